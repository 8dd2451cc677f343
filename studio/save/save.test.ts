import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { readParts } from "../../app/content/parts.ts";
import { MemoryStore } from "../../testing/memory-store.ts";
import { supportedCharacters } from "../../tools/check/supported-characters.ts";
import { contentNamesIn } from "../content-names.ts";
import { fieldsOfForm, type GroupField } from "../forms/fields.ts";
import { valuesIn } from "../forms/form-files.ts";
import { entryOf, type FormValues } from "../forms/values.ts";
import { changesIn } from "./commit-message.ts";
import { type Decisions, decisionKey, type Edits, save } from "./save.ts";
import { folderIn, StoreError } from "./store.ts";
import { undoOf } from "./undo.ts";

const characters = await supportedCharacters();

const site = "content/en/site.yaml";
/** A product of these tests, whatever the family sells. */
const product = "content/en/products/test-masala.yaml";
const words = `name: Test Masala
price: 50gm, 100gm
uses: Tests
benefits: Certainty
# a note
tag: Always green
badges: [Short, Fast]
category: blend
spiceLevel: 4
region: pan-indian
`;
const hindiWords = "name: टेस्ट मसाला\nuses: जाँच\nbenefits: भरोसा\ntag: हमेशा हरा\nbadges:\n  - छोटा\n  - तेज़\n";
const twin = product.replace("/en/", "/hi/");
/** A dish that needs it. */
const dish = "content/en/recipes/test-dish.yaml";

const paths = globSync("content/**/*.*").map((path) => path.replaceAll("\\", "/"));
const texts = paths.filter((path) => path.endsWith(".yaml")).map((path) => [path, readFileSync(path, "utf8")] as const);

function storeOf(): MemoryStore {
  const original = paths.find((path) => path.startsWith("content/en/recipes/")) ?? "";
  const dishes = ["en", "hi"].map((language) => {
    const facts = language === "en" ? { spices: [{ id: "test-masala", amount: 1, unit: "tsp" }] } : {};
    const recipe = parse(readFileSync(original.replace("/en/", `/${language}/`), "utf8"));
    const text = stringify({ ...recipe, title: "Test Dish", ...facts }, { lineWidth: 0 });
    return [dish.replace("/en/", `/${language}/`), text] as const;
  });
  const pictures = paths.filter((path) => !path.endsWith(".yaml"));
  return new MemoryStore([...texts, ...dishes, [product, words], [twin, hindiWords]], pictures);
}

function fieldsOf(form: string): GroupField {
  const folder = folderIn({ texts: new Map(texts), pictures: new Map() });
  const names = contentNamesIn(folder, readParts(folder).parts, "en");
  return fieldsOfForm(form, { ...names, language: "en" }) as GroupField; // Of a form that there is.
}

// biome-ignore lint/suspicious/noExplicitAny: a form's values, whatever they are nested in.
type Values = FormValues & Record<string, any>;

/** A form as it is opened now. */
function opened(store: MemoryStore, form: string) {
  const fields = fieldsOf(form);
  const base = valuesIn(fields, form, folderIn(store).files) as Values;
  const mine = structuredClone(base);
  return { form, fields, base, mine };
}

const editsOf = (...forms: Edits["forms"]): Edits => ({ forms, pictures: new Map() });

/** Opens a form, changes it and saves it. */
async function change(store: MemoryStore, form: string, act: (values: Values) => void) {
  const edit = opened(store, form);
  act(edit.mine);
  return save(store, editsOf(edit), {}, characters);
}

test("a save with a problem is refused, and nothing is written", async () => {
  const store = storeOf();
  const hot = await change(store, "products/test-masala", (values) => {
    values.spiceLevel.en = "7";
    values.name.hi = "बदला";
  });
  expect(hot).toMatchObject({ problems: [{ file: product, path: ["spiceLevel"], code: "expected" }] });
  // Letters that the site's fonts lack too, and an entry that was added and left empty.
  const saved = await change(store, "products/test-masala", (values) => (values.tag.en = "日本"));
  expect(saved).toMatchObject({ problems: [{ file: product, path: ["tag"] }] });
  const { fields, form, base, mine } = opened(store, "recipes/test-dish");
  const list = fields.fields.find(({ name }) => name === "ingredients");
  if (list?.kind === "list") mine.ingredients.push(entryOf(list));
  const empty = await save(store, editsOf({ form, fields, base, mine }), {}, characters);
  expect("problems" in empty && empty.problems[0]?.path).toEqual(["ingredients", mine.ingredients.length - 1, "id"]);
  expect(store.writes).toBe(0);
});

test("problems that the content already has do not block a save, wherever their entry is now", async () => {
  const store = storeOf();
  store.texts.set(product, words.replace("spiceLevel: 4", "spiceLevel: 7"));
  expect(await change(store, "site", (values) => (values.hours.opens.en = "08:15"))).toHaveProperty("saved");
  store.texts.set(dish, (store.texts.get(dish) ?? "").replace("- id: test-masala", "- id: no-masala"));
  const isSaved = await change(store, "recipes/test-dish", ({ spices }) => {
    spices.unshift({ id: { en: "test-masala" }, amount: { en: "1" }, unit: { en: "tsp" } });
  });
  expect(isSaved).toHaveProperty("saved");
});

test("a photograph, its words and what it shows are one save, and one undo", async () => {
  const store = storeOf();
  const before = new Map(store.texts);
  const photo = "content/photos/img-0002-1a2b3c.jpg";
  const edit = opened(store, "products/test-masala");
  edit.mine.picture.en = "img-0002-1a2b3c.jpg";
  const photos = opened(store, "photos");
  const pictures = new Map([[photo, new Blob(["jpeg"])]]);
  const undescribed = await save(store, { ...editsOf(edit), pictures }, {}, characters);
  expect(undescribed).toMatchObject({ refusal: "needed", problems: [{ code: "photoWithoutDescription" }] });
  expect(store.pictures.has(photo)).toBe(false);
  const alt = { en: "A bowl of chilli", hi: "मिर्च की कटोरी" };
  photos.mine.entries.push({ id: { en: "img-0002-1a2b3c.jpg" }, alt });
  await save(store, { ...editsOf(edit, photos), pictures }, {}, characters);
  expect(store.writes).toBe(1);
  const shown = parse(store.texts.get("content/hi/photos.yaml") ?? "").at(-1);
  expect(shown).toEqual({ id: "img-0002-1a2b3c.jpg", alt: "मिर्च की कटोरी" });
  await undo(store, 0);
  expect(store.pictures.has(photo)).toBe(false);
  expect(store.texts).toEqual(before);
});

async function undo(store: MemoryStore, age: number, decisions: Decisions = {}) {
  const commit = (await store.commits())[age];
  if (!commit) throw new Error("There is no such save.");
  return save(store, await undoOf(store, commit, fieldsOf), decisions, characters);
}

test("a picture that was replaced under its name is undone with its save, unless it was replaced again", async () => {
  const store = storeOf();
  const photo = paths.find((path) => path.startsWith("content/photos/")) ?? "";
  const put = (text: string) =>
    save(store, { forms: [], pictures: new Map([[photo, new Blob([text])]]) }, {}, characters);
  await put("first");
  const first = store.pictures.get(photo);
  await put("second");
  const second = store.pictures.get(photo);
  await undo(store, 1);
  expect(store.pictures.get(photo)).toBe(second);
  await undo(store, 0);
  expect(store.pictures.get(photo)).toBe(first);
});

test("what somebody else saves between reading and writing is merged, too, but not for ever", async () => {
  const store = storeOf();
  const theirs = (number: string) => {
    const text = store.texts.get(site) ?? "";
    store.texts.set(site, text.replace(/second: .*/, `second: "+91 98765 4321${number}"`));
  };
  store.meanwhile = () => {
    theirs("1");
    store.meanwhile = undefined;
  };
  const number = "+91 98765 43210";
  expect(await change(store, "site", (values) => (values.phones.main.en = number))).toHaveProperty("saved");
  expect(parse(store.texts.get(site) ?? "").phones).toEqual({ main: number, second: "+91 98765 43211" });
  let count = 0;
  store.meanwhile = () => theirs(String(count++));
  const again = change(store, "site", (values) => (values.phones.main.en = "+91 98765 43219"));
  await expect(again).rejects.toMatchObject({ reason: "changesTooOften" });
  expect(count).toBe(3);
});

test("an undo reverts what its save has changed, and nothing that was changed since", async () => {
  const store = storeOf();
  const set = (name: string, inner: string, value: string) =>
    change(store, "site", (values) => (values[name][inner].en = value));
  const before = store.texts.get(site) ?? "";
  const { phones } = parse(before);
  await set("hours", "opens", "08:15");
  await set("phones", "main", "+91 98765 43210");
  const [last] = await store.commits();
  expect(last && changesIn(last)).toEqual([
    { file: site, kind: "changed", field: { path: ["phones", "main"], was: phones.main, is: "+91 98765 43210" } },
  ]);
  await undo(store, 1);
  expect(store.texts.get(site)).toBe(before.replace(phones.main, "+91 98765 43210"));
  // Where the same field was changed again, the person decides.
  await set("phones", "main", "+91 98765 43212");
  const asked = await undo(store, 2);
  const [conflict, ...others] = "conflicts" in asked ? asked.conflicts : [];
  expect(conflict).toMatchObject({ path: ["phones", "main"], saved: { en: "+91 98765 43212" } });
  expect(others).toEqual([]);
  await undo(store, 2, conflict && { [decisionKey(conflict)]: "mine" });
  expect(store.texts.get(site)).toBe(before);
});

test("a file that was damaged by hand is said, never overwritten; an undo puts back the whole earlier file", async () => {
  const store = storeOf();
  const before = store.texts.get(site) ?? "";
  const edit = opened(store, "site");
  edit.mine.hours.opens.en = "08:15";
  await save(store, editsOf(edit), {}, characters);
  for (const damaged of ['address: "https://www.shiv', before.replace(/fssai: .*/, "fssai: *new"), "\0"]) {
    store.texts.set(site, damaged);
    edit.mine.hours.opens.en = "08:30";
    const saved = await save(store, editsOf(edit), {}, characters);
    expect(saved).toMatchObject({ refusal: "damaged", problems: [{ file: site }] });
    expect(store.texts.get(site)).toBe(damaged);
  }
  expect(await undo(store, 0)).toHaveProperty("saved");
  expect(store.texts.get(site)).toBe(before);
});

test("a save whose answer was lost is there already, when it is tried again", async () => {
  const store = storeOf();
  const edit = opened(store, "site");
  edit.mine.hours.opens.en = "08:15";
  const write = store.write.bind(store);
  store.write = async (...args) => {
    await write(...args);
    throw new StoreError("unreachable");
  };
  await expect(save(store, editsOf(edit), {}, characters)).rejects.toMatchObject({ reason: "unreachable" });
  store.write = write;
  expect(await save(store, editsOf(edit), {}, characters)).toHaveProperty("saved");
  expect(store.writes).toBe(1);
});
