import { expect, test } from "vitest";
import { isVisible, type Reading, readings, tidyLine, tidyParagraphs } from "./plain-text.ts";
import { schemaOf } from "./schemas.ts";

test.for<[Reading, pasted: string, meant: string]>([
  ["plain", "\u202a+91\u00a098765\u202f43210\u202c ", "+91 98765 43210"],
  ["plain", "0771\u2011123456 \u2212 1", "0771-123456 - 1"],
  ["plain", "क्\u200dष 👨\u200d🍳", "क्\u200dष 👨\u200d🍳"],
  ["plain", "४.५", "4.5"],
  ...["+919876543210", "98765 43210", "+91-98765\u201143210", "098765 43210", "+९१ ९८७६५ ४३२१०", "00919876543210"].map(
    (typed): [Reading, string, string] => ["phone", typed, "+91 98765 43210"],
  ),
  ["phone", "9198765432", "+91 91987 65432"],
  ["phone", "98765 4321", "98765 4321"],
  ...["9:00", "9.00", "9", "9 am", "०९:००"].map((typed): [Reading, string, string] => ["time", typed, "09:00"]),
  ["time", "6 PM", "18:00"],
  ["time", "12 am", "00:00"],
  ["time", "25:00", "25:00"],
  ["time", "morning", "morning"],
  ...["50gms, ½ kg,", "500gm / 50 gm", "५० ग्राम; 0.5 किलो", "50gm,\u00a0500gm\u200b, 50gm", "1/2 kg, 50 grams"].map(
    (typed): [Reading, string, string] => ["packs", typed, "50gm, 500gm"],
  ),
  ...["1½ kg", "1 ½ kg", "1 1/2 kg", "१½ किलो"].map((typed): [Reading, string, string] => ["packs", typed, "1500gm"]),
  ["packs", "थोक, 10 kilo, 1.5kg", "1500gm, 10kg, bulk"],
  ["packs", "500g, 50ml", "500g, 50ml"],
  ["packs", "₹45 (50gm)", "₹45 (50gm)"],
])("as %s, %s is read as it was meant", ([reading, typed, meant]) => {
  expect(readings[reading](typed)).toBe(meant);
  expect(readings[reading](meant)).toBe(meant);
});

test("a text of one line has no breaks, and one of paragraphs has one between two", () => {
  expect(tidyLine(" One\r\ntwo\tma\u00adsala \u2028 f\u200bi\ufeffve ")).toBe("One two masala five");
  expect(tidyParagraphs("\n One\tword. \r\n\r\n\u00a0Two. \n")).toBe("One word.\nTwo.");
});

test("control and direction characters are taken out, and a text needs a visible character", () => {
  expect(tidyParagraphs("a\u202eb\u0007c\nd")).toBe("abc\nd");
  for (const text of ["", " ", "\u200b", "\u00ad", "\u00a0\ufeff", "\u2060"]) expect(isVisible(text)).toBe(false);
  for (const text of ["a", "है", "🌶️", "!"]) expect(isVisible(text)).toBe(true);
});

test("the schemas accept what is pasted, and hand it on as it was meant", () => {
  const contact = schemaOf("content/en/pages/contact.yaml") as unknown as {
    shape: { hero: { shape: { title: Title } } };
  };
  const { title } = contact.shape.hero.shape;
  interface Title {
    safeParse(value: string): { data?: string; error?: { issues: { message: string; params?: object }[] } };
  }
  expect(title.safeParse("Really???").data).toBe("Really???");
  expect(title.safeParse(" One\ntwo ").data).toBe("One two");
  const refusal = (value: string) => JSON.stringify(title.safeParse(value).error?.issues[0]);
  expect(refusal("\u200b")).toContain('"text"');
  expect(refusal("a".repeat(2001))).toContain("shorterText");
});
