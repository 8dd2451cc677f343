import { expect, type Page } from "@playwright/test";
import { expectSamePage, open, overlay, property, shownText } from "./page";
import { test } from "./site-copy";

const formFile = "app/enquiry/EnquiryForm.tsx";
const formTag = /<form (?=method)/;

/** Starts a message as a visitor would; the returned check expects all of it to be still there. */
async function beginMessage(page: Page) {
  await open(page, "/contact");
  const form = page.locator("[data-island=message] form");
  await form.locator("[name=name]").fill("Asha");
  await form.locator("[name=inquiryType]").selectOption({ index: 2 });
  const message = form.locator("[name=message]");
  await message.fill("Half a sen");
  const inquiry = await form.locator("[name=inquiryType]").inputValue();
  return {
    form,
    expectKept: async () => {
      await expect(form.locator("[name=name]")).toHaveValue("Asha");
      await expect(form.locator("[name=inquiryType]")).toHaveValue(inquiry);
      await expect(message).toHaveValue("Half a sen");
      await expect(message).toBeFocused();
      await expectSamePage(page);
    },
  };
}

test("typed text survives edits of the island, its styles, its words and the page around it", async ({
  page,
  site,
}) => {
  const { form, expectKept } = await beginMessage(page);

  await test.step("the component", async () => {
    site.replace(formFile, formTag, '<form data-probe="saved" ');
    await expect(form).toHaveAttribute("data-probe", "saved");
    await expectKept();
  });

  await test.step("a module it imports that exports more than components", async () => {
    site.replace("app/enquiry/form-fields.tsx", "<textarea", '<textarea data-probe="saved"');
    await expect(form.locator("textarea")).toHaveAttribute("data-probe", "saved");
    await expectKept();
  });

  await test.step("its styles", async () => {
    site.append("app/enquiry/EnquiryForm.module.css", "form { --probe: saved }");
    await expect.poll(() => property(page, "main form", "--probe")).toBe("saved");
    site.replace("app/enquiry/EnquiryForm.module.css", "--probe: saved", "--other: saved");
    await expect.poll(() => property(page, "main form", "--probe")).toBe("");
    await expectKept();
  });

  await test.step("its words", async () => {
    const words = "content/en/pages/contact.yaml";
    const heading = await form.locator("xpath=..").locator("h2").textContent();
    const title = site.texts(words).find(({ text }) => text === heading);
    site.setField(words, title?.path ?? [], `${heading} Zwei`);
    await expect(form.locator("xpath=..").locator("h2")).toHaveText(`${heading} Zwei`);
    await expectKept();
  });

  await test.step("a part of the page that only the server renders", async () => {
    site.replace("app/routes/contact/Faq.tsx", "<details", '<details data-probe="saved"');
    await expect(page.locator("details[data-probe=saved]").first()).toBeVisible();
    await expectKept();
  });

  await test.step("the page itself, then the island once more", async () => {
    site.replace(
      "app/routes/contact/contact.tsx",
      '<div className="cols">',
      '<div className="cols" data-probe="page">',
    );
    await expect(page.locator(".cols[data-probe=page]")).toBeVisible();
    site.replace(formFile, 'data-probe="saved"', 'data-probe="again"');
    await expect(form).toHaveAttribute("data-probe", "again");
    await expectKept();
  });
});

test("typed text survives a mistake in the content and in the code", async ({ page, site }) => {
  const { form, expectKept } = await beginMessage(page);

  await test.step("content", async () => {
    const words = site.read("content/en/pages/contact.yaml");
    site.append("content/en/pages/contact.yaml", "\nno-such-field: 1\n");
    await expect(overlay(page)).toContainText("no-such-field");
    site.write("content/en/pages/contact.yaml", words);
    await expect(overlay(page)).toBeHidden();
    await expectKept();
  });

  await test.step("code", async () => {
    const code = site.read(formFile);
    site.append(formFile, "<<<");
    await expect(overlay(page)).toContainText("EnquiryForm.tsx");
    site.write(formFile, code.replace(formTag, '<form data-probe="corrected" '));
    await expect(form).toHaveAttribute("data-probe", "corrected");
    await expect(overlay(page)).toBeHidden();
    await expectKept();
  });

  await test.step("content, while styles are saved", async () => {
    const words = site.read("content/en/pages/contact.yaml");
    site.append("content/en/pages/contact.yaml", "\nno-such-field: 1\n");
    await expect(overlay(page)).toContainText("no-such-field");
    const updated = page.waitForEvent("console", (message) => message.text().startsWith("[vite] hot updated"));
    site.append("app/enquiry/EnquiryForm.module.css", "form { --probe: saved }");
    await updated;
    await expect(overlay(page)).toContainText("no-such-field");
    site.write("content/en/pages/contact.yaml", words);
    await expect(overlay(page)).toBeHidden();
    await expectKept();
  });

  await test.step("styles", async () => {
    const styles = site.read("app/enquiry/EnquiryForm.module.css");
    site.append("app/enquiry/EnquiryForm.module.css", "form { color: ");
    await expect(overlay(page)).toContainText("EnquiryForm.module.css");
    site.write("app/enquiry/EnquiryForm.module.css", `${styles} form { --probe: corrected }`);
    await expect.poll(() => property(page, "main form", "--probe")).toBe("corrected");
    await expect(overlay(page)).toBeHidden();
    await expectKept();
  });
});

test("the catalogue stays filtered when the page and its own code are edited", async ({ page, site }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await open(page, "/products");
  const island = page.locator("[data-island=catalogue]");
  const cards = island.locator("[data-spice]");
  await expect(cards).not.toHaveCount(0);
  await page.locator("#q").fill("nothing is called this");
  await expect(cards).toHaveCount(0);

  // React Router would register the route's change and then look for its own router.
  site.replace("app/routes/products/products.tsx", "<Section name", '<Section data-probe="saved" name');
  site.replace("app/ui/Section.tsx", "<section", '<section data-probe="saved"');
  await expect(page.locator("section[data-probe=saved]").first()).toBeAttached();
  site.replace("app/routes/products/Catalogue.tsx", "<div data-span=", '<div data-probe="saved" data-span=');
  await expect(island.locator("[data-probe=saved]")).toBeVisible();
  site.replace("app/routes/products/FilterForm.tsx", "<search", '<search data-probe="saved"');
  await expect(island.locator("search[data-probe=saved]")).toBeVisible();

  await expect(page.locator("#q")).toHaveValue("nothing is called this");
  await expect(cards).toHaveCount(0);
  await expectSamePage(page);
  expect(errors).toEqual([]);
});

test("an island that fails while rendering recovers", async ({ page, site }) => {
  await open(page, "/contact");
  const code = site.read(formFile);
  site.replace(
    formFile,
    "const form = useRef",
    'if (words) throw new Error("broken on purpose");\n  const form = useRef',
  );
  await expect(page.locator("[data-island] [role=alert]")).toContainText("broken on purpose");
  await expect(overlay(page)).toContainText("broken on purpose");
  site.write(formFile, code.replace(formTag, '<form data-probe="corrected" '));
  await expect(page.locator("[data-island] form[data-probe=corrected]")).toBeVisible();
  await expect(page.locator("[data-island] [role=alert]")).toHaveCount(0);
  await expect(overlay(page)).toBeHidden();
});

test("expanded parts stay expanded while their words are edited", async ({ page, site }) => {
  const words = "content/en/pages/contact.yaml";
  await open(page, "/contact");
  await page.locator("details:not([open]) summary").last().click();
  const expanded = page.locator("details[open]");
  const count = await expanded.count();
  const { path, text } = await shownText(page, site, words);
  site.setField(words, path, `${text} Zwei`);
  await expect(page.locator("main")).toContainText(`${text} Zwei`);
  await expect(expanded).toHaveCount(count);
});
