interface InlineScriptProps<Args extends readonly unknown[]> {
  /** It stands alone: of its file, only the function is written into the page. */
  run: (...args: Args) => void;
  /** Plain data; functions in it are left out. */
  args: Args;
}

/** One of the project's own small functions, run by the page where it stands; the build minifies and hashes it. */
export function InlineScript<const Args extends readonly unknown[]>({ run, args }: InlineScriptProps<Args>) {
  return <Script code={`(${run})(${args.map(literal).join()})`} />;
}

/**
 * The same for a function whose first argument imports a module, whose address only the build knows; and at the same
 * time the other modules, which it needs.
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

/** A value as JavaScript that cannot end the element. */
export const literal = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");
