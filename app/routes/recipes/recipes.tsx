import { illustrationAddress } from "../../content/illustration-addresses.server";
import { type Content, contentFor } from "../../content/read.server";
import { controlData } from "../../controls/control-data.server";
import { PageControl } from "../../controls/PageControl";
import { WhatsAppButton } from "../../enquiry/WhatsAppButton";
import { textToPath } from "../../fonts/text-to-path.server";
import { interpolate } from "../../interpolate";
import { Island } from "../../island/Island";
import { pathIn } from "../../languages";
import { forManyProps } from "../../recipe/pantry.server";
import { recipeLines, spicesOf } from "../../recipe/recipe-lines";
import { recipe } from "../../seo/json-ld";
import { metaTags } from "../../seo/meta";
import { dishWords, smallestPackId } from "../../slip/slip-data.server";
import { BigDabba } from "../../ui/BigDabba";
import { CallToAction } from "../../ui/CallToAction";
import { NumberedPoints } from "../../ui/NumberedPoints";
import { PageHeader } from "../../ui/PageHeader";
import { Section } from "../../ui/Section";
import { SectionHeader } from "../../ui/SectionHeader";
import { Stats } from "../../ui/Stats";
import type { Route } from "./+types/recipes";
import { DishLinks } from "./DishLinks";
import { RecipeCards } from "./RecipeCards";
import styles from "./recipes.module.css";

export function loader({ request }: Route.LoaderArgs) {
  const content = contentFor(request);
  const { language, pages, site } = content;
  const { meta, menu, hero, cards, dishes, measures, stats, tips, callToAction, pdf, ...cardWords } = pages.recipes;
  const forMany = forManyProps(content);
  return {
    words: { meta, menu, hero, cards, dishes, measures, stats, tips, callToAction },
    cardWords: { ...cardWords, order: dishWords(content) },
    label: pages.recipes.hero.hindi ? textToPath(pages.recipes.hero.hindi) : undefined,
    forMany,
    dabba: content.hasExtras ? content.controlWords.dabba : undefined,
    // No card shows the recipe's place in the order, and the cards are sent to the browser as JSON.
    recipes: content.recipes.map(({ illustration, id: _, ...recipe }) => ({
      ...recipe,
      spices: spicesOf(content, recipe).map((spice) => ({ ...spice, pack: smallestPackId(content, spice.id) })),
      ingredients: forMany
        ? recipe.ingredients
        : recipe.ingredients.map(({ gramsEach: _, ...ingredient }) => ingredient),
      drawing: illustration && illustrationAddress(illustration),
      download: download(content, { name: recipe.title, id: recipe.slug, serves: String(recipe.serves) }),
      share: controlData(content, "share-recipe", {
        name: recipe.title,
        path: `${pathIn(language, "/recipes")}#${recipe.slug}`,
      }),
    })),
    all: controlData(content, "view-all-products"),
    jsonLd: content.recipes.flatMap((facts) => {
      if (!facts.illustration) return [];
      const { ingredients, spices } = recipeLines(content, facts);
      return [recipe(site, facts, [...ingredients, ...spices], facts.illustration)];
    }),
  };
}

/** The PDF keeps the recipe's own servings, whatever the card is set to: its link says so. */
function download(content: Content, about: { name: string; id: string; serves: string }) {
  const control = controlData(content, "download-pdf", about);
  const { link } = content.pages.recipes.pdf;
  return control.kind === "download"
    ? { ...control, label: interpolate(link, { action: control.label, serves: about.serves }) }
    : control;
}

export const meta: Route.MetaFunction = metaTags;

export default function Recipes({ loaderData }: Route.ComponentProps) {
  const { words, cardWords, label, recipes, forMany, dabba, all } = loaderData;
  return (
    <>
      <PageHeader variant="green" words={words.hero} hindi={label} object={<BigDabba isEager />} />

      <Section variant="first">
        <SectionHeader head={words.cards} step={2} />
        <DishLinks name={words.dishes} recipes={recipes} />
        <details className={`${styles.measures} not-printed`}>
          <summary>{words.measures.title}</summary>
          <p>{words.measures.text}</p>
        </details>
        <Island name="recipes" component={RecipeCards} props={{ recipes, words: cardWords, forMany, dabba }} />
      </Section>

      <Section variant="continued">
        <Stats figures={words.stats} />
      </Section>

      <Section variant="paper">
        <SectionHeader head={words.tips.head} step={4} />
        <NumberedPoints points={words.tips.points} />
      </Section>

      <CallToAction
        variant="red"
        words={words.callToAction}
        object={<BigDabba isEmpty />}
        actions={
          <>
            <WhatsAppButton {...words.callToAction.whatsapp} />
            <PageControl control={all} />
          </>
        }
      />
    </>
  );
}
