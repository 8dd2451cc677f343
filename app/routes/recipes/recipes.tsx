import { illustrationAddress } from "../../content/illustration-addresses.server";
import { contentFor } from "../../content/read.server";
import { Control } from "../../controls/Control";
import { controlData } from "../../controls/control-data.server";
import { WhatsAppButton } from "../../enquiry/WhatsAppButton";
import { pathIn } from "../../languages";
import { cookAlongData } from "../../recipe/cook-along-data";
import { recipeLines } from "../../recipe/recipe-lines";
import { recipe } from "../../seo/json-ld";
import { metaTags } from "../../seo/meta";
import { dishSlip } from "../../slip/slip-data.server";
import { BigDabba } from "../../ui/BigDabba";
import { CallToAction } from "../../ui/CallToAction";
import { JsonScript } from "../../ui/JsonScript";
import { NumberedPoints } from "../../ui/NumberedPoints";
import { PageHeader } from "../../ui/PageHeader";
import { Section } from "../../ui/Section";
import { SectionHeader } from "../../ui/SectionHeader";
import { Stats } from "../../ui/Stats";
import { textToPath } from "../../ui/text-to-path.server";
import type { Route } from "./+types/recipes";
import { RecipeCard, type RecipeCardData } from "./RecipeCard";
import styles from "./recipes.module.css";

export function loader({ request }: Route.LoaderArgs) {
  const content = contentFor(request);
  const { language, pages, site } = content;
  return {
    words: pages.recipes,
    label: pages.recipes.hero.hindi ? textToPath(pages.recipes.hero.hindi) : undefined,
    recipes: content.recipes.map(
      ({ slug, title, illustration, ...recipe }): RecipeCardData => ({
        ...recipe,
        ...recipeLines(content, recipe),
        drawing: illustration && illustrationAddress(illustration),
        slug,
        title,
        order: dishSlip(content, recipe.spices),
        download: controlData(content, "download-pdf", { name: title, id: slug }),
        share: controlData(content, "share-recipe", {
          name: title,
          path: `${pathIn(language, "/recipes")}#${slug}`,
        }),
      }),
    ),
    cookAlong: cookAlongData(content),
    all: controlData(content, "view-all-products"),
    jsonLd: content.recipes.map((facts) => {
      const { ingredients, spices } = recipeLines(content, facts);
      return recipe(site, facts, [...ingredients, ...spices]);
    }),
  };
}

export const meta: Route.MetaFunction = metaTags;

export default function Recipes({ loaderData }: Route.ComponentProps) {
  const { words, label, recipes, cookAlong, all } = loaderData;
  return (
    <>
      <PageHeader variant="green" words={words.hero} hindi={label} object={<BigDabba isEager />} />

      <Section variant="first">
        <SectionHeader head={words.cards} step={2} />
        <div className={styles.recipes} data-print="">
          {recipes.map((recipe, index) => (
            <RecipeCard key={recipe.slug} recipe={recipe} words={words} isOpen={index === 0} />
          ))}
        </div>
        <JsonScript type="application/json" data-cook-along="" value={cookAlong} />
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
            <Control control={all} />
          </>
        }
      />
    </>
  );
}
