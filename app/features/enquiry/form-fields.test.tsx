import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Checkbox, Select, TextField, valuesIn } from "./form-fields.tsx";
import { nameField } from "./name-field.ts";

test("the log has every named field, checkboxes as true or false", async () => {
  const { container } = render(
    <form>
      <TextField name="city" label="City" />
      <Select name="region" label="Region" choose="Choose" options={{ odisha: "Odisha" }} />
      <Checkbox name="hasShop" label="Shop" />
      <Checkbox name="hasVan" label="Van" />
      <button type="submit">Send</button>
    </form>,
  );
  await userEvent.type(screen.getByLabelText("City"), "Raipur");
  await userEvent.click(screen.getByLabelText("Van"));
  const form = container.querySelector("form") as HTMLFormElement; // Just rendered.
  expect(valuesIn(form)).toEqual({ city: "Raipur", region: "", hasShop: false, hasVan: true });
});

test("phones neither autocorrect nor spell-check names", () => {
  render(<TextField name="firm" label="Firm" {...nameField} />);
  const { attributes } = screen.getByLabelText("Firm");
  for (const [name, value] of Object.entries({ autocorrect: "off", autocapitalize: "words", spellcheck: "false" }))
    expect(attributes.getNamedItem(name)?.value).toBe(value);
});

test("a hint is below a doubtful answer once the visitor has left it, until it is right", async () => {
  const doubt = { text: "Too short?", isAbout: (answer: string) => answer.length < 4 };
  render(<TextField name="code" label="Code" doubt={doubt} />);
  const field = screen.getByLabelText("Code");
  await userEvent.type(field, "123");
  expect(screen.queryByText(doubt.text)).toBeNull();
  await userEvent.tab();
  expect((await screen.findByText(doubt.text)).id).toBe(field.getAttribute("aria-describedby"));
  await userEvent.type(field, "4");
  expect(screen.queryByText(doubt.text)).toBeNull();
  expect(field.hasAttribute("aria-describedby")).toBe(false);
});

test("no hint moves a button while it is pressed", async () => {
  const doubt = { text: "Too short?", isAbout: () => true };
  render(<TextField name="code" label="Code" doubt={doubt} />);
  vi.spyOn(document, "querySelector").mockReturnValue(document.body); // As `:active`, which jsdom does not know.
  fireEvent.blur(screen.getByLabelText("Code"));
  fireEvent.pointerUp(document.body);
  expect(screen.queryByText(doubt.text)).toBeNull();
  fireEvent.mouseUp(document.body);
  await screen.findByText(doubt.text);
  vi.restoreAllMocks();
});
