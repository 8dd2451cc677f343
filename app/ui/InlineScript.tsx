import type { ComponentProps } from "react";

interface InlineScriptProps<Args extends readonly unknown[]> {
  /** Only the source of this function is in the page, so it must not use imports or constants of its file. */
  run: (...args: Args) => void;
  /** Serialised as JSON, which leaves out functions. */
  args: Args;
}

/**
 * Writes a function into the page as an inline script, which runs as soon as the parser reaches it. The build minifies
 * it and adds its hash to the security policy.
 */
export function InlineScript<const Args extends readonly unknown[]>({ run, args }: InlineScriptProps<Args>) {
  return <Script code={`(${run})(${args.map(literal).join()})`} />;
}

/**
 * The same for a function whose first argument imports modules: one function each, so that they can be evaluated one by
 * one. Their URLs are known to the build only.
 */
export function ImportingScript<const Args extends readonly unknown[]>({
  run,
  modules,
  args,
}: {
  run: (imports: readonly (() => Promise<never>)[], ...args: Args) => void;
  modules: readonly string[];
  args: Args;
}) {
  return <Script code={`(${run})(${[`[${modules.map(importing).join()}]`, ...args.map(literal)].join()})`} />;
}

const importing = (address: string) => `() => import(${literal(address)})`;

export function Script({ code, ...attributes }: ComponentProps<"script"> & { code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own functions, and JSON with every "<" escaped
  return <script {...attributes} dangerouslySetInnerHTML={{ __html: code }} />;
}

/** A value as JavaScript. Escapes "<", so that the value cannot close the script element. */
export const literal = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");
