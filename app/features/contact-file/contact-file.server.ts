import { markOnGround } from "../../brand/mark-picture.server.ts";
import type { Content } from "../../content/read.server.ts";
import { brandName } from "../../content/template-variables.ts";
import { type Language, pathIn } from "../../site/languages.ts";
import { writeFile } from "../../site/made-files.server.ts";

/** The path of the contact file. It has no hash, because a saved link must never lead to old numbers. */
export const contactFilePath = (language: Language) => pathIn(language, "/contact.vcf");

/** Writes the contact file, and returns the link to it (SaveNumber.tsx). */
export async function saveNumberLink(content: Content) {
  const { label, reason } = content["contact-file"];
  const file = contactFile(content, await markOnGround(128));
  return { href: writeFile(contactFilePath(content.language), file).url, label, reason };
}

/**
 * Our numbers as a vCard, which phones open in their contacts. Version 3.0 (RFC 2426), because not every phone reads
 * 4.0.
 *
 * @param picture the brand's mark as a PNG
 */
export function contactFile({ site, language, layout, "contact-file": words }: Content, picture: Uint8Array): string {
  const { main, second } = words;
  const name = brandName(site, language);
  const otherNames = Object.values(site.brand).filter((other) => other !== name);
  const numbers = [
    { number: site.phones.main, purpose: main, type: "WORK,VOICE,PREF" },
    { number: site.phones.second, purpose: second, type: "WORK,VOICE" },
  ];
  const hours = [layout.hours, layout.closed].filter(Boolean).join(" · ");
  const note = [...numbers.map(({ number, purpose }) => `${number}: ${purpose}`), hours].join("\n");
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    // An empty personal name, so that phones show the name of the company.
    "N:;;;;",
    `FN:${escaped(name)}`,
    `ORG:${escaped(name)}`,
    "X-ABSHOWAS:COMPANY",
    `NICKNAME:${otherNames.map(escaped).join(",")}`,
    ...numbers.flatMap(({ number, purpose, type }, index) => [
      `number${index + 1}.TEL;TYPE=${type}:${number.replaceAll(" ", "")}`,
      `number${index + 1}.X-ABLABEL:${escaped(purpose)}`,
    ]),
    `EMAIL;TYPE=INTERNET,WORK:${escaped(site.emails.general)}`,
    ...site.units.flatMap(({ name, street, town, state }, index) => [
      `unit${index + 1}.ADR;TYPE=WORK:;;${[street, town, state].map(escaped).join(";")};;`,
      `unit${index + 1}.X-ABLABEL:${escaped(name)}`,
    ]),
    `URL:${site.address}${pathIn(language, "/")}`,
    `NOTE:${escaped(note)}`,
    `PHOTO;ENCODING=b;TYPE=PNG:${Buffer.from(picture).toString("base64")}`,
    "END:VCARD",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** Escapes a text: unescaped commas and semicolons separate values. */
function escaped(text: string): string {
  return text.replace(/[\\,;]/g, "\\$&").replaceAll("\n", "\\n");
}

/**
 * Folds a long line, as RFC 2426 requires: lines of at most 75 octets, continued after a space. Splits no character: of
 * ASCII, 74 are one line, and 18 of others have at most 72 octets.
 */
const folded = (line: string) => line.match(/[ -~]{1,74}|.{1,18}/gsu)?.join("\r\n ");
