import { expect } from "@playwright/test";
import { pageNames, pages } from "../../app/pages";
import { expectSamePage, open, overlay, property, shownText } from "./page";
import { test } from "./site-copy";

for (const name of pageNames) {
  const path = name === "not-found" ? "/nowhere" : pages[name].path;
  test(`${path} shows saved changes`, async ({ page, site }) => {
    const words = `content/en/pages/${name}.yaml`;
    await open(page, path);

    await test.step("words", async () => {
      const { path, text } = await shownText(page, site, words);
      site.setField(words, path, `${text} Zwei`);
      await expect(page.locator("main")).toContainText(`${text} Zwei`);
      site.setField(words, path, `${text} Drei`);
      await expect(page.locator("main")).toContainText(`${text} Drei`);
    });

    await test.step("styles of the whole site", async () => {
      site.append("app/styles/base.css", "@layer base { :root { --probe: saved } }");
      await expect.poll(() => property(page, "main", "--probe")).toBe("saved");
    });

    await test.step("styles of a component", async () => {
      site.append("app/frame/Footer.module.css", "footer { --probe: module }");
      await expect.poll(() => property(page, "body > footer", "--probe")).toBe("module");
    });

    await test.step("a component that only the server renders", async () => {
      site.replace("app/frame/Footer.tsx", "<footer", '<footer data-probe="saved"');
      await expect(page.locator("body > footer[data-probe=saved]")).toBeVisible();
    });

    await test.step("several files at once", async () => {
      const { path, text } = await shownText(page, site, words);
      for (const value of ["one", "two", "three"]) {
        site.append("app/styles/base.css", `@layer base { :root { --probe: ${value} } }`);
        site.replace("app/frame/Footer.tsx", /data-probe="\w+"/, `data-probe="${value}"`);
        site.setField(words, path, `${text} ${value}`);
        site.append("app/frame/Footer.module.css", `footer { --probe: ${value} }`);
      }
      await expect(page.locator("body > footer[data-probe=three]")).toBeVisible();
      await expect(page.locator("main")).toContainText(`${text} three`);
      await expect.poll(() => property(page, "main", "--probe")).toBe("three");
      await expect.poll(() => property(page, "body > footer", "--probe")).toBe("three");
    });

    await test.step("a mistake in the words, and its correction", async () => {
      const before = site.read(words);
      site.write(words, "- nothing: like it\n");
      for (const problem of site.buildProblems()) await expect(overlay(page)).toContainText(problem);
      site.write(words, before);
      await expect(overlay(page)).toBeHidden();
    });

    await test.step("a mistake in the code, and its correction", async () => {
      const before = site.read("app/frame/Footer.tsx");
      site.append("app/frame/Footer.tsx", "<<<");
      await expect(overlay(page)).toContainText("Footer.tsx");
      site.write("app/frame/Footer.tsx", before.replace("three", "corrected"));
      await expect(overlay(page)).toBeHidden();
      await expect(page.locator("body > footer[data-probe=corrected]")).toBeVisible();
    });

    await expectSamePage(page);
  });
}
