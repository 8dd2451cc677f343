import type { Page } from "@playwright/test";
import { at, content } from "./content.ts";
import { specified } from "./specified.ts";
import { field, hydrated } from "./support.ts";

/** The two forms, and how visitors fill them in. */

const message = content.pages.contact.form;
const application = content.pages.distributors.form;

export const messageForm = {
  path: at("/contact"),
  words: message,
  alert: specified.message.alert,
  /** The one-line fields that are filled in: the required ones. */
  answers: [
    [message.name, "Ravi"],
    [message.email, "ravi@example.in"],
    [message.subject, "10kg mirch"],
  ],
  terms: undefined,
} as const;

export const applicationForm = {
  path: at("/distributors"),
  words: application,
  alert: specified.application.alert,
  answers: [
    [application.name, "Asha Verma"],
    [application.email, "asha@example.in"],
    [application.phone, "+91 98765 43210"],
  ],
  terms: { label: application.agreedToTerms },
} as const;

export const enquiryForms = [messageForm, applicationForm];
export type EnquiryForm = (typeof enquiryForms)[number];

export async function openForm(page: Page, { path }: EnquiryForm, origin = ""): Promise<void> {
  await page.goto(origin + path);
  await hydrated(page);
}

/** Fills in what is required, and a message. */
export async function fillIn(page: Page, { words, answers, terms }: EnquiryForm, text = "M"): Promise<void> {
  for (const [input, answer] of answers) await field(page, input).fill(answer);
  if (terms) await field(page, terms).check();
  await field(page, words.message).fill(text);
}

export const submitButton = (page: Page, { words }: EnquiryForm) =>
  page.getByRole("button", { name: words.submit, exact: true });

/** The notice that thanks for an enquiry, with the link that contains the answers. */
export const thanks = (page: Page, { alert }: EnquiryForm) => page.getByRole("status").filter({ hasText: alert });
