/** How a page describes itself, from its content. */
export interface PageMeta {
  title: string;
  description: string;
}

/** The meta elements of a screen. */
export function pageMeta({ title, description }: PageMeta) {
  return [{ title }, { name: "description", content: description }];
}
