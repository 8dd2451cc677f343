import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { readContent } from "../../content/read.server.ts";
import { interpolate } from "../../text/interpolate.ts";
import { MessageForm } from "./MessageForm.tsx";

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

test("the link after a doubt leads back to the field that it is about", async () => {
  const { pages, enquiry } = readContent();
  const { form } = pages.contact;
  const words = enquiry.preview;
  render(<MessageForm words={form} submission={{ kind: "review", label: form.check, words }} />);
  Element.prototype.scrollIntoView = () => {}; // jsdom has no layout.
  const fields = screen.getAllByRole<HTMLInputElement>("textbox");
  for (const field of fields) fireEvent.input(field, { target: { value: "asha@gmail" } });
  for (const name of ["phone", "email"] as const) {
    fireEvent.click(screen.getByRole("button", { name: form.check }));
    const correct = interpolate(words.doubts.correct, { field: form[name].label });
    fireEvent.click(await screen.findByRole("link", { name: correct }));
    await waitFor(() => expect(document.activeElement?.getAttribute("name")).toBe(name));
    expect(screen.queryByText(words.title)).toBeNull();
  }
  // The button for all answers leads to the form's title.
  fireEvent.click(screen.getByRole("button", { name: form.check }));
  fireEvent.click(await screen.findByRole("button", { name: words.change }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe(form.title));
});
