import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { within } from "@testing-library/react";
import { contactFilePath } from "../../app/features/contact-file/contact-file.server.ts";
import { documentAt } from "../helpers/built-pages.ts";
import { content, language, localPath } from "../helpers/content.ts";
import { launchFolder, launchURL } from "../helpers/launch-site.ts";
import { menuPaths } from "../helpers/support.ts";

/** Saving our numbers in the phone's contacts (docs/decisions/0007). What is in the file: contact-file.test.ts. */

const { "contact-file": words } = content;
const href = contactFilePath(language);

test.use({ baseURL: launchURL });

test("the contact file is sent as a vCard in UTF-8, and only the launch set has one", async ({ request }) => {
  const response = await request.get(href);
  expect([response.status(), response.headers()["content-type"]]).toEqual([200, "text/vcard; charset=utf-8"]);
  expect(await response.text()).toBe(readFileSync(launchFolder + href, "utf8"));
  const specified = new URL(launchURL);
  specified.port = String(Number(specified.port) - 1);
  expect((await request.get(new URL(href, specified).href)).status()).toBe(404);
});

test("of the pages, only Contact offers it: the slip does after an order", () => {
  const offers = (path: string) => documentAt(path, launchFolder).querySelectorAll(`a[href="${href}"]`).length;
  expect(menuPaths.filter((path) => offers(path) > 0)).toEqual([localPath("/contact")]);
  const main = within(documentAt(localPath("/contact"), launchFolder).querySelector("main") as HTMLElement);
  main.getByRole("link", { name: words.label });
  main.getByText(words.reason);
});
