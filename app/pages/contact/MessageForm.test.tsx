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
  const phone = fields.find(({ type }) => type === "tel") as HTMLInputElement;
  fireEvent.blur(phone);
  screen.getByText(enquiry.doubts.phone);
  fireEvent.click(screen.getByRole("button", { name: form.submit }));
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: (name) => name.includes(form.whatsapp) });
  expect(new URL(link.href).searchParams.get("text")?.match(/\S+(?=@a\.example)/g)).toEqual(names);
  // The form is empty, and so nothing in it is doubtful.
  expect([phone.value, screen.queryByText(enquiry.doubts.phone)]).toEqual(["", null]);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
