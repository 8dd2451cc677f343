import { expect, type Page, test } from "@playwright/test";
import { packetName } from "../app/content/read.server.ts";
import { languageRecord } from "../app/languages.ts";
import { at, content, controlWords, escaped, heatOf, language, otherLanguageNames, starsOf } from "./content.ts";
import { allProducts, byPopularity, countOf, found, nothing, one } from "./listing.ts";
import { specified } from "./specified.ts";
import { desktop, linkName, menuPaths, open } from "./support.ts";

const { catalogue } = content;
const { menu } = content.layout;
const { brand } = content.site;

test("the panel and the preview open and close by keyboard", async ({ page }) => {
  await open(page, at("/"));
  for (const name of [menu.open, content.pages.home.widget.preview]) {
    const button = page.getByRole("button", { name, exact: true });
    await button.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.locator(":popover-open :focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(page.locator(":popover-open")).toHaveCount(0);
    await expect(button).toBeFocused();
  }
});

test("the result count is announced when typing pauses, not on every keystroke", async ({ page }) => {
  await page.clock.install();
  await open(page, at("/products"));
  const status = page.getByRole("status");
  await page.clock.pauseAt(Date.now() + 60_000);
  // Each query changes the count.
  for (const query of [one, nothing, one]) {
    await page.getByRole("searchbox").fill(query);
    await page.clock.runFor(400);
    await expect(status).toHaveText(countOf(allProducts));
  }
  await page.clock.runFor(200);
  await expect(status).toHaveText(countOf(found(allProducts, one)));
});

test.describe("screen readers read in a sensible order", () => {
  /** A role, its name and its state in a snapshot; in quotes, because a name may contain a colon. */
  const named = (role: string, name: string, state = "") =>
    `- '${`${role} ${JSON.stringify(name)} ${state}`.trim().replaceAll("'", "''")}'`;
  const withText = (role: string, text: string) => `- ${role}: ${JSON.stringify(text)}`;
  const any = (role: string) => withText(role, "/.+/");

  const header = async (page: Page, isPhone: boolean) => {
    await open(page, at("/about"));
    const links = menuPaths.map((path) => `- listitem:\n  ${named("link", linkName(path))}`);
    await expect(page.getByRole("banner")).toMatchAriaSnapshot(
      snapshot("- banner:", [
        named(
          "link",
          languageRecord(language).script === "latin"
            ? menu.brandHome
            : menu.brandHome.replace(brand.hindi, `${brand.hindi} ${brand.name}`),
        ),
        ...(isPhone ? [] : [snapshot(`${named("navigation", menu.name)}:`, [snapshot("- list:", links)])]),
        ...otherLanguageNames.map((name) => named("link", name)),
        named("button", specified.shopNow),
        ...(isPhone ? [named("button", menu.open)] : []),
      ]),
    );
  };
  test("the header of a phone", ({ page }) => header(page, true));
  test.describe(() => {
    test.use(desktop);
    test("the header of a desktop", ({ page }) => header(page, false));
  });

  test("a product card", async ({ page }) => {
    await open(page, at("/products"));
    const product = byPopularity.find(({ picture, isNew }) => picture && !isNew) ?? allProducts[0];
    if (!product) throw new Error("There is no product");
    const onPacket = packetName(content, product.slug);
    // A pack drawn as a weight is read with a space between number and unit.
    const packs = escaped(product.price)
      .replace(/(?<=\d)(?=[a-z])|(?=, )/gi, " ?")
      .replaceAll("/", "\\/");
    // People copy the drawn weights as they are written.
    await expect(page.locator(`#${product.slug}`)).toContainText(new RegExp(`${escaped(product.price)}$`, "m"), {
      useInnerText: true,
    });
    await expect(page.locator(`#${product.slug}`)).toMatchAriaSnapshot(
      snapshot("- listitem:", [
        ...(product.isPopular ? [withText("text", catalogue.isPopular)] : []),
        product.picture ? "- img /.+/" : named("img", catalogue.noPicture),
        ...(product.hindi ? [withText("text", product.hindi)] : []),
        named("heading", product.name, "[level=3]"),
        ...(onPacket ? [withText("paragraph", onPacket)] : []),
        any("paragraph"),
        withText("term", catalogue.uses),
        any("definition"),
        withText("term", catalogue.benefits),
        any("definition"),
        named("img", starsOf(product)),
        named("img", heatOf(product)),
        snapshot(`${named("list", catalogue.labels)}:`, [
          ...product.badges.map(() => any("listitem")),
          withText("listitem", catalogue.regions[product.region]),
        ]),
        withText("paragraph", `/^${escaped(catalogue.packs)}: ${packs}$/`),
        named("button", controlWords("product-contact", product.name).label),
      ]),
    );
  });

  test("the message form", async ({ page }) => {
    await open(page, at("/contact"));
    const { name, email, phone, inquiryType, subject, message, submit } = content.pages.contact.form;
    await expect(page.locator("form")).toMatchAriaSnapshot(
      [
        named("textbox", `${name.label} *`),
        named("textbox", `${email.label} *`),
        named("textbox", phone.label),
        named("combobox", inquiryType.label),
        named("textbox", `${subject.label} *`),
        named("textbox", `${message.label} *`),
        named("button", submit),
      ].join("\n"),
    );
  });

  test("the application form", async ({ page }) => {
    await open(page, at("/distributors"));
    const { form } = content.pages.distributors;
    await expect(page.locator("form")).toMatchAriaSnapshot(
      [
        named("textbox", `${form.name.label} *`),
        named("textbox", `${form.email.label} *`),
        named("textbox", `${form.phone.label} *`),
        named("textbox", form.business.label),
        named("combobox", form.experience.label),
        named("combobox", `${form.region.label} *`),
        named("combobox", form.volume.label),
        named("textbox", form.message.label),
        named("checkbox", form.hasLicense),
        named("checkbox", `${form.agreedToTerms} *`),
        named("button", form.submit, "[disabled]"),
      ].join("\n"),
    );
  });
});

/** A line of a snapshot, and the lines nested in it. */
function snapshot(line: string, within: readonly string[]): string {
  return [line, ...within.flatMap((part) => part.split("\n").map((inner) => `  ${inner}`))].join("\n");
}
