import { defaultLanguage, type Language, languageAt, languages, translationLanguages } from "../site/languages.ts";
import { type ContentFolder, withLine } from "./content-files.ts";
import { openContent } from "./content-folder.ts";
import { type ContentParts, readParts } from "./parts.ts";
import { ContentError } from "./problems.ts";
import { type ControlSetName, controlSetName } from "./schema/controls.ts";
import { fillIn, templateVariables } from "./template-variables.ts";

/** All of the site's content in one language. */
export type Content = ReturnType<typeof contentIn>;

/**
 * Reads `content/` in every language, the default language first, and fills in its variables such as {brand}.
 *
 * @throws ContentError with all problems of single files. Rules across files are checked before (tools/check).
 */
export function readContents(folder: ContentFolder = openContent(process.cwd())): readonly [Content, ...Content[]] {
  const { parts, problems } = readParts(folder);
  if (problems.length > 0) throw new ContentError(problems.map((problem) => withLine(problem, folder)));
  const complete = parts as Readonly<Record<Language, ContentParts>>; // Holds, because there are no problems.
  return [
    contentIn(defaultLanguage, complete),
    ...translationLanguages.map((language) => contentIn(language, complete)),
  ];
}

/** Reads the content in one language. */
export function readContent(language: Language = defaultLanguage): Content {
  return contentOf(language, readContents());
}

let contents: ReturnType<typeof readContents> | undefined;

/** The content in the language of the requested page. A build reads it once, the dev server for every request. */
export function contentFor(request: Request): Content {
  if (!contents || import.meta.env.DEV) contents = readContents();
  return contentOf(languageAt(new URL(request.url).pathname), contents);
}

function contentOf(language: Language, contents: ReturnType<typeof readContents>): Content {
  return contents.find((content) => content.language === language) ?? contents[0];
}

function contentIn(language: Language, all: Readonly<Record<Language, ContentParts>>) {
  const parts = all[language];
  const { controls, ...rest } = parts;
  const controlSet = controlSetOfEnvironment() ?? controls.use;
  const variables = templateVariables(parts, language);
  const filled = fillIn(rest, { ...variables, loose: parts.catalogue.loose });
  const { days, hours, closed } = variables;
  return {
    ...filled,
    language,
    site: parts.site,
    layout: { ...filled.layout, days, hours, closed },
    translations: translationsOf(all, language),
    inOtherLanguages: languages.filter((other) => other !== language).map((other) => all[other]),
    controlWords: fillIn(controls.words, variables),
    controlSet,
    /** Whether the site has what the specification lacks: all of it with the launch set, none of it otherwise. */
    hasExtras: controlSet === "launch",
  };
}

/** The names of every product and spice in the other languages, by slug or id, in the order of `languages`. */
function translationsOf(all: Readonly<Record<Language, ContentParts>>, language: Language) {
  const others = languages.filter((other) => other !== language);
  const named = ({ products, spices }: ContentParts) => [
    ...spices.map(({ id, name }) => [id, name] as const),
    ...products.map(({ slug, name }) => [slug, name] as const),
  ];
  const namesOf = (id: string) => others.flatMap((other) => new Map(named(all[other])).get(id) ?? []);
  return Object.fromEntries(named(all[language]).map(([id]) => [id, namesOf(id)]));
}

/**
 * The name printed on a product's packet, which is in the default language. Undefined on pages in that language, which
 * show it as the product's name.
 */
export function nameOnPacket(content: Pick<Content, "language" | "translations">, slug: string): string | undefined {
  return content.language === defaultLanguage ? undefined : content.translations[slug]?.[0];
}

/**
 * The set of controls in the environment variable SITE_CONTROLS, which overrides `use` in controls.yaml.
 *
 * @throws if there is no such set
 */
function controlSetOfEnvironment(): ControlSetName | undefined {
  const wanted = process.env.SITE_CONTROLS;
  if (!wanted) return undefined;
  const name = controlSetName.safeParse(wanted);
  if (!name.success) throw new Error(`SITE_CONTROLS: expected specified or launch, got "${wanted}"`);
  return name.data;
}
