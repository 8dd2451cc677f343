import { globSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { parse, parseDocument, stringify } from "yaml";
import { sentenceOf } from "../../app/content/problem-sentences.ts";
import { MemoryStore } from "../../testing/memory-store.ts";
import { supportedCharacters } from "../../tools/check/supported-characters.ts";
import type { Version } from "./merge.ts";
import { type Answers, noAnswers, type Saved, save, saveWithAnswers, undoOf } from "./save.ts";
import { StoreError } from "./store.ts";

let characters = "";
beforeAll(async () => {
  characters = await supportedCharacters();
});

const site = "content/en/site.yaml";
/** A product of these tests, whatever the family sells. */
const product = "content/en/products/test-masala.yaml";
const words = `name: Test Masala
price: 50gm, 100gm
uses: Tests
benefits: Certainty
# a note
tag: Always green
badges:
  - Short
  - Fast
category: blend
spiceLevel: 4
region: pan-indian
`;
const hindiWords = "name: टेस्ट मसाला\nuses: जाँच\nbenefits: भरोसा\ntag: हमेशा हरा\nbadges:\n  - छोटा\n  - तेज़\n";
const twin = product.replace("/en/", "/hi/");
/** A dish that needs it. */
const dish = "content/en/recipes/test-dish.yaml";

function storeOf(): MemoryStore {
  const paths = globSync("content/**/*.*").map((path) => path.replaceAll("\\", "/"));
  const texts = paths
    .filter((path) => path.endsWith(".yaml"))
    .map((path) => [path, readFileSync(path, "utf8")] as const);
  const pictures = paths.filter((path) => !path.endsWith(".yaml"));
  const original = paths.find((path) => path.startsWith("content/en/recipes/")) ?? "";
  const dishes = ["en", "hi"].map((language) => {
    const facts = language === "en" ? { spices: [{ id: "test-masala", amount: 1, unit: "tsp" }] } : {};
    const recipe = parse(readFileSync(original.replace("/en/", `/${language}/`), "utf8"));
    return [
      dish.replace("/en/", `/${language}/`),
      stringify({ ...recipe, title: "Test Dish", ...facts }, { lineWidth: 0 }),
    ] as const;
  });
  return new MemoryStore([...texts, ...dishes, [product, words], [twin, hindiWords]], pictures);
}

/** Saves texts, made from what the store has now. */
const saveNow = (
  store: MemoryStore,
  mine: Record<string, string | undefined>,
  answers: Partial<Answers> = {},
  pictures: [string, Blob][] = [],
) =>
  save(
    store,
    {
      texts: Object.entries(mine).map(([path, mine]) => ({ path, base: store.texts.get(path), mine })),
      pictures: new Map(pictures),
    },
    { ...noAnswers, ...answers },
    characters,
  );

const problemsIn = (saved: Saved) => ("problems" in saved ? saved.problems : undefined);

test("a save with a problem is refused, and nothing is written", async () => {
  const store = storeOf();
  const mine = { [product]: words.replace("spiceLevel: 4", "spiceLevel: 7"), [twin]: `${hindiWords}# changed\n` };
  for (const isSure of [false, true])
    expect(problemsIn(await saveNow(store, mine, { isSure }))).toMatchObject({
      own: [
        {
          file: product,
          path: ["spiceLevel"],
          code: "expected",
          values: { wanted: "wholeNumber 1 5", found: "7" },
        },
      ],
      elsewhere: [],
    });
  // Letters that the site's fonts lack too.
  expect(problemsIn(await saveNow(store, { [product]: words.replace("Always green", "日本") }))?.own).toMatchObject([
    { file: product, path: ["tag"] },
  ]);
  expect(store.writes).toBe(0);
});

test("problems that the content already has do not block a save", async () => {
  const store = storeOf();
  store.texts.set(product, words.replace("spiceLevel: 4", "spiceLevel: 7"));
  expect(await saveNow(store, { [site]: `${store.texts.get(site)}# changed\n` })).toHaveProperty("saved");
});

test("before a masala is deleted, what needs it is listed; on this machine it can be deleted anyway", async () => {
  const store = storeOf();
  const mine = { [product]: undefined, [twin]: undefined };
  expect(problemsIn(await saveNow(store, mine))?.elsewhere.map(({ file }) => file)).toEqual([dish]);
  expect(problemsIn(await saveNow(store, mine, { isSure: true }))?.elsewhere).toHaveLength(1);
  expect(store.texts.has(product)).toBe(true);
  store.mayLeaveProblems = true;
  expect(await saveNow(store, mine, { isSure: true })).toHaveProperty("saved");
  expect([product, twin].filter((path) => store.texts.has(path))).toEqual([]);
});

test("a photograph, its words and what it shows are one save, and one undo", async () => {
  const store = storeOf();
  const before = new Map(store.texts);
  const photo = "content/photos/img-0002-1a2b3c.jpg";
  const mine = { [product]: `${words}picture: img-0002-1a2b3c.jpg\n` };
  const added: [string, Blob][] = [[photo, new Blob(["jpeg"])]];
  expect(problemsIn(await saveNow(store, mine, {}, added))).toMatchObject({
    own: [],
    undescribed: ["img-0002-1a2b3c.jpg"],
  });
  expect(store.pictures.has(photo)).toBe(false);
  const descriptions = { "img-0002-1a2b3c.jpg": { en: "A bowl of chilli", hi: "मिर्च की कटोरी" } };
  await saveNow(store, mine, { descriptions }, added);
  expect(store.writes).toBe(1);
  expect(parse(store.texts.get("content/hi/photos.yaml") ?? "").at(-1)).toEqual({
    id: "img-0002-1a2b3c.jpg",
    alt: "मिर्च की कटोरी",
  });
  const edits = undoOf(await store.filesOf("0"), await store.read());
  expect(await save(store, edits, noAnswers, characters)).toHaveProperty("saved");
  expect(store.pictures.has(photo)).toBe(false);
  expect(new Map([...store.texts].map(([path, text]) => [path, parse(text)]))).toEqual(
    new Map([...before].map(([path, text]) => [path, parse(text)])),
  );
});

test("what somebody else saves between reading and writing is merged, too", async () => {
  const store = storeOf();
  const base = store.texts.get(site) ?? "";
  store.meanwhile = () => store.texts.set(site, base.replace(/second: .*/, 'second: "+91 98765 43211"'));
  const mine = base.replace(/main: .*/, 'main: "+91 98765 43210"');
  expect(await saveNow(store, { [site]: mine })).toHaveProperty("saved");
  expect(parse(store.texts.get(site) ?? "").phones).toEqual({ main: "+91 98765 43210", second: "+91 98765 43211" });
});

test("an undo reverts what its save has changed, and nothing that was changed since", async () => {
  const store = storeOf();
  const change = (from: RegExp, to: string) =>
    saveNow(store, { [site]: (store.texts.get(site) ?? "").replace(from, to) });
  const before = parse(store.texts.get(site) ?? "");
  await change(/opens: .*/, 'opens: "08:15"');
  await change(/main: .*/, 'main: "+91 98765 43210"');
  expect((await store.history()).at(-1)?.edits).toEqual([
    { file: site, kind: "changed", fields: [["hours", "opens"]] },
  ]);
  const undo = async (id: string, answers = noAnswers) =>
    save(store, undoOf(await store.filesOf(id), await store.read()), answers, characters);
  await undo("0");
  expect(parse(store.texts.get(site) ?? "")).toEqual({
    ...before,
    phones: { ...before.phones, main: "+91 98765 43210" },
  });
  // Where the same field was changed again, the person decides.
  await change(/main: .*/, 'main: "+91 98765 43212"');
  const asked = await undo("1");
  expect(asked).toEqual({
    conflicts: [{ file: site, path: ["phones", "main"], mine: before.phones.main, saved: "+91 98765 43212" }],
  });
  if (!("conflicts" in asked)) return;
  await undo("1", {
    ...noAnswers,
    decisions: asked.conflicts.map((conflict) => ({ ...conflict, keep: "mine" as const })),
  });
  expect(parse(store.texts.get(site) ?? "")).toEqual(before);
});

test("undoing a save whose file is damaged by now puts back the whole earlier file", async () => {
  const store = storeOf();
  const before = store.texts.get(site) ?? "";
  await saveNow(store, { [site]: before.replace(/opens: .*/, 'opens: "08:15"') });
  store.texts.set(site, 'address: "https://www.shiv');
  const edits = undoOf(await store.filesOf("0"), await store.read());
  expect(await save(store, edits, noAnswers, characters)).toHaveProperty("saved");
  expect(store.texts.get(site)).toBe(before);
});

test("a day that is past is refused when it is new, and kept when it was there", async () => {
  const store = storeOf();
  const withDays = (...days: string[]) => {
    const document = parseDocument(store.texts.get(site) ?? "");
    document.setIn(["hours", "daysWeAreClosed"], days);
    return document.toString({ lineWidth: 0 });
  };
  const problemsWith = async (...days: string[]) =>
    problemsIn(await saveNow(store, { [site]: withDays(...days) }))?.own.map((problem) => sentenceOf(problem));
  expect(await problemsWith("2020-01-26")).toEqual([
    'expected a day that is not past, got "2020-01-26": look at the year',
  ]);
  expect(await problemsWith("0026-11-08")).toEqual([
    'expected a year of four digits, like 2027-01-26, got "0026-11-08"',
  ]);
  expect(await problemsWith("20270-11-08")).toEqual(['expected a date like 2027-01-26, got "20270-11-08"']);
  expect(await problemsWith("2099-01-26", "2099-01-26")).toEqual([
    'this date is in the list twice: "2099-01-26"; change or remove one',
  ]);
  store.texts.set(site, withDays("2020-01-26"));
  expect(await problemsWith("2020-01-26", "2099-01-26")).toBeUndefined();
});

test("whatever two people save over a network that fails, nothing that somebody saved is gone without an answer", async () => {
  const file = "content/en/spices.yaml"; // A list whose entries have free texts.
  const fields = ["a", "b", "c"];
  const textOf = (values: Record<string, string>) =>
    stringify(
      fields.map((id) => ({ id, name: values[id] })),
      { lineWidth: 0 },
    );
  const valuesOf = (text: string): Record<string, string> =>
    Object.fromEntries(parse(text).map(({ id, name }: { id: string; name: string }) => [id, name]));
  const person = fc.constantFrom(0, 1);
  const step = fc.oneof(
    fc.record({ kind: fc.constant("type" as const), person, field: fc.constantFrom(...fields) }),
    fc.record({
      kind: fc.constant("save" as const),
      person,
      network: fc.constantFrom("works", "before", "after"),
      keep: fc.constantFrom("mine", "saved", "none"),
    }),
    fc.record({ kind: fc.constant("reload" as const), person }),
    fc.record({ kind: fc.constant("crash" as const), person }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const first = textOf({ a: "One", b: "Two", c: "Three" });
      const store = new MemoryStore([[file, first]]);
      store.mayLeaveProblems = true;
      const people = [0, 1].map(() => ({ base: first, mine: first }));
      /** The model: the value of each field that was saved last, and what its owner has agreed to lose. */
      let model = valuesOf(first);
      let count = 0;
      for (const step of steps) {
        const own = people[step.person];
        if (!own) continue;
        if (step.kind === "type") {
          own.mine = textOf({ ...valuesOf(own.mine), [step.field]: `Text ${++count}` });
        } else if (step.kind === "reload") {
          const text = store.texts.get(file) ?? "";
          Object.assign(own, { base: text, mine: text });
        } else if (step.kind === "crash") {
          // What drafts.ts keeps: the draft with its base.
          people[step.person] = JSON.parse(JSON.stringify(own));
        } else {
          const [base, mine] = [valuesOf(own.base), valuesOf(own.mine)];
          const isOpen = (field: string) =>
            mine[field] !== base[field] && model[field] !== base[field] && mine[field] !== model[field];
          const conflicts = fields.filter(isOpen);
          const asked: string[] = [];
          let requests = 0;
          store.network = (moment) => {
            // The first request reads, the second writes.
            if (moment === "before") requests++;
            if (step.network === moment && requests === 2) throw new StoreError("unreachable");
          };
          const texts: Version[] = [{ path: file, base: own.base, mine: own.mine }];
          const result = await saveWithAnswers(
            (answers) => unchecked(store, texts, answers),
            async (question) => {
              requests = 0;
              if (!("conflicts" in question)) throw new Error("Only conflicts are possible here.");
              asked.push(...question.conflicts.map(({ path }) => fields[Number(path[0])] ?? ""));
              if (step.keep === "none") return undefined;
              const keep = step.keep === "mine" ? ("mine" as const) : ("saved" as const);
              return { decisions: question.conflicts.map((conflict) => ({ ...conflict, keep })) };
            },
          ).catch((error) => {
            if (error instanceof StoreError) return error;
            throw error;
          });
          store.network = () => undefined;
          // Exactly the fields that both changed are asked about.
          expect(asked).toEqual(conflicts);
          const isWritten = result !== undefined && (!(result instanceof StoreError) || step.network === "after");
          if (isWritten)
            model = Object.fromEntries(
              fields.map((field) => {
                if (conflicts.includes(field)) return [field, step.keep === "mine" ? mine[field] : model[field]];
                return [field, mine[field] === base[field] ? model[field] : mine[field]];
              }),
            ) as typeof model;
          if (result && !(result instanceof StoreError)) {
            const text = result.saved.texts.get(file) ?? "";
            Object.assign(own, { base: text, mine: text });
          }
        }
        expect(valuesOf(store.texts.get(file) ?? "")).toEqual(model);
      }
    }),
    { seed: Number(process.env.FC_SEED || 1), numRuns: 200 },
  );
}, 600_000);

test("also by adding, taking out, moving, deleting and undoing, two people lose nothing of each other's without an answer", async () => {
  const file = "content/en/spices.yaml";
  type Entry = { id: string; name: string };
  const entriesIn = (text: string | undefined): Entry[] => (text === undefined ? [] : parse(text));
  const textsIn = (text: string | undefined) => new Set(entriesIn(text).map(({ name }) => name));
  const person = fc.constantFrom(0, 1);
  const place = fc.nat(5);
  const network = fc.constantFrom("works", "before", "after");
  const keep = fc.constantFrom("mine", "saved", "none");
  const step = fc.oneof(
    fc.record({ kind: fc.constantFrom("change", "add", "takeOut", "move", "delete"), person, place, network, keep }),
    fc.record({ kind: fc.constantFrom("save", "save", "undo", "reload"), person, place, network, keep }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const first = stringify(["a", "b", "c"].map((id) => ({ id, name: `First ${id}.` })));
      const store = new MemoryStore([[file, first]]);
      store.mayLeaveProblems = true;
      const people: { base: string | undefined; mine: string | undefined }[] = [0, 1].map(() => ({
        base: first,
        mine: first,
      }));
      let count = 0;
      for (const { kind, person, place, network, keep } of steps) {
        const own = people[person];
        if (!own) continue;
        const entries = entriesIn(own.mine);
        const index = place % Math.max(1, entries.length);
        const [entry] = entries.slice(index);
        const mine = (entries: Entry[]) => {
          own.mine = entries.length > 0 ? stringify(entries, { lineWidth: 0 }) : undefined;
        };
        count++;
        if (kind === "change" && entry) mine(entries.with(index, { ...entry, name: `Text ${count}.` }));
        else if (kind === "add") mine(entries.toSpliced(index, 0, { id: `n${count}`, name: `Text ${count}.` }));
        else if (kind === "takeOut") mine(entries.toSpliced(index, 1));
        else if (kind === "move" && entry) mine([...entries.toSpliced(index, 1), entry]);
        else if (kind === "delete") mine([]);
        else if (kind === "reload") own.base = own.mine = store.texts.get(file);
        if (kind !== "save" && kind !== "undo") continue;

        const last = (await store.history()).at(0)?.id;
        if (kind === "undo" && last === undefined) continue;
        const texts: readonly Version[] =
          kind === "save"
            ? [{ path: file, ...own }]
            : undoOf(await store.filesOf(last ?? ""), await store.read()).texts;
        const before = store.texts.get(file);
        let answered = "";
        let requests = 0;
        store.network = (moment) => {
          if (moment === "before") requests++;
          if (network === moment && requests === 2) throw new StoreError("unreachable");
        };
        const result = await saveWithAnswers(
          (answers) => unchecked(store, texts, answers),
          async (question) => {
            requests = 0;
            if (!("conflicts" in question) || keep === "none") return undefined;
            answered += JSON.stringify(question.conflicts);
            return {
              decisions: question.conflicts.map((conflict) => ({ ...conflict, keep: keep as "mine" | "saved" })),
            };
          },
        ).catch((error) => {
          if (error instanceof StoreError) return error;
          throw error;
        });
        store.network = () => undefined;
        const after = store.texts.get(file);
        const isWritten = result !== undefined && (!(result instanceof StoreError) || network === "after");
        if (!isWritten) expect(after).toBe(before);
        for (const { base, mine } of isWritten ? texts : []) {
          const [was, is, saved, now] = [base, mine, before, after].map(textsIn) as [
            Set<string>,
            Set<string>,
            Set<string>,
            Set<string>,
          ];
          // Gone is only what this person had seen and taken away, or was asked about.
          for (const text of saved)
            expect(
              now.has(text) || (was.has(text) && !is.has(text)) || answered.includes(text),
              `${text} is gone`,
            ).toBe(true);
          for (const text of is)
            expect(now.has(text) || was.has(text) || answered.includes(text), `${text} is not saved`).toBe(true);
        }
        if (kind === "save" && result && !(result instanceof StoreError))
          own.base = own.mine = result.saved.texts.get(file);
      }
    }),
    { seed: Number(process.env.FC_SEED || 1), numRuns: 200 },
  );
}, 600_000);

/** The save without the checks of the content, of which this test has only one file. */
const unchecked = (store: MemoryStore, texts: readonly Version[], answers: Answers) =>
  save(store, { texts, pictures: new Map() }, { ...answers, isSure: true }, "[\\s\\S]");
