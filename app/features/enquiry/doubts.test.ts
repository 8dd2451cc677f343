import { expect, test } from "vitest";
import { doubtsAbout } from "./doubts.ts";

const doubted = (name: string, value: string) => doubtsAbout([{ name, label: "", value }]).length > 0;

test.each([
  "98765",
  "call me",
  // Ten digits or more, but not without the country code and zeros.
  "+91 98260 123",
  "+91 98260 1234",
  "+91982601234",
  "(+91) 98260-1234",
  "+ 91 98260 1234",
  "＋९१ ९८२६० १२३४",
  "0091 98260 1234",
  "00919826012",
  "91 98260 123",
  "91-98260-1234",
  "098260 1234",
  "+91 (0) 98260 1234",
])("the phone number %j looks too short", (value) => {
  expect(doubted("phone", value)).toBe(true);
});

test.each([
  "",
  " ",
  "98765 43210",
  "+91-98765-43210",
  "+91 91982 60123",
  "0091 98765 43210",
  "919876543210",
  "91 98765 43210",
  "9198260123",
  "91982 60123",
  "०९८७६५ ४३२१०",
  "0788 2345678",
  "+91 0788 2345678",
  "9876543210 / 0788 2345678",
  "+1 212 555 0100",
])("the phone number %j looks right, or is missing", (value) => {
  expect(doubted("phone", value)).toBe(false);
});

test("an email address whose host has no dot looks wrong", () => {
  for (const value of ["asha@gmail", "asha@gmail.", "asha@gmail.c"]) expect(doubted("email", value), value).toBe(true);
  for (const value of ["asha@gmail.com", "a.b@mail.example.in", "आशा@उदाहरण.भारत"])
    expect(doubted("email", value), value).toBe(false);
});

test("an empty region looks wrong; other empty answers do not", () => {
  const answer = { name: "region", label: "Region", value: "" };
  expect(doubtsAbout([answer])).toEqual([answer]);
  expect(doubted("region", "Odisha")).toBe(false);
  expect(doubted("business", "")).toBe(false);
});
