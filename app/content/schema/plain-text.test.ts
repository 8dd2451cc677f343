import { expect, test } from "vitest";
import { controlCharacters, isVisible, plainCharacters, tidyLine, tidyParagraphs } from "./plain-text.ts";
import { schemaOf } from "./schemas.ts";

test.for([
  ["a number copied from WhatsApp", "\u202a+91\u00a098765\u202f43210\u202c ", "+91 98765 43210"],
  ["Word's hyphens", "0771\u2011123456 \u2212 1", "0771-123456 - 1"],
  ["packs with no-break spaces", "50gm,\u00a0100gm\u200b", "50gm, 100gm"],
  ["Hindi and emoji, which need their joiners", "क्\u200dष 👨\u200d🍳", "क्\u200dष 👨\u200d🍳"],
] as const)("%s is read as it was meant", ([, pasted, meant]) => expect(plainCharacters(pasted)).toBe(meant));

test("a text of one line has no breaks, and one of paragraphs has one between two", () => {
  expect(tidyLine(" One\r\ntwo\tthree\u00adfour \u2028 five ")).toBe("One two three four five");
  expect(tidyParagraphs("\n One\tword. \r\n\r\n\u00a0Two. \n")).toBe("One word.\nTwo.");
});

test("control and direction characters are named, and a text needs a visible character", () => {
  expect(controlCharacters("a\u202eb\u000bc\nd")).toEqual(["U+202E", "U+000B"]);
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
  expect(refusal("???? ???")).toContain("hindiLetters");
  expect(refusal("Come ???")).toContain("hindiLetters");
  expect(refusal("\u200b")).toContain("filledText");
  expect(refusal("a\u202eb")).toContain("controlCharacters");
});
