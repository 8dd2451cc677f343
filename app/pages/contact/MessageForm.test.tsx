import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readContent } from "../../content/read.server.ts";
import type { Submission } from "../../features/enquiry/EnquiryForm.tsx";
import { MessageForm } from "./MessageForm.tsx";

const alert = vi.fn();
beforeEach(() => {
  alert.mockClear();
  vi.stubGlobal("alert", alert);
  vi.spyOn(console, "log").mockReturnValue();
  Element.prototype.scrollIntoView = () => {}; // jsdom has no layout.
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

/** The words of the form, and its settings in a set of controls. */
function formOf(submission: Submission) {
  const { pages, enquiry } = readContent();
  const { form } = pages.contact;
  const submit = submission === "alert" ? form.submit : form.check;
  return { form, settings: { submission, submit, notSent: enquiry.notSent, doubts: enquiry.doubts } };
}

/** Fills each field with its name, before this text. */
function fill(before = ""): string[] {
  const fields = screen.getAllByRole<HTMLInputElement>("textbox");
  for (const field of fields) fireEvent.input(field, { target: { value: `${before}${field.name}@a.example` } });
  return fields.map(({ name }) => name);
}

const messageIn = (label: string) => {
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: (name) => name.includes(label) });
  return new URL(link.href).searchParams.get("text");
};

test("the WhatsApp message has the answer of every field, in the order of the form", () => {
  const { form, settings } = formOf("alert");
  render(<MessageForm words={form} {...settings} />);
  const names = fill();
  fireEvent.click(screen.getByRole("button", { name: form.submit }));
  expect(messageIn(form.whatsapp)?.match(/\S+(?=@a\.example)/g)).toEqual(names);
  expect(screen.queryByText(form.shortened)).toBeNull();
  fill("haldi".repeat(300));
  fireEvent.click(screen.getByRole("button", { name: form.submit }));
  screen.getByText(form.shortened);
});

test("what is changed below the notice is changed in its message; saying that it was sent empties the form", async () => {
  const { form, settings } = formOf("notice");
  render(<MessageForm words={form} {...settings} />);
  fill();
  fireEvent.click(screen.getByRole("button", { name: form.check }));
  const notice = screen.getByRole("region", { name: form.notSentTitle });
  expect(document.activeElement).toBe(notice);
  expect(screen.queryByRole("button", { name: settings.notSent.sent })).toBeNull();
  fireEvent.input(screen.getByLabelText(form.name.label, { exact: false }), { target: { value: "Mina" } });
  expect(notice.textContent).toContain(`${form.name.label}: Mina`);
  expect(messageIn(form.whatsapp)).toContain(`${form.name.label}: Mina`);
  fireEvent.click(screen.getByRole("link", { name: (name) => name.includes(form.whatsapp) }));
  fireEvent.click(await screen.findByRole("button", { name: settings.notSent.sent }));
  expect(screen.queryByRole("region")).toBeNull();
  expect(screen.getAllByRole<HTMLInputElement>("textbox").map(({ value }) => value)).toEqual(["", "", "", "", ""]);
  expect(document.activeElement?.textContent).toBe(form.title);
});

test("three spaces are no answer", () => {
  const { form, settings } = formOf("alert");
  render(<MessageForm words={form} {...settings} />);
  fill();
  const message = screen.getByLabelText<HTMLTextAreaElement>(form.message.label, {
    exact: false,
    selector: "textarea",
  });
  fireEvent.input(message, { target: { value: " \n " } });
  fireEvent.click(screen.getByRole("button", { name: form.submit }));
  expect([message.validity.valueMissing, screen.queryByRole("region")]).toEqual([true, null]);
  expect(alert).not.toHaveBeenCalled();
});
