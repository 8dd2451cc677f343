import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { TextField } from "./form-fields.tsx";
import { nameField } from "./name-field.ts";

test("phones neither autocorrect nor spell-check names", () => {
  render(<TextField name="firm" label="Firm" {...nameField} />);
  const { attributes } = screen.getByLabelText("Firm");
  for (const [name, value] of Object.entries({ autocorrect: "off", autocapitalize: "words", spellcheck: "false" }))
    expect(attributes.getNamedItem(name)?.value).toBe(value);
});
