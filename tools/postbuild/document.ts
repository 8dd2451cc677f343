/** What a document holds that styles may speak of. */
export interface Vocabulary {
  classes: ReadonlySet<string>;
  ids: ReadonlySet<string>;
  elements: ReadonlySet<string>;
  /** Attribute names, and `name=value` for each value seen. */
  attributes: ReadonlySet<string>;
}

/** Reads the words that selectors may match out of a document's tags. */
export function vocabularyOf(html: string): Vocabulary {
  const classes = new Set<string>();
  const ids = new Set<string>();
  const elements = new Set<string>(["html", "head", "body"]);
  const attributes = new Set<string>();
  for (const [, element = "", rest = ""] of html.matchAll(/<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/gi)) {
    elements.add(element.toLowerCase());
    for (const [, name = "", value = ""] of rest.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)) {
      attributes.add(name.toLowerCase());
      attributes.add(`${name.toLowerCase()}=${value}`);
      if (name === "class") for (const word of value.split(/\s+/)) classes.add(word);
      if (name === "id") ids.add(value);
    }
  }
  return { classes, ids, elements, attributes };
}

/** The text a visitor may see: tags, styles and scripts taken out, entities resolved. */
export function visibleText(html: string): string {
  return unescaped(
    html
      .replace(/<(style|script)\b[\s\S]*?<\/\1>/g, " ")
      .replace(/<[^>]*?(?:placeholder|aria-label|alt)="([^"]*)"[^>]*>/g, " $1 ")
      .replace(/<[^>]+>/g, " "),
  );
}

function unescaped(text: string): string {
  const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (entity, hex, decimal, name) =>
    hex
      ? String.fromCodePoint(Number.parseInt(hex, 16))
      : decimal
        ? String.fromCodePoint(Number(decimal))
        : (named[name] ?? entity),
  );
}
