import ICAL from "ical.js";
import { expect, test } from "vitest";
import { readContent } from "../../content/read.server.ts";
import { languages, pathIn } from "../../site/languages.ts";
import { contactFile } from "./contact-file.server.ts";

const picture = Uint8Array.from({ length: 300 }, (_, index) => index % 256);

/** A vCard as a phone reads it: every value of each property. */
function read(file: string) {
  const card = new ICAL.Component(ICAL.parse(file));
  return (name: string) => card.getAllProperties(name).map((property) => property.getFirstValue());
}

test.each(languages)("in %s, a contact file has our names, numbers, addresses, hours and mark", (language) => {
  const content = readContent(language);
  const { site, layout, "contact-file": words } = content;
  const values = read(contactFile(content, picture));
  const { main, second } = words;
  const name = language === "hi" ? site.brand.hindi : site.brand.name;
  expect([values("version"), values("fn"), values("org")]).toEqual([["3.0"], [name], [name]]);
  expect(values("tel")).toEqual([site.phones.main, site.phones.second].map((phone) => phone.replaceAll(" ", "")));
  expect(values("x-ablabel")).toEqual([main, second, ...site.units.map(({ name }) => name)]);
  expect(values("email")).toEqual([site.emails.general]);
  expect(values("adr")).toEqual(site.units.map(({ street, town, state }) => ["", "", street, town, state, "", ""]));
  expect(values("url")).toEqual([site.address + pathIn(language, "/")]);
  const [note] = values("note");
  for (const text of [main, second, layout.hours, layout.closed]) expect(note).toContain(text);
  expect(String(values("photo")[0])).toBe(Buffer.from(picture).toString("base64"));
});

test.each(["Masale, Durg: 100% “pure” \\ & more", "शिवनाथ मसाले ".repeat(12).trim(), "🌶️".repeat(30), "a".repeat(75)])(
  "a name is parsed back unchanged, from lines of at most 75 octets that split no character: %s",
  (name) => {
    const content = readContent();
    const file = contactFile(
      { ...content, site: { ...content.site, brand: { ...content.site.brand, name } } },
      picture,
    );
    expect(read(file)("fn")).toEqual([name]);
    const lines = file.split("\r\n");
    expect(lines.pop()).toBe("");
    expect(lines.length).toBeGreaterThan(10);
    for (const line of lines) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\r\n]/);
      expect(Buffer.from(line).toString()).toBe(line);
    }
  },
);
