import { type Content, contentFor } from "../../content/read.server.ts";
import { itemList, recipe } from "../../document/seo/json-ld.ts";
import { StructuredData } from "../../document/seo/StructuredData.tsx";
import { controlData } from "../../features/controls/control-data.server.ts";
import { PageControl } from "../../features/controls/PageControl.tsx";
import { WhatsAppButton } from "../../features/enquiry/WhatsAppButton.tsx";
import { DishLinks } from "../../features/recipes/DishLinks.tsx";
import { RecipeCards } from "../../features/recipes/RecipeCard.tsx";
import { recipeCards } from "../../features/recipes/recipe-cards.server.ts";
import { textToPath } from "../../fonts/text-to-path.server.ts";
import { Island } from "../../islands/Island.tsx";
import { pathIn } from "../../site/languages.ts";
import { pages as allPages } from "../../site/pages.ts";
import { BigDabba } from "../../ui/BigDabba.tsx";
import { CallToAction } from "../../ui/CallToAction.tsx";
import { NumberedPoints } from "../../ui/NumberedPoints.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { Section } from "../../ui/Section.tsx";
import { SectionHeader } from "../../ui/SectionHeader.tsx";
import { Stats } from "../../ui/Stats.tsx";
import type { Route } from "./+types/recipes";
import styles from "./recipes.module.css";

export async function loader({ request }: Route.LoaderArgs) {
  const content = contentFor(request);
  const { pages } = content;
  return {
    words: content.pages.recipes,
    label: pages.recipes.hero.hindi ? textToPath(pages.recipes.hero.hindi) : undefined,
    cards: recipeCards(content),
    all: controlData(content, "view-all-products"),
    structuredData: await structuredDataOf(content),
  };
}

/** The list of the recipes, and each of them. None without a drawing: Google requires a picture. */
async function structuredDataOf(content: Content) {
  const page = content.site.address + pathIn(content.language, allPages.recipes.path);
  const drawn = content.recipes.flatMap(({ illustration, ...facts }) =>
    illustration ? { ...facts, illustration } : [],
  );
  const list = itemList(drawn.map(({ title, slug }) => ({ name: title, item: { "@id": `${page}#${slug}` } })));
  return [list, ...(await Promise.all(drawn.map((facts) => recipe(content, facts, page))))];
}

export default function Recipes({ loaderData }: Route.ComponentProps) {
  const { words, label, cards, all, structuredData } = loaderData;
  return (
    <>
      <PageHeader
        variant="green"
        words={words.hero}
        hindi={label}
        onPhone="below"
        object={<DishLinks name={words.dishes} recipes={cards.recipes} />}
      />

      <Section name={words.cards}>
        <details className={`${styles.measures} not-printed`}>
          <summary>{words.measures.title}</summary>
          <p>{words.measures.text}</p>
        </details>
        <Island name="recipes" component={RecipeCards} props={cards} />
      </Section>

      <Section variant="continued">
        <Stats figures={words.stats} />
      </Section>

      <Section variant="paper">
        <SectionHeader head={words.tips.head} />
        <NumberedPoints points={words.tips.points} />
      </Section>

      <CallToAction
        variant="red"
        words={words.callToAction}
        object={<BigDabba />}
        actions={
          <>
            <WhatsAppButton {...words.callToAction.whatsapp} />
            <PageControl control={all} />
          </>
        }
      />

      <StructuredData nodes={structuredData} />
    </>
  );
}
