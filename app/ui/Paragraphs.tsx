/** A text of which each line is a paragraph (`paragraphs` in content/schema/fields.ts). */
export function Paragraphs({ text }: { text: string }) {
  return text.split("\n").map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
