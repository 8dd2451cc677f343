import { expect, type Page } from "@playwright/test";
import { expectSamePage, open, overlay, property, shownText } from "./page";
import { type SiteCopy, test } from "./site-copy";

const about = "app/routes/about/about.tsx";
const aboutWords = "content/en/pages/about.yaml";

test("mistakes in the content show in the build's words until the last one is fixed", async ({ page, site }) => {
  await open(page, "/");
  await expectProblemsShown(page, site, () => site.append(aboutWords, "\nno-such-field: 1\n"));
  await expectProblemsShown(page, site, () => site.remove("content/spices.yaml"));
  await expectProblemsShown(page, site, () => site.write("content/site.yaml", "brand: [\n"));
  site.restore();
  await expect(overlay(page)).toBeHidden();
  await expectSamePage(page);
});

async function expectProblemsShown(page: Page, site: SiteCopy, make: () => void): Promise<void> {
  make();
  const problems = site.buildProblems();
  expect(problems.length).toBeGreaterThan(1);
  for (const problem of problems) await expect(overlay(page)).toContainText(problem);
}

test("a page opened during a mistake in the content shows it, and the page once it is fixed", async ({
  page,
  site,
}) => {
  await open(page, "/about");
  site.append(aboutWords, "\nno-such-field: 1\n");
  await expect(overlay(page)).toBeVisible();
  for (const path of ["/about", "/nowhere", "/contact"]) {
    await page.goto(path);
    for (const problem of site.buildProblems()) await expect(overlay(page)).toContainText(problem);
  }
  site.restore();
  await expect(page.locator("[data-island] form")).toBeVisible();
  await expect(overlay(page)).toBeHidden();
});

for (const [what, file] of [
  ["a page's code", about],
  ["the code of every page", "app/root.tsx"],
] as const) {
  test(`a page opened during a mistake in ${what} shows once it is fixed`, async ({ page, site }) => {
    const code = site.read(file);
    await open(page, "/about");
    site.append(file, "<<<");
    await expect(overlay(page)).toContainText(file);
    await page.goto("/about");
    await expect(overlay(page)).toContainText(file);
    site.write(file, code);
    await expect(page.locator("main h1")).toBeVisible();
    await expect(overlay(page)).toBeHidden();
  });
}

test("a component that throws leaves the open page below an overlay", async ({ page, site }) => {
  const code = site.read(about);
  await open(page, "/about");
  throwIn(site, "broken on purpose");
  await expect(overlay(page)).toContainText("broken on purpose");
  await expect(page.locator("main h1")).toBeAttached();
  site.write(about, code.replace("<>", '<><p data-probe="corrected">Corrected</p>'));
  await expect(overlay(page)).toBeHidden();
  await expect(page.locator("[data-probe=corrected]")).toBeVisible();
  await expectSamePage(page);
});

test("the error view shows saved changes, and the page once the error is fixed", async ({ page, site }) => {
  await open(page, "/about");
  const { path, text } = await shownText(page, site, aboutWords);
  const code = site.read(about);
  throwIn(site, "broken on purpose");
  await expect(overlay(page)).toContainText("broken on purpose");
  await open(page, "/about");
  const view = page.locator("main [role=alert]");
  await expect(view).toContainText("broken on purpose");

  throwIn(site, "broken otherwise");
  await expect(view).toContainText("broken otherwise");
  site.replace("app/frame/ErrorView.tsx", "<section", '<section data-probe="saved"');
  await expect(page.locator("main section[data-probe=saved]")).toBeVisible();
  site.append("app/frame/ErrorView.module.css", "section { --probe: saved }");
  await expect.poll(() => property(page, "main section", "--probe")).toBe("saved");
  const frame = "content/en/frame.yaml";
  const heading = await view.locator("h2").textContent();
  const title = site.texts(frame).find(({ text }) => text === heading);
  site.setField(frame, title?.path ?? [], "Zwei");
  await expect(view.locator("h2")).toHaveText("Zwei");
  await expectSamePage(page);

  site.write(about, code);
  site.setField(aboutWords, path, `${text} Zwei`);
  await expect(page.locator("main")).toContainText(`${text} Zwei`);
  await expect(overlay(page)).toBeHidden();
});

/** Makes the about page throw while rendering. */
function throwIn(site: SiteCopy, message: string): void {
  const start = /(?<=export default function .*\{\n)(.*throw new Error.*\n)?/;
  site.replace(about, start, `  throw new Error("${message}");\n`);
}

test("a missing file is picked up when it appears", async ({ page, site }) => {
  await open(page, "/about");
  site.replace(about, /^/, 'import "./not-yet-there.css";\n');
  await expect(overlay(page)).toContainText("not-yet-there.css");
  site.write("app/routes/about/not-yet-there.css", "main { --probe: there }");
  await expect(overlay(page)).toBeHidden();
  await expect.poll(() => property(page, "main", "--probe")).toBe("there");
});

test("the server restarts after an edit of a schema", async ({ page, site }) => {
  await open(page, "/about");
  const loadedAgain = page.waitForEvent("load");
  site.append("app/routes/about/words.ts", "\n// Saved.\n");
  await loadedAgain;
  const { path, text } = await shownText(page, site, aboutWords);
  site.setField(aboutWords, path, `${text} Zwei`);
  await expect(page.locator("main")).toContainText(`${text} Zwei`);
  const loadedOnceMore = page.waitForEvent("load");
  site.restore();
  await loadedOnceMore;
});
