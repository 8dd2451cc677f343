import { expect, test } from "vitest";
import { doubts } from "./doubts.ts";

test.each([
  "98765",
  // Too many digits, too.
  "99999 999999",
  // Ten digits or more, but not without the country code and zeros.
  "+91 98260 123",
  "+91982601234",
  "＋९१ ९८२६० १२३४",
  "0091 98260 1234",
  "91 98260 123",
  "098260 1234",
  "+91 (0) 98260 1234",
  // No Indian number, or two.
  "+65 6123 4567",
  "9876543210 / 0788 2345678",
])("the phone number %j is doubted", (answer) => {
  expect(doubts.phone(answer)).toBe(true);
});

test.each([
  "",
  "98765 43210",
  "+91-98765-43210",
  "+91 91982 60123",
  "0091 98765 43210",
  "91982 60123",
  "०९८७६५ ४३२१०",
  "0788 2345678",
  "+91 0788 2345678",
])("the phone number %j looks right, or is missing", (answer) => {
  expect(doubts.phone(answer)).toBe(false);
});

test("an email address whose host has no dot is doubted, and no region", () => {
  for (const answer of ["asha@gmail", "asha@gmail.", "asha@gmail.c"]) expect(doubts.email(answer), answer).toBe(true);
  for (const answer of ["", "asha@gmail.com", "a.b@mail.example.in", "आशा@उदाहरण.भारत"])
    expect(doubts.email(answer), answer).toBe(false);
  expect([doubts.region(""), doubts.region("odisha")]).toEqual([true, false]);
});
