import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { readContent } from "../../content/read.server";
import { MessageForm } from "./MessageForm";

test("the WhatsApp message has the answer of every field, in the order of the form", () => {
  vi.spyOn(window, "alert").mockReturnValue();
  vi.spyOn(console, "log").mockReturnValue();
  const { form } = readContent().pages.contact;
  const submission = { kind: "alert", label: form.submit } as const;
  render(<MessageForm words={form} submission={submission} />);
  const fields = screen.getAllByRole<HTMLInputElement>("textbox");
  for (const field of fields) fireEvent.input(field, { target: { value: `${field.name}@a.example` } });
  fireEvent.click(screen.getByRole("button", { name: form.submit }));
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: (name) => name.includes(form.whatsapp) });
  const sent = new URL(link.href).searchParams.get("text")?.match(/\S+(?=@a\.example)/g);
  expect(sent).toEqual(fields.map(({ name }) => name));
  expect(screen.queryByText(form.shortened)).toBeNull();
  for (const field of fields) fireEvent.input(field, { target: { value: `${"haldi".repeat(300)}@a.example` } });
  fireEvent.click(screen.getByRole("button", { name: form.submit }));
  screen.getByText(form.shortened);
});
