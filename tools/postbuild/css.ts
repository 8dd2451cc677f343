import { transform } from "lightningcss";

/** What a style sheet draws and fetches. */
export interface SheetContents {
  /** The texts of `content`. */
  texts: string[];
  /** The addresses of `url()`. */
  addresses: string[];
}

/** Reads a style sheet with a CSS parser. */
export function contentsOf(css: string): SheetContents {
  const texts: string[] = [];
  const addresses: string[] = [];
  transform({
    filename: "style.css",
    code: Buffer.from(css),
    visitor: {
      Url({ url }) {
        addresses.push(url);
      },
      Declaration: {
        custom: ({ name, value }) => {
          if (name !== "content") return;
          for (const part of value)
            if (part.type === "token" && part.value.type === "string") texts.push(part.value.value);
        },
      },
    },
  });
  return { texts, addresses };
}
