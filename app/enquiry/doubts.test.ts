import { expect, test } from "vitest";
import { doubtsAbout } from "./doubts";

const doubted = (name: string, value: string) => doubtsAbout([{ name, label: "", value }]).length > 0;

test("a phone number of fewer than ten digits looks wrong, however it is written; an empty one does not", () => {
  for (const value of ["98765", "+91 98765", "call me"]) expect(doubted("phone", value), value).toBe(true);
  for (const value of ["", " ", "98765 43210", "+91-98765-43210", "०९८७६५ ४३२१०", "9876543210 / 0788 2345678"])
    expect(doubted("phone", value), value).toBe(false);
});

test("an email address whose host has no dot looks wrong", () => {
  for (const value of ["asha@gmail", "asha@gmail.", "asha@gmail.c"]) expect(doubted("email", value), value).toBe(true);
  for (const value of ["asha@gmail.com", "a.b@mail.example.in", "आशा@उदाहरण.भारत"])
    expect(doubted("email", value), value).toBe(false);
});

test("an empty region looks wrong; other empty answers do not", () => {
  expect(doubtsAbout([{ name: "region", label: "Region", value: "" }])).toEqual([{ name: "region", value: "" }]);
  expect(doubted("region", "Odisha")).toBe(false);
  expect(doubted("business", "")).toBe(false);
});
