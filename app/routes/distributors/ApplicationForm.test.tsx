import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { ApplicationForm, type ApplicationFormProps } from "./ApplicationForm";

const words: ApplicationFormProps["words"] = {
  ...{ label: "Form", hindi: "खाता", title: "Apply", submit: "Send", hint: "We reply", yes: "Yes", no: "No" },
  ...{
    alert: "Thank you!",
    sentTitle: "Thank you!",
    sentText: "We reply.",
    whatsapp: "Send on",
    messageTitle: "Hello",
  },
  ...{
    shortened: "Cut",
    withoutScript: "No script",
    withoutScriptChat: "Chat",
    hasLicense: "I have a licence",
    agreedToTerms: "I agree (all)",
  },
  name: { label: "Your name" },
  email: { label: "Mail" },
  phone: { label: "Telephone" },
  business: { label: "Shop" },
  message: { label: "Words" },
  experience: { label: "Years", choose: "Choose", options: { "0-1": "1", "2-5": "5", "5-10": "10", "10+": "More" } },
  volume: {
    label: "Weight",
    choose: "Choose",
    options: { "100-500": "1", "500-1000": "2", "1000-2000": "3", "2000+": "4" },
  },
  region: {
    label: "State",
    choose: "Choose",
    options: {
      ...{ chhattisgarh: "Chhattisgarh", "madhya-pradesh": "Madhya Pradesh", odisha: "Odisha", jharkhand: "Jharkhand" },
      ...{ gujarat: "Gujarat", rajasthan: "Rajasthan", maharashtra: "Maharashtra", bihar: "The state of Bihar" },
      other: "Other",
    },
  },
};

afterEach(() => vi.restoreAllMocks());

/** Shows the form with the specified action, an alert. */
function show(): void {
  render(
    <ApplicationForm
      words={words}
      submission={{ kind: "alert", label: words.submit }}
      phone="+91 98765 43210"
      newTab="(new tab)"
    />,
  );
}

test("the submit button is disabled until the terms are accepted", async () => {
  show();
  const submit = screen.getByRole<HTMLButtonElement>("button", { name: words.submit });
  expect(submit.disabled).toBe(true);
  await userEvent.click(screen.getByLabelText(`${words.agreedToTerms} *`));
  expect(submit.disabled).toBe(false);
});

test("after submitting, the answers stay in the form and are offered for WhatsApp", async () => {
  const log = vi.spyOn(console, "log").mockReturnValue();
  const alert = vi.spyOn(window, "alert").mockReturnValue();
  show();
  await userEvent.type(screen.getByLabelText("Your name *"), "Asha");
  await userEvent.type(screen.getByLabelText("Mail *"), "a@example.in");
  await userEvent.type(screen.getByLabelText("Telephone *"), "1");
  await userEvent.selectOptions(screen.getByLabelText("State *"), "bihar");
  await userEvent.click(screen.getByLabelText(`${words.agreedToTerms} *`));
  await userEvent.click(screen.getByRole("button", { name: words.submit }));
  expect(log.mock.calls[0]?.[1]).toMatchObject({
    name: "Asha",
    region: "bihar",
    hasLicense: false,
    agreedToTerms: true,
  });
  expect(alert).toHaveBeenCalledExactlyOnceWith(words.alert);
  expect(screen.getByLabelText<HTMLInputElement>("Your name *").value).toBe("Asha");
  const text = new URL(screen.getByRole<HTMLAnchorElement>("link").href).searchParams.get("text");
  expect(text).toContain("State: The state of Bihar");
});
