import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import postcss, { type ChildNode, type Container, type Node, type Rule } from "postcss";
import { onDemandFolder } from "../../tools/install.mjs";

/** The part of stylelint that is used here. */
interface Stylelint {
  lint: (options: object) => Promise<{ results: { warnings: { text: string; line: number; column: number }[] }[] }>;
}

/** `npm run test:resilience` installs these; other commands that read the journeys do not. */
const packages = resolve(onDemandFolder("e2e/resilience/stylelint"));

async function loadStylelint(): Promise<Stylelint> {
  const file = createRequire(join(packages, "package.json")).resolve("stylelint");
  return (await import(pathToFileURL(file).href)).default;
}

export interface Problem {
  /** E.g. `Unit "dvh"`. */
  what: string;
  /** The path of its rules: `@layer base / a:hover / translate: 0 2px`. */
  where: string;
}

/**
 * CSS features without a fallback that the oldest browsers with the design (tools/build/css.ts) may not support. Those
 * are from spring 2022; the data of web-features says what all browsers supported at the end of 2021.
 *
 * A fallback is an earlier value of the same property in the same rule, also with a prefix; a rule outside `@supports`;
 * or, for a custom property, of which the last value counts, the same one in `@supports not`.
 */
export async function unsupportedIn(css: string): Promise<Problem[]> {
  const sheet = postcss.parse(css);
  sheet.walkAtRules("supports", (supports) => {
    if (!supports.params.startsWith("not ")) return void supports.remove();
    supports.walkDecls(/^--/, ({ prop, parent }) => {
      for (const rule of supports.parent?.nodes ?? [])
        if (rule.type === "rule" && rule.selector === (parent as Rule).selector)
          for (const other of [...rule.nodes]) if (other.type === "decl" && other.prop === prop) other.remove();
    });
    supports.replaceWith(supports.nodes ?? []);
  });
  sheet.walkDecls(/^(?!--)/, (declaration) => {
    const earlier = declaration.parent?.nodes.slice(0, declaration.parent.index(declaration)) ?? [];
    const isFallback = (node: ChildNode) =>
      node.type === "decl" && node.prop.replace(/^-[a-z]+-/, "") === declaration.prop;
    if (earlier.some(isFallback)) declaration.remove();
  });
  const code = sheet.toString();
  const stylelint = await loadStylelint();
  const { results } = await stylelint.lint({
    code,
    configBasedir: packages,
    config: {
      plugins: ["stylelint-plugin-use-baseline"],
      rules: {
        "plugin/use-baseline": [true, { available: 2021 }],
        // Features that the plugin does not check: alternative text in `content`, and `(width < 1rem)`.
        "declaration-property-value-disallowed-list": { content: ["/\\s\\/\\s/"] },
        "media-feature-range-notation": "prefix",
      },
    },
  });
  const checked = postcss.parse(code);
  const problems: Problem[] = (results[0]?.warnings ?? []).map(({ text, line, column }) => ({
    what: text.replace(/ is not a 2021.*| \(.*/g, ""),
    where: placeAt(checked, offsetOf(code, line, column)),
  }));
  checked.walkAtRules("media", (rule) => {
    if (/(^|, ?)not \(|\) or \(/.test(rule.params)) problems.push({ what: "Media condition", where: placeOf(rule) });
  });
  return problems;
}

function offsetOf(code: string, line: number, column: number): number {
  const before = code.split("\n").slice(0, line - 1);
  return before.join("\n").length + Math.min(before.length, 1) + column - 1;
}

/** The innermost rule or declaration at an offset. */
function placeAt(container: Container, offset: number): string {
  const inner = container.nodes?.find(
    ({ source }) => (source?.start?.offset ?? 0) <= offset && offset < (source?.end?.offset ?? 0),
  );
  if (!inner) return placeOf(container);
  return "nodes" in inner ? placeAt(inner as Container, offset) : placeOf(inner);
}

function placeOf(node: Node): string {
  const { parent } = node;
  const own = node.toString().replace(/\s*\{.*/s, "");
  return parent && parent.type !== "root" ? `${placeOf(parent as Node)} / ${own}` : own;
}
