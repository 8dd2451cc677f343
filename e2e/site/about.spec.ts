import { expect, test } from "@playwright/test";
import { within } from "@testing-library/react";
import { addressesOf, documentAt, mainOf, textsOf } from "../helpers/built-pages.ts";
import { content, localPath } from "../helpers/content.ts";
import { specified } from "../helpers/specified.ts";

const lists = () => [...documentAt(localPath("/about")).querySelectorAll<HTMLElement>("main ol")];

test("the story has every block of the specification", () => {
  const main = documentAt(localPath("/about")).querySelector("main");
  for (const text of [specified.founded, ...specified.purposes]) expect(main?.textContent).toContain(text);
  expect(mainOf(localPath("/about")).getAllByRole("blockquote")).toHaveLength(1);
  expect(lists()[1]?.querySelectorAll("li")).toHaveLength(specified.values);
  expect(addressesOf(main)).toEqual(expect.arrayContaining([localPath("/products"), localPath("/contact")]));
});

test("the journey runs from 2020 to 2024 in order", () => {
  const journey = lists()[0]?.querySelectorAll("li") ?? [];
  expect(textsOf(journey)).toEqual(specified.journey.map((year) => expect.stringMatching(`^${year}`)));
  expect(Array.from(journey, (year) => within(year).getByRole("heading").textContent)).toEqual(
    content.pages.about.journey.years.map(({ title }) => title),
  );
});

test("the three production steps are in order, each with a picture", () => {
  const steps = Array.from(lists().at(-1)?.querySelectorAll("li") ?? [], (step) => within(step));
  expect(textsOf(steps.map((step) => step.getByRole("heading")))).toEqual(specified.steps);
  for (const step of steps) step.getByRole("img");
});
