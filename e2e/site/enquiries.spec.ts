import { expect, type Page, test } from "@playwright/test";
import { pageNameAt } from "../../app/site/pages.ts";
import { attributesOf, formIn } from "../helpers/built-pages.ts";
import { content, escapeRegExp, localPath, mainNumber } from "../helpers/content.ts";
import {
  answersIn,
  applicationForm,
  type EnquiryForm,
  enquiryForms,
  fillIn,
  launchSubmitButton,
  messageForm,
  notSentNotice,
  submitButton,
} from "../helpers/enquiry-forms.ts";
import { launchURL, messageFrom } from "../helpers/launch-site.ts";
import { unreadableText } from "../helpers/layout-problems.ts";
import { recordSharing } from "../helpers/sharing.ts";
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectSaid,
  formField,
  holdRequests,
  openPage,
  parseChatLink,
  recordEvents,
  waitForHydration,
  waitTwoFrames,
} from "../helpers/support.ts";
import { expectNoBareText } from "../helpers/translate.ts";

/** Both forms, from the first letter to the notice that nothing has been sent. */

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
    await expect(notice).toBeInViewport();
    await expect(notice).toContainText(words.notSentText);
    await expect(notice.getByText(text, { exact: false })).toBeVisible();
    await expect(notice.locator(`a[href="tel:+${mainNumber}"]`)).toBeVisible();
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

  test(`browser validation stops an empty form on ${path}, spaces alone, and an invalid email`, async ({ page }) => {
    await openPage(page, form.path);
    const seen = recordEvents(page);
    if (terms) await formField(page, terms).check();
    await submitButton(page, form).click();
    await expect(formField(page, words.name)).toBeFocused();
    await fillIn(page, form);
    await formField(page, words.name).fill("   ");
    await submitButton(page, form).click();
    await expect(formField(page, words.name)).toBeFocused();
    await formField(page, words.name).fill(answers.name);
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

const { notSent, doubts } = content.enquiry;
const openLink = (page: Page, form: EnquiryForm) =>
  notSentNotice(page, form).getByRole("link", { name: form.words.whatsapp });

test("a doubt stands beside its field, and stops nobody", async ({ page }) => {
  const { path, words } = applicationForm;
  await openPage(page, path);
  await fillIn(page, applicationForm);
  /** Not the announcement of the same words. */
  const hint = (text: string) => page.locator("form").getByText(text, { exact: true });
  await formField(page, words.region).focus();
  await page.keyboard.press("Tab");
  await expect(hint(doubts.region)).toBeVisible();
  await formField(page, words.region).selectOption("bihar");
  await expect(hint(doubts.region)).toHaveCount(0);
  await formField(page, words.phone).fill("99999 999999");
  page.once("dialog", (dialog) => dialog.accept());
  await submitButton(page, applicationForm).tap();
  await expect(formField(page, words.phone)).toHaveAccessibleDescription(doubts.phone);
  await expectAccessibleInBothThemes(page);
  expect(parseChatLink(await openLink(page, applicationForm).getAttribute("href")).text).toContain("99999 999999");
  await formField(page, words.phone).fill("98765 43210");
  await expect(hint(doubts.phone)).toHaveCount(0);
});

test.describe("in the launch set", () => {
  test.use({ baseURL: launchURL });
  const kept = "10kg & <b>मिर्च</b>\nsecond line";

  test("submitting shows the notice and nothing else, and the form stays filled", async ({ page }) => {
    const form = messageForm;
    const { path, words, answers } = form;
    await openPage(page, path);
    const seen = recordEvents(page);
    await fillIn(page, form, kept);
    await formField(page, words.phone).fill("99999 999999");
    // The hint at the phone appears while the mouse is down, and does not move the button away from it.
    await launchSubmitButton(page, form).hover();
    await page.mouse.down();
    await waitTwoFrames(page);
    await page.mouse.up();
    const notice = notSentNotice(page, form);
    await expect(notice).toBeFocused();
    await expect(page.locator("form").getByText(doubts.phone, { exact: true })).toBeVisible();
    const bar = await page.getByRole("banner").boundingBox();
    expect((await notice.boundingBox())?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
    const { number, text } = parseChatLink(await openLink(page, form).getAttribute("href"));
    expect(number).toBe(mainNumber);
    expect(text).toMatch(new RegExp(`^${escapeRegExp(words.messageTitle)}\n`));
    expect(text).toContain(messageFrom(content, pageNameAt(path), kept).split("\n").at(-1));
    expect(await notice.locator("p").evaluateAll((all) => all.map((one) => one.textContent))).toContain(text);
    await expect(formField(page, words.message)).toHaveValue(kept);
    expect([seen.dialogs, seen.console, seen.calls]).toEqual([[], [], []]);
    // What is changed below the notice is changed in its message.
    await formField(page, words.name).fill("Mina Sahu");
    await expect(notice).not.toContainText(answers.name);
    expect(parseChatLink(await openLink(page, form).getAttribute("href")).text).toContain("Mina Sahu");
    await expectNoBareText(page);
    expect(await unreadableText(page)).toEqual([]);
    await expectAccessibleInBothThemes(page);
  });

  test("the message is copied and that is announced", async ({ page }) => {
    await page.addInitScript(recordSharing);
    await openPage(page, messageForm.path);
    await fillIn(page, messageForm, kept);
    await launchSubmitButton(page, messageForm).click();
    const { text } = parseChatLink(await openLink(page, messageForm).getAttribute("href"));
    await notSentNotice(page, messageForm).getByRole("button", { name: notSent.copy, exact: true }).click();
    await expectSaid(page, notSent.copied);
    expect(await page.evaluate(() => JSON.parse(document.documentElement.dataset.shared ?? ""))).toBe(text);
  });

  test("what was typed is kept in this tab over reloads, other pages and languages, until it was sent", async ({
    page,
    context,
  }) => {
    await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
    const form = applicationForm;
    const message = page.locator("[name=message]");
    const expectKept = async () => {
      await waitForHydration(page);
      await expect(message).toHaveValue(kept);
      await expect(page.locator("[name=agreedToTerms]")).toBeChecked();
      await expect(page.locator("form [type=submit]")).toBeEnabled();
    };
    await openPage(page, form.path);
    await fillIn(page, form, kept);
    // At once: typing has not paused.
    await page.reload();
    await expectKept();
    // What is typed before hydration stays; the other fields are filled in.
    const letThrough = await holdRequests(page);
    await page.reload({ waitUntil: "domcontentloaded" });
    await page.locator("[name=name]").fill("Ravi");
    letThrough();
    await expectKept();
    await expect(page.locator("[name=name]")).toHaveValue("Ravi");
    await openPage(page, localPath("/about"));
    await page.goBack();
    await expectKept();
    await page.goForward();
    await page.getByRole("contentinfo").locator(`a[href="${form.path}"]`).click();
    await expectKept();
    await page.getByRole("banner").locator("[hreflang]").first().click();
    await expectKept();
    expect(page.url()).not.toMatch(/[?#]/);
    const other = await context.newPage();
    await openPage(other, form.path);
    await expect(formField(other, form.words.message)).toHaveValue("");

    // Opening WhatsApp is not sending.
    await openPage(page, form.path);
    await launchSubmitButton(page, form).click();
    await openLink(page, form).click();
    await expectSaid(page, notSent.opened);
    await page.reload();
    await expectKept();
    await launchSubmitButton(page, form).click();
    await openLink(page, form).click();
    await page.getByRole("button", { name: notSent.sent, exact: true }).click();
    await expect(page.getByRole("heading", { name: form.words.title, exact: true })).toBeFocused();
    await expect(notSentNotice(page, form)).toHaveCount(0);
    await expect(message).toHaveValue("");
    await expect(page.locator("form [type=submit]")).toBeDisabled();
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    await openPage(page, form.path);
    await expect(message).toHaveValue("");
  });
});
