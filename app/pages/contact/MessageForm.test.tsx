import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { readContent } from "../../content/read.server.ts";
import { MessageForm } from "./MessageForm.tsx";

test("the WhatsApp message has the answer of every field, in the order of the form", () => {
  vi.stubGlobal("alert", vi.fn());
  vi.spyOn(console, "log").mockReturnValue();
  Element.prototype.scrollIntoView = () => {}; // jsdom has no layout.
  const { pages, enquiry } = readContent();
  const { form } = pages.contact;
  render(<MessageForm words={form} submission="alert" submit={form.submit} {...enquiry} />);
  const fields = screen.getAllByRole<HTMLInputElement>("textbox");
  const names = fields.map(({ name }) => name);
  for (const field of fields) fireEvent.input(field, { target: { value: `${field.name}@a.example` } });
  fireEvent.click(screen.getByRole("button", { name: form.submit }));
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: (name) => name.includes(form.whatsapp) });
  expect(new URL(link.href).searchParams.get("text")?.match(/\S+(?=@a\.example)/g)).toEqual(names);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
