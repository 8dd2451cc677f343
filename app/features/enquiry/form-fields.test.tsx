import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
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
