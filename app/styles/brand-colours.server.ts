import { readFileSync } from "node:fs";
import { formatHex } from "culori";
import { type CssColor, type TokenOrValue, transform } from "lightningcss";

/** A colour in hexadecimal, for each theme. */
interface BrandColour {
  light: string;
  dark: string;
}

/**
 * Reads a colour token for use outside the style sheets: the browser's interface, icons, the share card.
 *
 * @param token its name, e.g. `--ink`
 * @param css the style sheet that sets it; tokens.css by default
 * @throws if the token is missing or is not an oklch() colour
 */
export function brandColour(token: `--${string}`, css = readFileSync("app/styles/tokens.css")): BrandColour {
  const tokens = readTokens(css);
  return { light: hexOf(token, tokens, "light"), dark: hexOf(token, tokens, "dark") };
}

function readTokens(css: Uint8Array): Map<string, TokenOrValue[]> {
  const tokens = new Map<string, TokenOrValue[]>();
  transform({
    filename: "tokens.css",
    code: css,
    visitor: { Declaration: { custom: ({ name, value }) => void tokens.set(name, value) } },
  });
  return tokens;
}

function hexOf(token: string, tokens: Map<string, TokenOrValue[]>, theme: keyof BrandColour): string {
  const hex = (colour: CssColor): string | undefined => {
    if (typeof colour === "string") return;
    if (colour.type === "light-dark") return hex(colour[theme]);
    if (colour.type === "oklch") return formatHex({ mode: "oklch", l: colour.l, c: colour.c, h: colour.h });
  };
  const read = ([first]: TokenOrValue[]): string | undefined => {
    if (first?.type === "color") return hex(first.value);
    if (first?.type === "var") return hexOf(first.value.name.ident, tokens, theme);
    // light-dark() with a var() in it
    if (first?.type === "unresolved-color" && first.value.type === "light-dark") return read(first.value[theme]);
  };
  const value = read(tokens.get(token) ?? []);
  if (!value) throw new Error(`${token} is not an oklch() colour in tokens.css`);
  return value;
}
