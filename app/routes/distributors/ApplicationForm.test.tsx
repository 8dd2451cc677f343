import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { readContent } from "../../content/read.server";
import { ApplicationForm } from "./ApplicationForm";

const words = readContent().pages.distributors.form;

afterEach(() => vi.restoreAllMocks());

test("the button waits for the terms", async () => {
  render(<ApplicationForm words={words} phone="+91 00000 00001" newTab="(new tab)" />);
  const submit = screen.getByRole<HTMLButtonElement>("button", { name: words.submit });
  expect(submit.disabled).toBe(true);
  await userEvent.click(screen.getByLabelText(new RegExp(words.agreedToTerms)));
  expect(submit.disabled).toBe(false);
});

test("after submitting, the answers stay in the form and are offered for WhatsApp", async () => {
  const log = vi.spyOn(console, "log").mockReturnValue();
  const alert = vi.spyOn(window, "alert").mockReturnValue();
  render(<ApplicationForm words={words} phone="+91 00000 00001" newTab="(new tab)" />);
  await userEvent.type(screen.getByLabelText(/Full name/), "Asha");
  await userEvent.type(screen.getByLabelText(/Email/), "a@example.in");
  await userEvent.type(screen.getByLabelText(/Phone/), "1");
  await userEvent.selectOptions(screen.getByLabelText(/region/), "bihar");
  await userEvent.click(screen.getByLabelText(new RegExp(words.agreedToTerms)));
  await userEvent.click(screen.getByRole("button", { name: words.submit }));
  expect(log.mock.calls[0]?.[1]).toMatchObject({
    name: "Asha",
    region: "bihar",
    hasLicense: false,
    agreedToTerms: true,
  });
  expect(alert).toHaveBeenCalledExactlyOnceWith("Thank you for your interest! We will contact you soon.");
  expect(screen.getByLabelText<HTMLInputElement>(/Full name/).value).toBe("Asha");
  const text = new URL(screen.getByRole<HTMLAnchorElement>("link").href).searchParams.get("text");
  expect(text).toContain(`${words.region.label}: ${words.region.options.bihar}`);
});
