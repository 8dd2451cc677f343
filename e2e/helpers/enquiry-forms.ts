import type { Page } from "@playwright/test";
import { content, localPath } from "./content.ts";
import { specified } from "./specified.ts";
import { formField } from "./support.ts";

/** The two forms, and how visitors fill them in. */

const message = content.pages.contact.form;
const application = content.pages.distributors.form;

export const messageForm = {
  path: localPath("/contact"),
  words: message,
  alert: specified.message.alert,
  /** The answers to the one-line fields that are required, by name. */
  answers: { name: "Ravi", email: "ravi@example.in", subject: "10kg mirch" },
  terms: undefined,
} as const;

export const applicationForm = {
  path: localPath("/distributors"),
  words: application,
  alert: specified.application.alert,
  answers: { name: "Asha Verma", email: "asha@example.in", phone: "+91 98765 43210" },
  terms: { label: application.agreedToTerms },
} as const;

export const enquiryForms = [messageForm, applicationForm];
export type EnquiryForm = (typeof enquiryForms)[number];

/** The fields that have an answer, with it. */
export const answersIn = ({ words, answers }: EnquiryForm) =>
  Object.entries(answers).map(([name, answer]) => [words[name as "name"], answer] as const); // Each is a field's name.

/** Fills in what is required, and a message. */
export async function fillIn(page: Page, form: EnquiryForm, text = "M"): Promise<void> {
  const { words, terms } = form;
  for (const [input, answer] of answersIn(form)) await formField(page, input).fill(answer);
  if (terms) await formField(page, terms).check();
  await formField(page, words.message).fill(text);
}

export const submitButton = (page: Page, { words }: EnquiryForm) =>
  page.getByRole("button", { name: words.submit, exact: true });

/** The same in the launch set. */
export const launchSubmitButton = (page: Page, { words }: EnquiryForm) =>
  page.getByRole("button", { name: words.check, exact: true });

/** The notice after submitting: nothing has been sent yet. It has the message, and the ways to send it. */
export const notSentNotice = (page: Page, { words }: EnquiryForm) =>
  page.getByRole("region", { name: words.notSentTitle, exact: true });
