import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { readContent } from "../../content/read.server.ts";
import { Testimonials } from "./Testimonials.tsx";

test("the avatar of a testimonial is its photo, or a drawing", () => {
  const { pages } = readContent();
  const picture = { alt: "A cook at her stove", src: "/assets/cook.jpg", width: 96, height: 96 };
  render(<Testimonials words={pages.home.testimonials} avatars={[picture]} />);
  const [first, ...others] = screen.getAllByRole("figure");
  const captionOf = (figure: HTMLElement | undefined) => figure?.querySelector("figcaption") as HTMLElement; // Each has one.
  expect(within(captionOf(first)).getByRole("img", { name: picture.alt }).getAttribute("src")).toBe(picture.src);
  expect(captionOf(first).querySelector("svg")).toBeNull();
  for (const figure of others) {
    expect(captionOf(figure).querySelector("svg")).not.toBeNull();
    expect(captionOf(figure).querySelector("img")).toBeNull();
  }
});
