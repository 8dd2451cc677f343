import {
  browserslistToTargets,
  type CustomAtRules,
  Features,
  type ReturnedRule,
  type Rule,
  type TransformOptions,
  transform,
} from "lightningcss";

/** The oldest browsers with the design (docs/specification.md, 16): the first with cascade layers. */
export const oldestStyled = ["chrome 99", "firefox 97", "safari 15.4", "ios_saf 15.4"];

const targets = browserslistToTargets(oldestStyled);
const exclude = Features.VendorPrefixes | Features.LightDark;

/** Minifies a style sheet. */
export const minified = (css: string) => transformed(css, { minify: true });

/** Flattens nested rules, for tools that do not support them. */
export const flattened = (css: string) => transformed(css, { include: Features.Nesting });

/**
 * Adds no prefixes: Vite has done so, and each pass would add them again where a value has a variable. The same goes for
 * the properties by which colours differ in the dark.
 */
function transformed(css: string, options: Partial<TransformOptions<CustomAtRules>>): string {
  const sheet = { filename: "style.css", code: Buffer.from(css), targets, exclude };
  return transform({ ...sheet, ...options }).code.toString();
}

/** The strings of all `content` declarations in a style sheet: text that pages show, so the font subsets need it. */
export function contentsOf(css: string): string[] {
  const texts: string[] = [];
  transformed(css, {
    visitor: {
      Declaration: {
        custom: ({ name, value }) => {
          if (name !== "content") return;
          for (const part of value)
            if (part.type === "token" && part.value.type === "string") texts.push(part.value.value);
        },
      },
    },
  });
  return texts;
}

/** Splits a sheet into its rules without `@font-face`, and the `@font-face` rules of local fonts, which load no file. */
export function splitFaces(css: string): { rules: string; localFaces: string } {
  const isLocal = (rule: Rule) =>
    rule.type === "font-face" &&
    !rule.value.properties.some(
      ({ type, value }) => type === "source" && value.some((source) => source.type === "url"),
    );
  const keep = (isKept: (rule: Rule) => boolean) =>
    transformed(css, {
      visitor: { Rule: (rule): ReturnedRule[] | undefined => (isKept(rule as Rule) ? undefined : []) },
    });
  return { rules: keep(({ type }) => type !== "font-face"), localFaces: keep(isLocal) };
}
