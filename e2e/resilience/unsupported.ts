import compatibility from "@mdn/browser-compat-data" with { type: "json" };
import type { BrowserName, CompatStatement } from "@mdn/browser-compat-data";
import postcss, { type ChildNode, type Node, type Rule } from "postcss";
import { parseAst } from "vite";

/**
 * What built CSS and scripts use without a fallback although the oldest browsers lack it, by MDN's compatibility data.
 */

/** The first version of each browser that must support it. */
export type Oldest = Partial<Record<BrowserName, number>>;

export interface Problem {
  /** E.g. `Unit "dvh"` or `Map.groupBy`. */
  what: string;
  /** In CSS, the path of its rules: `@layer base / a:hover / translate: 0 2px`; in a script, the code around it. */
  where: string;
}

/** What the data says of a feature, and of those that belong to it. */
type Feature = { readonly [name: string]: Feature } & { readonly __compat?: CompatStatement };

const { properties = {}, selectors = {}, types = {}, "at-rules": atRules = {} } = compatibility.css as Feature;
const { api = {}, javascript: { builtins = {} } = {} } = compatibility as unknown as Feature as Record<string, Feature>;

/** Whether all these browsers have a feature, without a prefix or a flag. */
function isSupported({ support }: CompatStatement, oldest: Oldest): boolean {
  const at = (version: unknown) => Number.parseFloat(String(version).replace("≤", ""));
  return Object.entries(oldest).every(([browser, version]) =>
    [support[browser as BrowserName] ?? []]
      .flat()
      .some(
        ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) =>
          !(flags || prefix || other || at(removed) <= version) && at(added) <= version,
      ),
  );
}

/** Every feature below one, by name: `color-mix` is in `types.color`, `groupBy` in `builtins.Map`. */
function featuresBelow(feature: Feature, found = new Map<string, CompatStatement[]>()) {
  for (const [name, inner] of Object.entries<Feature>(feature)) {
    if (name === "__compat") continue;
    const own = name.replace(/_(static|event)$/, "");
    if (inner.__compat) found.set(own, [...(found.get(own) ?? []), inner.__compat]);
    featuresBelow(inner, found);
  }
  return found;
}

const valueTypes = featuresBelow(types);
const members = featuresBelow({ ...api, ...builtins } as Feature);
const unitTypes: Readonly<Record<string, string>> = {
  cq: "container_query_length_units",
  dv: "viewport_percentage_units_dynamic",
  lv: "viewport_percentage_units_large",
  sv: "viewport_percentage_units_small",
};

/**
 * CSS that the oldest browsers lack. A fallback is an earlier value of the same property in the same rule, also with a
 * prefix; a rule outside `@supports`; or, for a custom property, of which the last value counts, the same one in
 * `@supports not`.
 */
export function unsupportedCss(css: string, oldest: Oldest): Problem[] {
  const problems: Problem[] = [];
  const isKnown = (feature: Feature | undefined) => !feature?.__compat || isSupported(feature.__compat, oldest);
  const sheet = withoutFallbacks(css);
  sheet.walk((node) => {
    const report = (what: string, isFine: boolean) => void (isFine || problems.push({ what, where: placeOf(node) }));
    if (node.type === "atrule") {
      report(`At-rule "@${node.name}"`, isKnown(atRules[node.name]));
      if (node.name !== "media") return;
      for (const [, name = ""] of node.params.matchAll(/\(([a-z-]+)/g))
        report(`Media feature "${name}"`, isKnown(atRules.media?.[name]));
      report("Media range", !/[<>=]/.test(node.params) || isKnown(atRules.media?.range_syntax));
      report("Media condition", !/(^|, ?)not \(|\) or \(/.test(node.params) || isKnown(atRules.media?.or_syntax));
    } else if (node.type === "rule") {
      report('Selector "nesting"', !node.selector.includes("&") || isKnown(selectors.nesting));
      for (const [, name = ""] of node.selector.matchAll(/::?([\w-]+)/g))
        report(`Selector "${name}"`, isKnown(selectors[name]));
    } else if (node.type === "decl") {
      const property = properties[node.prop];
      if (!isKnown(property)) return report(`Property "${node.prop}"`, false);
      report('Value "/" of property "content"', !/\s\/\s/.test(node.value) || isKnown(property?.alt_text));
      const value = node.value.replace(/"[^"]*"|url\([^)]*\)|#\w+/g, "");
      const isType = (name: string) =>
        valueTypes.get(name)?.some((statement) => isSupported(statement, oldest)) ?? true;
      for (const [, name = "", bracket] of value.matchAll(/(?<![\w.-])([a-z][a-z-]*)(\()?/gi))
        if (bracket) report(`Function "${name}"`, isType(name));
        else report(`Value "${name}" of property "${node.prop}"`, isKnown(property?.[name]));
      for (const [, unit = ""] of value.matchAll(/\d([a-z]+)/gi))
        report(`Unit "${unit}"`, isType(unitTypes[unit.slice(0, 2)] ?? unit));
    }
  });
  return problems;
}

/** The sheet without what has a fallback. */
function withoutFallbacks(css: string) {
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
  return sheet;
}

function placeOf(node: Node): string {
  const { parent } = node;
  const own = node.toString().replace(/\s*\{.*/s, "");
  return parent && parent.type !== "root" ? `${placeOf(parent as Node)} / ${own}` : own;
}

/** The parts of a syntax tree that are read here: https://github.com/estree/estree. */
interface SyntaxNode {
  type: string;
  start: number;
  name?: string;
  computed?: boolean;
  object?: SyntaxNode;
  property?: SyntaxNode;
  callee?: SyntaxNode;
}

/**
 * What a script calls or constructs that the oldest browsers lack: `Map.groupBy(…)`, `new Set()`, and a method of any
 * object if every standard method of its name is too new. Only what all current browsers have: nothing else is used
 * without a test.
 */
export function unsupportedInScript(code: string, oldest: Oldest): Problem[] {
  const isTooNew = (statements: readonly CompatStatement[] = []) =>
    statements.some((each) => isSupported(each, { chrome: 999, firefox: 999, safari: 999 })) &&
    !statements.some((each) => isSupported(each, oldest));
  const globals = { ...api, ...builtins } as Feature;
  const problems: Problem[] = [];
  const visit = (node: SyntaxNode) => {
    const { callee } = node;
    const name = callee?.property && !callee.computed ? callee.property.name : callee?.name;
    if (callee && name) {
      const owner = callee.object?.name ?? "";
      const isOfGlobal = callee.object && Object.hasOwn(globals, owner);
      const own = isOfGlobal ? (globals[owner]?.[name] ?? globals[owner]?.[`${name}_static`]) : globals[name];
      const statements = isOfGlobal || !callee.object ? [own?.__compat ?? []].flat() : members.get(name);
      if (isTooNew(statements))
        problems.push({
          what: isOfGlobal ? `${owner}.${name}` : name,
          where: code.slice(Math.max(0, callee.start - 60), callee.start + 60),
        });
    }
    for (const inner of Object.values(node))
      for (const part of [inner].flat()) if (part && typeof part === "object" && "type" in part) visit(part);
  };
  visit(parseAst(code) as SyntaxNode);
  return problems;
}
