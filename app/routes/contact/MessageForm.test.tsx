import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { readContent } from "../../content/read.server";
import { MessageForm } from "./MessageForm";

const words = readContent().pages.contact.form;

afterEach(() => vi.restoreAllMocks());

test("the form empties after submitting and its answers are offered for WhatsApp", async () => {
  const log = vi.spyOn(console, "log").mockReturnValue();
  const alert = vi.spyOn(window, "alert").mockReturnValue();
  render(<MessageForm words={words} phone="+91 00000 00001" newTab="(new tab)" />);
  for (const [label, text] of [
    ["Full name", "Ravi"],
    ["Email", "r@example.in"],
    ["Subject", "Mirch"],
    ["Message", "How much?"],
  ] as const)
    await userEvent.type(screen.getByLabelText(new RegExp(`^${label}`)), text);
  await userEvent.click(screen.getByRole("button", { name: words.submit }));
  expect(log.mock.calls[0]?.[1]).toEqual({
    name: "Ravi",
    email: "r@example.in",
    phone: "",
    subject: "Mirch",
    message: "How much?",
    inquiryType: "",
  });
  expect(alert).toHaveBeenCalledExactlyOnceWith("Thank you for your message! We will get back to you soon.");
  expect(screen.getByLabelText<HTMLInputElement>(/^Message/).value).toBe("");
  expect(screen.getByRole("status").contains(document.activeElement)).toBe(true);
  expect(new URL(screen.getByRole<HTMLAnchorElement>("link").href).searchParams.get("text")).toContain("How much?");
});
