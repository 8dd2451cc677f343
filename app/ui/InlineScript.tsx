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
 * The same for a function whose first argument imports a module, and in parallel the modules that it depends on. Their
 * URLs are known to the build only.
 */
export function ImportingScript<const Args extends readonly unknown[]>({
  run,
  module,
  others,
  args,
}: {
  run: (load: () => Promise<never>, ...args: Args) => void;
  module: string;
  others: readonly string[];
  args: Args;
}) {
  return (
    <Script
      code={`(${run})(${[`() => {${others.map(importing).join("")} return ${importing(module)}}`, ...args.map(literal)].join()})`}
    />
  );
}

const importing = (address: string) => `import(${literal(address)});`;

function Script({ code }: { code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own functions, and JSON with every "<" escaped
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}

/** A value as JavaScript. Escapes "<", so that the value cannot close the script element. */
export const literal = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");
