import { expect, test } from "@playwright/test";
import { attributesOf, documentAt, formIn } from "../helpers/built-pages.ts";
import { content, mainNumber } from "../helpers/content.ts";
import {
  answersIn,
  applicationForm,
  enquiryForms,
  fillIn,
  messageForm,
  notSentNotice,
  submitButton,
} from "../helpers/enquiry-forms.ts";
import { launchFolder } from "../helpers/launch-site.ts";
import { specified } from "../helpers/specified.ts";
import {
  expectAccessible,
  formField,
  openPage,
  parseChatLink,
  recordEvents,
  waitTwoFrames,
} from "../helpers/support.ts";

/** Both forms, from the first letter to the notice after the alert. */

const text = `<script>alert("x")</script> & 100% #1 'quoted'\nदूसरी पंक्ति 🌶️`;

/** What is logged of the fields that a visitor leaves out. */
const emptyFields = (path: string) =>
  Object.fromEntries(
    attributesOf(formIn(path).querySelectorAll("[name]:not([type=checkbox])"), "name").map((name) => [name, ""]),
  );

for (const form of enquiryForms) {
  const { path, words, answers, terms, alert } = form;
  const chosen = form === messageForm ? messageForm.words.inquiryType : applicationForm.words.region;
  const [value, label, logged] =
    form === messageForm
      ? ["bulk", messageForm.words.inquiryType.options.bulk, { phone: "", inquiryType: "bulk" }]
      : [
          "bihar",
          applicationForm.words.region.options.bihar,
          { business: "", experience: "", region: "bihar", volume: "", hasLicense: false, agreedToTerms: true },
        ];

  test(`the form of ${path} promises a reply within 24 hours`, () => {
    expect(formIn(path).textContent).toMatch(specified.reply.forms);
  });

  test(`submitting the form of ${path} logs it, sends nothing, says so and offers WhatsApp`, {
    tag: "@engines",
  }, async ({ page }) => {
    await openPage(page, form.path);
    await fillIn(page, form, text);
    await formField(page, chosen).selectOption(value);
    const seen = recordEvents(page);
    const log = page.waitForEvent("console", (message) => message.type() === "log");
    await submitButton(page, form).click();
    expect(await (await log).args()[1]?.jsonValue()).toEqual({
      ...emptyFields(path),
      ...answers,
      ...logged,
      message: text,
    });
    const notice = notSentNotice(page, form);
    await expect(notice).toBeFocused();
    await expect(notice).toContainText(words.notSentText);
    // The alert thanks; the notice neither repeats that nor shows a tick.
    await expect(notice).not.toContainText(alert);
    await expect(notice.locator("svg:not(a svg)")).toHaveCount(0);
    expect([seen.dialogs, seen.calls]).toEqual([[alert], []]);
    const kept = await page.evaluate(() => [
      history.state,
      localStorage.length,
      sessionStorage.length,
      document.cookie,
    ]);
    expect(kept).toEqual([null, 0, 0, ""]);
    // An application stays in its form, a message does not.
    for (const [input, answer] of answersIn(form))
      await expect(formField(page, input)).toHaveValue(terms ? answer : "");
    await expect(formField(page, words.message)).toHaveValue(terms ? text : "");
    await expect(formField(page, chosen)).toHaveValue(terms ? value : "");
    const link = notice.getByRole("link", { name: words.whatsapp });
    const sent = parseChatLink(await link.getAttribute("href"));
    expect(sent.number).toBe(mainNumber);
    for (const part of [answers.name, text, `${chosen.label}: ${label}`]) expect(sent.text).toContain(part);
    await expect(link).toHaveAttribute("target", "_blank");
    await expectAccessible(page);
  });

  test(`the privacy notice of ${path} says where this set of controls keeps what is typed`, () => {
    const { alert, review } = content.pages[form === messageForm ? "contact" : "distributors"].privacy.typed;
    for (const [folder, said, unsaid] of [
      ["build/client", alert, review],
      [launchFolder, review, alert],
    ] as const) {
      const text = documentAt(form.path, folder).querySelector("[aria-labelledby=privacy]")?.textContent;
      expect(text).toContain(said);
      expect(text).not.toContain(unsaid);
    }
  });

  test(`browser validation stops an empty form on ${path}, and an invalid email`, { tag: "@engines" }, async ({
    page,
  }) => {
    await openPage(page, form.path);
    const seen = recordEvents(page);
    if (terms) await formField(page, terms).check();
    await submitButton(page, form).click();
    await expect(formField(page, words.name)).toBeFocused();
    await fillIn(page, form);
    await formField(page, words.email).fill("ravi@");
    await submitButton(page, form).click();
    await expect(formField(page, words.email)).toBeFocused();
    expect([seen.dialogs, seen.console]).toEqual([[], []]);
  });
}

test("neither the button nor Enter submits an application until the terms are accepted", { tag: "@engines" }, async ({
  page,
}) => {
  const { words, terms } = applicationForm;
  await openPage(page, applicationForm.path);
  const seen = recordEvents(page);
  await fillIn(page, applicationForm);
  await formField(page, terms).uncheck();
  await expect(submitButton(page, applicationForm)).toBeDisabled();
  await formField(page, words.phone).press("Enter");
  await waitTwoFrames(page);
  expect([seen.dialogs, seen.console]).toEqual([[], []]);
  await expect(page.getByText(words.untilAgreed)).toBeVisible();
  await formField(page, terms).check();
  await expect(page.getByText(words.untilAgreed)).toHaveCount(0);
  await formField(page, { label: words.hasLicense }).check();
  await expect(submitButton(page, applicationForm)).toBeEnabled();
  const log = page.waitForEvent("console", (message) => message.type() === "log");
  await formField(page, words.phone).press("Enter");
  expect(await (await log).args()[1]?.jsonValue()).toMatchObject({ hasLicense: true, agreedToTerms: true });
  await expect.poll(() => seen.dialogs).toHaveLength(1);
});
