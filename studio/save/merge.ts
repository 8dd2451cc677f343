import type { FieldPath } from "../../app/content/problems.ts";
import { isGroup } from "../../app/content/schema/translation.ts";
import { defaultLanguage, type Language, languages } from "../../app/site/languages.ts";
import { type Field, type GroupField, isFact, type LeafField, type ListField } from "../forms/fields.ts";
import { type Entry, type FormValues, inputLanguages, isSame, linesIn, stateIn } from "../forms/values.ts";

/** Both the person and somebody else have changed a field, an entry of a list, or the whole form. */
export interface Conflict extends Place {
  field: Field;
  /** The values of both; undefined if one has taken it out. */
  mine: unknown;
  saved: unknown;
  /** The languages in which they differ. */
  languages: readonly Language[];
  /** Only the order of a list is in question. */
  isOrder?: boolean;
  /** Both can stay, as two entries of a list. */
  canKeepBoth?: boolean;
}

interface Place {
  form: string;
  /** The path in the person's form; of what the person has taken out, that when the form was opened. */
  path: FieldPath;
}

export type Keep = "mine" | "saved" | "both";
export type Decide = (conflict: Conflict) => Keep;

/** Values as the form was opened, as the person wants them, and as they are saved now. */
export type Three<Values> = readonly [was: Values, mine: Values, now: Values];

/**
 * Three-way merge: applies what a form has changed since it was opened to what is saved now, and nothing else. A list
 * has the words of all languages in each entry, so all languages get the same entries in the same order.
 *
 * @param values undefined if there is no such entry, such as a masala before it was added
 */
export function mergedForm(
  form: string,
  field: GroupField,
  [was, mine, now]: Three<FormValues | undefined>,
  decide: Decide,
): FormValues | undefined {
  const place = { form, path: [] };
  if (was && mine && now) return merged(field, [was, mine, now], place, decide) as FormValues; // As any group is.
  const isUnchanged = (one: unknown, other: unknown) => (one && other ? isSame(field, one, other) : one === other);
  if (isUnchanged(mine, was) || isUnchanged(mine, now)) return now;
  if (isUnchanged(now, was)) return mine;
  return decide({ ...place, field, mine, saved: now, languages }) === "mine" ? mine : now;
}

function merged(field: Field, three: Three<unknown>, place: Place, decide: Decide): unknown {
  const [was, mine, now] = three;
  if (isSame(field, mine, was) || isSame(field, mine, now)) return now;
  if (field.kind === "leaf") return mergedLeaf(field, three as Three<FormValues>, place, decide);
  if (field.kind === "list") return mergedList(field, three as Three<Entry[]>, place, decide);
  const fields = field.fields.map((inner) => {
    const [a, b, c] = three.map((values) => (isGroup(values) ? values[inner.name] : undefined));
    return [inner.name, merged(inner, [a, b, c], placeIn(place, inner.name), decide)];
  });
  return { ...Object(now), ...Object.fromEntries(fields) };
}

const placeIn = ({ form, path }: Place, name: string | number): Place => ({ form, path: [...path, name] });

function mergedLeaf(field: LeafField, [was, mine, now]: Three<FormValues>, place: Place, decide: Decide): FormValues {
  if (field.input.type === "choices") {
    // Each choice is changed by itself.
    const has = (values: FormValues, value: string) => [values[defaultLanguage]].flat().includes(value);
    const isChosen = (value: string) => has(has(mine, value) === has(was, value) ? now : mine, value);
    return { ...now, [defaultLanguage]: field.input.options.map(({ value }) => value).filter(isChosen) };
  }
  if (field.input.type === "lines") {
    // Each line is changed by itself, as an entry of a list.
    const list: ListField = { ...field, kind: "list", entry: field.input.entry, min: 0, max: Number.POSITIVE_INFINITY };
    const entriesOf = (values: FormValues): Entry[] =>
      linesIn(values[defaultLanguage]).map((line) => ({ [defaultLanguage]: line, "#": crypto.randomUUID() }));
    const entries = mergedList(list, [entriesOf(was), entriesOf(mine), entriesOf(now)], place, decide);
    return { [defaultLanguage]: entries.map((entry) => entry[defaultLanguage]).join("\n") };
  }
  const differs = (one: FormValues, other: FormValues) => (language: Language) =>
    stateIn(field, one, language) !== stateIn(field, other, language);
  const changed = inputLanguages(field).filter(differs(mine, was)).filter(differs(mine, now));
  const asked = changed.filter(differs(now, was));
  const isMine = asked.length > 0 && decide({ ...place, field, mine, saved: now, languages: asked }) === "mine";
  const taken = isMine ? changed : changed.filter((language) => !asked.includes(language));
  return { ...now, ...Object.fromEntries(taken.map((language) => [language, mine[language]])) };
}

/** Added entries of both stay, each after the entry that it was put after; those that are saved already come first. */
function mergedList(list: ListField, [was, mine, now]: Three<Entry[]>, whole: Place, decide: Decide): Entry[] {
  const { entry: field } = list;
  const ours = pairsOf(list, was, mine);
  const theirs = pairsOf(list, was, now, ours);
  /** What stays of an entry of the base, or of one that was added. */
  const kept = new Map<Entry, Entry[]>();
  for (const [index, base] of was.entries()) {
    const [own, other] = [ours.get(base), theirs.get(base)];
    const place = placeIn(whole, own ? mine.indexOf(own) : index);
    if (own && other && likeness(field, [base, own], other) > 0) {
      let isBoth = false;
      const value = merged(field, [base, own, other], place, (conflict) => {
        const keep = decide({ ...conflict, canKeepBoth: field.kind === "leaf" && list.min < list.max });
        isBoth ||= keep === "both";
        return keep;
      });
      kept.set(base, isBoth ? [other, { ...own, "#": crypto.randomUUID() }] : [value as Entry]); // As any entry is.
      continue;
    }
    // Taken out, or replaced by another one.
    const isChanged = (entry: Entry | undefined) => !entry || !isSame(field, entry, base);
    const isAsked = (own ?? other) && isChanged(own) && isChanged(other);
    const isMine = isAsked
      ? decide({ ...place, field, mine: own, saved: other, languages }) === "mine"
      : isChanged(own);
    const chosen = isMine ? own : other;
    if (chosen) kept.set(base, [chosen]);
  }
  const [ourKeys, theirKeys] = [keysOf(mine, ours), keysOf(now, theirs)];
  const added = theirKeys.filter((entry) => !was.includes(entry));
  for (const entry of added) kept.set(entry, [entry]);
  for (const [index, own] of ourKeys.entries()) {
    if (was.includes(own)) continue;
    const twin = added.findIndex((other) => isSame(field, own, other) || hasSameId(field, own, other));
    const [saved] = twin < 0 ? [] : added.splice(twin, 1);
    if (saved) ourKeys[index] = saved;
    const conflict = { ...placeIn(whole, index), field, mine: own, saved, languages };
    if (!saved || (!isSame(field, own, saved) && decide(conflict) === "mine")) kept.set(saved ?? own, [own]);
  }
  const inBoth = (keys: readonly Entry[]) => keys.filter((entry) => ours.has(entry) && theirs.has(entry));
  const isSameOrder = (one: readonly Entry[], other: readonly Entry[]) =>
    inBoth(one).every((entry, index) => entry === inBoth(other)[index]);
  const isOurs =
    isSameOrder(theirKeys, was) ||
    (!isSameOrder(ourKeys, was) &&
      !isSameOrder(ourKeys, theirKeys) &&
      decide({ ...whole, field: list, mine, saved: now, languages, isOrder: true }) === "mine");
  const order = (isOurs ? ourKeys : theirKeys).filter((entry) => was.includes(entry) && kept.has(entry));
  for (const keys of [ourKeys, theirKeys]) {
    let place = 0;
    for (const entry of keys) {
      if (kept.has(entry) && !order.includes(entry)) order.splice(place, 0, entry);
      if (order.includes(entry)) place = order.indexOf(entry) + 1;
    }
  }
  return order.flatMap((entry) => kept.get(entry) ?? []);
}

type Pairs = ReadonlyMap<Entry, Entry>;

/** The entries of a list, each as the one of the base that it was. */
function keysOf(entries: readonly Entry[], pairs: Pairs): Entry[] {
  const bases = new Map(Array.from(pairs, ([base, entry]) => [entry, base]));
  return entries.map((entry) => bases.get(entry) ?? entry);
}

/**
 * What each entry of the base has become. In the form it still has its key. In what somebody else has saved it is the
 * entry that is the same, or is most alike: so a renamed entry is known by its other language.
 *
 * @param ours what the entries have become in the form: an earlier try to save may have succeeded, and its answer be lost
 */
function pairsOf(
  { entry: field, min, max }: ListField,
  was: readonly Entry[],
  is: readonly Entry[],
  ours?: Pairs,
): Pairs {
  const found = new Map<Entry, Entry>();
  const left = new Set(is);
  const pair = (base: Entry, entry: Entry | undefined) => {
    if (!found.has(base) && entry && left.delete(entry)) found.set(base, entry);
  };
  const pairAll = (test: (base: Entry, entry: Entry) => boolean) => {
    for (const base of was) pair(base, found.has(base) ? undefined : [...left].find((entry) => test(base, entry)));
  };
  pairAll((base, entry) => base["#"] === entry["#"]);
  const alike = was.flatMap((base) =>
    [...left].map((entry) => ({ base, entry, likeness: likeness(field, [base, ours?.get(base)], entry) })),
  );
  for (const { base, entry, likeness } of alike.sort((a, b) => b.likeness - a.likeness))
    if (likeness > 0) pair(base, entry);
  // Nothing can be added or taken out.
  if (min === max) pairAll(() => true);
  return found;
}

/** How sure it is that an entry is another version of one of these; 0 if it is not. */
function likeness(field: Field, versions: readonly (Entry | undefined)[], entry: Entry): number {
  const all = versions.flatMap((version) => {
    if (!version) return [];
    if (isSame(field, version, entry)) return 3;
    if (hasSameId(field, version, entry)) return 2;
    const share = shareOfWords(field, version, entry);
    return share >= 0.5 ? share : 0;
  });
  return Math.max(...all);
}

function hasSameId(field: Field, one: Entry, other: Entry): boolean {
  const id = field.kind === "group" ? field.fields.find(({ name }) => ["id", "region"].includes(name)) : undefined;
  return id !== undefined && isSame(id, one[id.name], other[id.name]) && !isSame(id, one[id.name], undefined);
}

/** How many of an entry's words, in all languages, are the same in another one, from 0 to 1. */
function shareOfWords(field: Field, one: Entry, other: Entry): number {
  const leaves = field.kind === "group" ? field.fields : [field];
  const words = leaves.flatMap((leaf) => {
    const [a, b] = field.kind === "group" ? [one[leaf.name], other[leaf.name]] : [one, other];
    if (leaf.kind !== "leaf" || isFact(leaf)) return [];
    return leaf.languages.map((language) => [stateIn(leaf, a, language), stateIn(leaf, b, language)] as const);
  });
  const filled = words.filter(([a, b]) => a !== "" || b !== "");
  return filled.length === 0 ? 0 : filled.filter(([a, b]) => a === b).length / filled.length;
}
