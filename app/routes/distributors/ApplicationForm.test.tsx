import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { readContent } from "../../content/read.server";
import { ApplicationForm } from "./ApplicationForm";

test("the label of the terms box leads to the terms and keeps its words; the rest of it ticks the box", () => {
  const { form } = readContent().pages.distributors;
  const submission = { kind: "alert", label: form.submit } as const;
  render(<ApplicationForm words={form} submission={submission} phone="+91 98261 12345" newTab="(new tab)" />);
  const box = screen.getByLabelText<HTMLInputElement>(`${form.agreedToTerms} *`);
  const label = box.labels?.[0] as HTMLLabelElement; // It has a name.
  const link = within(label).getByRole("link", { name: form.termsLink });
  expect(link.getAttribute("href")).toBe("#terms");
  link.click();
  expect(box.checked).toBe(false);
  label.click();
  expect(box.checked).toBe(true);
});
