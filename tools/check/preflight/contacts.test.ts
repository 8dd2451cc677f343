import { expect, test } from "vitest";
import { sentenceOf } from "../../../app/content/problem-sentences.ts";
import { beforeLaunch } from "../../../app/content/problems.ts";
import { invalidEmailAddresses, invalidPhoneNumbers, invalidSiteAddress, isReserved } from "./contacts.ts";

test("a phone number is +91 and ten digits that begin with 6, 7, 8 or 9", () => {
  const fieldsWith = (main: string, second: string) =>
    invalidPhoneNumbers({ phones: { main, second } }).map(({ path }) => path);
  expect(fieldsWith("+91 98261 12345", "+91 60000 00000")).toEqual([]);
  expect(fieldsWith("+91 00000 00001", "+91 77718 54321")).toEqual([["phones", "main"]]);
  expect(fieldsWith("+91 98261 12345", "+91 51234 56789")).toEqual([["phones", "second"]]);
  expect(fieldsWith("+91 98261 1234", "98261 12345")).toEqual([
    ["phones", "main"],
    ["phones", "second"],
  ]);
});

test("the site's URL must be one that any visitor can open", () => {
  const messages = (address: string) => invalidSiteAddress({ address }).map((problem) => sentenceOf(problem));
  expect(messages("https://www.shivnathmasale.in")).toEqual([]);
  expect(messages("https://www.shivnathmasale.example")).toEqual([
    "No visitor can open www.shivnathmasale.example. Register a domain, and write it here with https:// before it.",
  ]);
  for (const address of ["http://shivnathmasale.in", "", "https://masale.in:4173", "https://[::1]", "https://masale"])
    expect(messages(address), address).toHaveLength(1);
});

test("domains reserved for examples, tests and local networks are rejected", () => {
  for (const host of ["masale.example", "EXAMPLE.com", "a.test", "mill.local", "a.localhost", "yourdomain.com", ""])
    expect(isReserved(host), host).toBe(true);
  for (const host of ["masale.in", "examples.in", "testmasale.com", "local-masale.in", "home.masale.in"])
    expect(isReserved(host), host).toBe(false);
});

test("e-mail addresses must be able to receive mail; the general one is also the contact in security.txt", () => {
  const found = (general: string, trade: string) => invalidEmailAddresses({ emails: { general, trade } });
  expect(found("namaste@masale.in", "vyapar@gmail.com")).toEqual([]);
  expect(found("namaste@masale.example", "vyapar@masale.in")).toEqual([
    beforeLaunch("content/en/site.yaml", ["emails", "general"], expect.stringContaining("security.txt")),
  ]);
  expect(found("namaste@masale.in", "vyapar@localhost").map(({ path }) => path)).toEqual([["emails", "trade"]]);
});
