import fc from "fast-check";
import { expect, test } from "vitest";
import { stringify } from "yaml";
import type { Language } from "../../app/site/languages.ts";
import type { Field, GroupField, LeafField, ListField } from "../forms/fields.ts";
import { textsWith, valuesIn } from "../forms/form-files.ts";
import { type Entry, type FormValues, fileValue } from "../forms/values.ts";
import { type Conflict, type Keep, mergedForm } from "./merge.ts";
import { folderIn } from "./store.ts";

const both: readonly Language[] = ["en", "hi"];
const common = (name: string, languages: readonly Language[]) => ({
  ...{ name, label: name, hint: "", languages, optionalIn: [] },
});
const leaf = (name: string, languages = both): LeafField => ({
  ...common(name, languages),
  ...{ kind: "leaf", input: { type: "line" } },
});
const group = (name: string, ...fields: Field[]): GroupField => ({ ...common(name, both), kind: "group", fields });
const list = (name: string, entry: Field, min = 0, max = Number.POSITIVE_INFINITY): ListField => ({
  ...common(name, entry.languages),
  ...{ kind: "list", entry, min, max },
});

/** A form with every kind of list. */
const lists = {
  quotes: list("quotes", group("entry", leaf("name"), leaf("text"), leaf("picture", ["en"]))),
  spices: list("spices", group("entry", leaf("id"), leaf("name"), leaf("amount", ["en"]))),
  steps: list("steps", leaf("entry")),
  days: list("days", leaf("entry", ["en"])),
  pair: list("pair", group("entry", leaf("name"), leaf("text"), leaf("picture", ["en"])), 2, 2),
};
type Name = keyof typeof lists;
const names = Object.keys(lists) as Name[];
const fields = group("layout", leaf("title"), leaf("price", ["en"]), ...Object.values(lists));

type Values = Record<Name, Entry[]> & FormValues;
type Texts = ReadonlyMap<string, string>;

const fileOf = (language: Language) => `content/${language}/layout.yaml`;

/** An entry whose every word says of which entry it is: `quotes1`. */
function entryIn(language: Language, name: Name, origin: string): unknown {
  const fact = (key: string) => (language === "en" ? { [key]: `${origin} fact` } : {});
  if (name === "days") return language === "en" ? origin : undefined;
  if (name === "steps") return origin;
  if (name === "spices") return { id: origin, name: origin, ...fact("amount") };
  return { name: origin, text: origin, ...fact("picture") };
}

function contentIn(language: Language) {
  const own = names.filter((name) => lists[name].languages.includes(language));
  const entriesOf = (name: Name) =>
    [0, 1, 2, 3].slice(0, lists[name].max).map((index) => entryIn(language, name, `${name}${index}`));
  const price = language === "en" ? { price: "price" } : {};
  return { title: "title", ...price, ...Object.fromEntries(own.map((name) => [name, entriesOf(name)])) };
}

/** The files as they were, with a comment above each entry. */
const base: Texts = new Map(
  both.map((language) => {
    const text = stringify(contentIn(language)).replace(/^( *)(- (?:\w+: )?(\w+\d))/gm, "$1# about $3\n$1$2");
    return [fileOf(language), text];
  }),
);

const valuesOf = (texts: Texts): Values =>
  valuesIn(fields, "layout", folderIn({ texts, pictures: new Map() }).files) as Values;

const savedAs = (values: FormValues, now: FormValues, texts = base): Texts =>
  new Map(textsWith(fields, "layout", texts, [now, values]) as [string, string][]);

/** Merges and writes; each conflict is answered in its turn. */
function save([was, mine, now]: [Values, Values | undefined, Texts], answers: readonly Keep[] = []) {
  const asked: Conflict[] = [];
  const answer = (conflict: Conflict) => {
    asked.push(conflict);
    const keep = answers[asked.length - 1] ?? "mine";
    return keep === "both" && !conflict.canKeepBoth ? "mine" : keep;
  };
  const saved = valuesOf(now);
  const merged = mergedForm("layout", fields, [was, mine, saved], answer);
  return { asked, texts: merged ? savedAs(merged, saved, now) : undefined };
}

const edit = fc.record({
  kind: fc.constantFrom("change", "change", "change", "move", "add", "takeOut", "title"),
  name: fc.constantFrom(...names),
  place: fc.nat(5),
  to: fc.nat(5),
  leaf: fc.constantFrom("name", "text", "fact"),
});
const edits = fc.array(edit, { maxLength: 6 });
type Edits = typeof edits extends fc.Arbitrary<infer Value> ? Value : never;

/** What somebody does in a form. Of an entry's words, they change those of these languages. */
function edited(values: Values, edits: Edits, who: string, written: readonly Language[]): Values {
  const own = structuredClone(values);
  for (const [count, { kind, name, place, to, leaf }] of edits.entries()) {
    const entries = own[name];
    const at = place % Math.max(1, entries.length);
    const entry = entries[at];
    const write = (words: unknown, languages: readonly Language[]) => {
      const leaf = words as Record<string, string>;
      for (const language of languages) leaf[language] = `${String(leaf[language]).split(" ")[0]} ${who}${count}`;
    };
    const isFixed = lists[name].min === lists[name].max;
    if (kind === "title") write(own[place < 3 ? "title" : "price"], place < 3 ? written : ["en"]);
    else if (kind === "add" && !isFixed) {
      const file = (language: Language) => ({ [name]: [entryIn(language, name, `${name}${who}${count}`)] });
      const [added] = valuesOf(new Map(both.map((language) => [fileOf(language), stringify(file(language))])))[name];
      if (added) entries.splice(at, 0, added);
    } else if (kind === "takeOut" && !isFixed) entries.splice(at, 1);
    else if (kind === "move") entries.splice(to % Math.max(1, entries.length), 0, ...entries.splice(at, 1));
    else if (kind === "change" && entry && name !== "days") {
      const fact = name === "spices" ? entry.amount : entry.picture;
      if (name === "steps") write(entry, written);
      else if (leaf === "fact") write(fact, ["en"]);
      else write(name === "spices" ? entry.name : entry[leaf], written);
    }
  }
  return own;
}

test("of a list in lines, both people's lines stay, and a line that one of them has taken out goes", () => {
  const form = group("form", { ...leaf("names", ["en"]), input: { type: "lines", entry: leaf("entry", ["en"]) } });
  const [was, mine, now] = ["a\nb\nc", "c\nx\n\na", "a\nb\nc\ny"].map((en) => ({ names: { en } }));
  const merged = mergedForm("form", form, [was, mine, now], () => "mine");
  expect(merged).toEqual({ names: { en: "c\ny\nx\n\na" } });
  expect(merged && fileValue(form, merged, "en")).toEqual({ names: ["c", "y", "x", "a"] });
});

test("where one deletes what another changes, or both change a line, the person decides, and may keep both", () => {
  const was = valuesOf(base);
  const change = { kind: "change", name: "steps", place: 0, to: 0, leaf: "name" } as const;
  const [mine, theirs] = ["A", "B"].map((who) => edited(was, [change], who, ["en"])) as [Values, Values];
  const kept = (keep: Keep, own?: Values, now?: Values) => mergedForm("layout", fields, [was, own, now], () => keep);
  expect([kept("mine", mine), kept("saved", undefined, theirs)]).toEqual([mine, theirs]);
  expect(kept("saved", mine) ?? kept("mine", undefined, theirs) ?? kept("saved", undefined, was)).toBeUndefined();
  const { texts = base } = save([was, mine, savedAs(theirs, was)], ["both"]);
  const [first, second, ...others] = valuesOf(texts).steps;
  expect([first, second, others.length]).toMatchObject([{ en: "steps0 B0" }, { en: "steps0 A0" }, 3]);
});

const originOf = (word: unknown) => String(word).split(" ")[0] ?? "";
const orderOf = (values: Values, name: Name) => values[name].map((entry) => originOf(Object(entry.name ?? entry).en));

/** The words of a value with their places in it. */
function wordsIn(value: unknown, place = ""): [place: string, word: string][] {
  if (typeof value !== "object" || value === null) return [[place, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => (key === "#" ? [] : wordsIn(inner, `${place} ${key}`)));
}

/** The words of a form, those of an entry by which entry it was. */
function wordsOf(values: Values): ReadonlyMap<string, string> {
  const entries = names.flatMap((name) => values[name].map((entry, index) => [orderOf(values, name)[index], entry]));
  return new Map(wordsIn({ title: values.title, price: values.price, ...Object.fromEntries(entries) }));
}

const languageOfB = fc.constantFrom(...both);
const languagesOfA = fc.subarray([...both], { minLength: 1 });
const answers = fc.array(fc.constantFrom<Keep>("mine", "saved", "both"));
/** An undo has no keys: its values are from files. */
const scene = fc.record({ first: edits, second: edits, languageOfB, languagesOfA, answers, isUndo: fc.boolean() });

test("after two people's edits all languages have the same entries, and nobody's words are lost without a question", () => {
  const was = valuesOf(base);
  fc.assert(
    fc.property(scene, ({ first, second, languageOfB, languagesOfA, answers, isUndo }) => {
      const theirs = edited(was, first, "B", [languageOfB]);
      const typed = edited(was, second, "A", languagesOfA);
      const mine = isUndo && languagesOfA.length === 1 ? valuesOf(savedAs(typed, was)) : typed;
      const { asked, texts = base } = save([was, mine, savedAs(theirs, was)], answers);
      const result = valuesOf(texts);
      // Once, for both languages.
      const questions = asked.map(({ path, isOrder, mine }) => JSON.stringify([path, isOrder, mine === undefined]));
      expect(new Set(questions).size).toBe(questions.length);
      for (const entry of names.flatMap((name) => result[name]))
        expect(new Set(wordsIn(entry).map(([, word]) => originOf(word))).size, JSON.stringify(entry)).toBe(1);

      const about = asked.filter(({ isOrder }) => !isOrder).map(({ mine, saved }) => wordsIn(mine ?? saved)[0]);
      const isAsked = new Set(about.map((first) => originOf(first?.[1])));
      const all = [was, mine, theirs, result].map(wordsOf);
      for (const place of new Set(all.flatMap((words) => [...words.keys()]))) {
        const [x, y, z, found] = all.map((words) => words.get(place));
        const isOfBoth = y !== x && z !== x && y !== z;
        if (isAsked.has(originOf(place.trim())) || isAsked.has(originOf(x))) expect([y, z], place).toContain(found);
        else expect(found, place).toBe(isOfBoth ? "asked" : y === x ? z : y);
      }
      const isTouched = (origin: string) =>
        all.some((words) =>
          [...words].some(([place, word]) => place.startsWith(` ${origin} `) && word !== all[0]?.get(place)),
        );
      for (const name of names) {
        // Two entries were made of one, if both were to stay.
        const orders = [was, mine, theirs, result].map((values) => [...new Set(orderOf(values, name))]);
        const [x, y, z, found] = orders.map((order) =>
          order.filter((origin) => orders.every((other) => other.includes(origin))).join(),
        );
        if (asked.some(({ isOrder, field }) => isOrder && field.name === name)) expect([y, z], name).toContain(found);
        else expect(found, name).toBe(y === x ? z : y);
        // What nobody has touched has its comment.
        for (const origin of orderOf(result, name))
          if (orderOf(was, name).includes(origin) && !isTouched(origin))
            for (const language of lists[name].languages)
              expect(texts.get(fileOf(language))).toMatch(new RegExp(`# about ${origin}\\n *- (\\w+: )?${origin}\\n`));
      }
      if (asked.length === 0) expect(save([was, mine, texts])).toEqual({ asked: [], texts });
    }),
    { numRuns: 100 },
  );
});
