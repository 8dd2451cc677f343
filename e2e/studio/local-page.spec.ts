import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { expect, type FrameLocator, type Page } from "@playwright/test";
import sharp from "sharp";
import { copyProject } from "../../tools/copy-project.ts";
import { testPorts } from "../../tools/port.ts";
import { products, test } from "./fixtures.ts";
import { expand, open, save, screens, textbox, type } from "./forms.ts";

// What only the studio on this machine has: the page beside the form, and its server.

const [product] = products;

for (const [screen, viewport] of Object.entries(screens))
  test(`every page follows a save, on a ${screen}`, async ({ page, content }) => {
    await page.setViewportSize(viewport);
    const form = await open(page, "Change a phone number");
    await type(textbox(form, "Main"), "+91 98765 43210");
    await save(form);
    expect(content.value("content/en/site.yaml").phones.main).toBe("+91 98765 43210");
    if (screen === "phone") await page.getByRole("button", { name: "Page", exact: true }).click();
    await expect(site(page).locator('a[href="tel:+919876543210"]')).not.toHaveCount(0);
  });

test("beside a form is its page, in either language and width", async ({ page, content }) => {
  const form = await open(page, "Change a sentence on a page", "Contact");
  const top = await expand(form, "Top of the page");
  await type(textbox(top, "Title (Hindi)"), "आ जाइए");
  await type(textbox(top, "Title (English)"), "Come by\u00a0today");
  await save(form);
  await expect(site(page).getByRole("heading", { level: 1 })).toContainText("Come by");
  await page.getByRole("combobox", { name: "Language of the page" }).selectOption("hi");
  await expect(site(page).getByRole("heading", { level: 1 })).toHaveText("आ जाइए");
  await page.getByRole("combobox", { name: "Width of the page" }).selectOption("desktop");
  await expect
    .poll(() =>
      site(page)
        .locator("html")
        .evaluate(() => innerWidth),
    )
    .toBe(1280);
  expect(content.value("content/hi/pages/contact.yaml").hero.title).toBe("आ जाइए");
  await open(page, "Change a price or the packs", product.name);
  await expect(site(page).locator(`[data-spice="${product.slug}"]`).first()).toBeVisible();
});

test("the bar names what only this machine can see, and leads to its field", async ({ page, content }) => {
  const picture = content.value(product.file).picture ?? "";
  expect(picture).not.toBe("");
  const small = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#c80" } })
    .jpeg()
    .toBuffer();
  writeFileSync(`${content.copy}/content/photos/${picture}`, small);
  await page.goto("/?language=en");
  await page.request.post("/check", { maxRetries: 3, headers: { origin: new URL(page.url()).origin } });
  await page.locator(".status summary").click();
  await expect(page.locator(".status")).toContainText("this photo is too small");
  await page.locator(".status").getByRole("link", { name: "Open the form" }).first().click();
  await expect(page).toHaveURL(/field=picture/);
  await expect(page.locator('main.form [id="picture.en"]')).toBeFocused();
});

test("the page says that the studio was closed, and recovers when it is back", async ({ page, context, content }) => {
  expect(content.host).toBeUndefined();
  await open(page, "Change a phone number");
  await context.setOffline(true);
  await expect(page.locator(".status")).toContainText("The studio was closed");
  await context.setOffline(false);
  await expect(page.locator(".status")).toContainText("All good");
});

test("started on content with a problem, the page beside the form waits for it to be put right, and ends with the studio", async ({
  page,
  content,
}) => {
  test.setTimeout(300_000);
  const port = testPorts.studio + 2;
  const folder = `${content.copy}-problem`;
  copyProject(folder);
  const file = `${folder}/content/en/site.yaml`;
  const good = readFileSync(file, "utf8");
  writeFileSync(file, good.replace("showEnquireNow: ", "showEnquireNow: never "));
  const origin = `http://127.0.0.1:${port}`;
  const start = () => spawn("node", ["studio/studio.ts"], { cwd: folder, env: { ...process.env, PORT: String(port) } });
  let studio: ChildProcess = start();
  const state = async () => {
    const response = await page.request.get(`${origin}/state`).catch(() => undefined);
    return response?.ok() ? (await response.json()).page : undefined; // 503 while it is being prepared.
  };
  const other = createServer().listen(port + 1, "127.0.0.1");
  try {
    await expect.poll(state, { timeout: 60_000 }).toBe("waiting");
    await page.goto(`${origin}/?language=en#/site`);
    await expect(page.locator(".site-page")).toContainText("The page is shown once everything is fixed.");
    await expect(page.locator(".status")).toContainText("⚠ 1");
    writeFileSync(file, good);
    await page.request.post(`${origin}/check`, { maxRetries: 3, headers: { origin } });
    await expect.poll(state, { timeout: 120_000 }).toBe("ready");
    await expect(site(page).getByRole("heading", { level: 1 })).toBeVisible();
    const address = (await page.locator(".site-page iframe").getAttribute("src")) ?? "";
    expect(address).toMatch(/^http/);
    const answers = () => fetch(address).then(Boolean, () => false);
    // Also if it is killed, as when the terminal is closed by force.
    studio.kill("SIGKILL");
    await expect.poll(answers).toBe(false);
    // And it starts again, whatever is left in its folder.
    writeFileSync(`${folder}/.cache/studio/changes/1764150000000.json`, "");
    studio = start();
    await expect.poll(state, { timeout: 120_000 }).toBe("ready");
    studio.kill();
    await expect.poll(answers).toBe(false);
    expect(existsSync(`${folder}/.cache/studio/changes/1764150000000.json.unreadable`)).toBe(true);
  } finally {
    studio.kill("SIGKILL");
    other.close();
  }
});

/** The site's page beside the form. */
function site(page: Page): FrameLocator {
  return page.frameLocator(".site-page iframe");
}
