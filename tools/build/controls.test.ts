import { beforeEach, expect, test } from "vitest";
import { type Content, readContent } from "../../app/content/read.server.ts";
import type { Language } from "../../app/languages.ts";
import { recipePdfAddress } from "../../app/recipe/recipe-pdf-address.server.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { checkControls } from "./controls.ts";
import { parseDocuments } from "./html.ts";
import { SiteFolder } from "./site-folder.ts";

let site: SiteFolder;

beforeEach(() => {
  site = new SiteFolder(temporaryFolder());
  site.write("products.html", '<section id="shelf"></section>');
  site.write("distributors.html", "<p>No form</p>");
});

/** The real content, with other actions in the launch set. */
function content(actions: Partial<Content["controls"]>, language: Language): Content {
  const real = readContent(language);
  const none = Object.fromEntries(Object.keys(real.controls).map((name) => [name, { kind: "none" }]));
  return { ...real, controlSet: "launch", controls: { ...none, ...actions } as Content["controls"] }; // One for each name.
}

const check = (actions: Partial<Content["controls"]>, languages: readonly Language[] = ["en"]) =>
  checkControls(
    site,
    parseDocuments(site),
    languages.map((language) => content(actions, language)),
  );

test("links to pages and their parts, and downloads of files that are there, pass", () => {
  const real = readContent();
  for (const { slug } of real.recipes) site.write(recipePdfAddress(real, slug).slice(1), "%PDF");
  check({
    "shop-now": { kind: "link", to: "/products?q=a#shelf" },
    "view-all-products": { kind: "link", to: "/products" },
    "download-pdf": { kind: "download" },
  });
});

test("every address that leads nowhere stops the build, by control, file and field", () => {
  expect(() =>
    check({
      "shop-now": { kind: "link", to: "/shelf" },
      "become-distributor": { kind: "link", to: "/distributors#apply" },
    }),
  ).toThrow(
    /has 2 problems:\n.*controls\.yaml.*: launch\.shop-now\.to: .* no shelf\.html, got "\/shelf"\n.*: launch\.become-distributor\.to: .* no id "apply", got/,
  );
});

test("a missing file is named for each recipe", () => {
  const real = readContent();
  const [first, ...others] = real.recipes;
  for (const { slug } of others) site.write(recipePdfAddress(real, slug).slice(1), "%PDF");
  expect(() => check({ "download-pdf": { kind: "download" } })).toThrow(
    new RegExp(`one problem:\\n.*launch\\.download-pdf\\.kind: .* no assets/${first?.slug}-.*\\.pdf`),
  );
});

test("a page that is missing in one language only stops the build, too", () => {
  const shelf = { "shop-now": { kind: "link", to: "/products#shelf" } } as const;
  check(shelf);
  expect(() => check(shelf, ["en", "hi"])).toThrow(/one problem:.*no hi\/products\.html, got "\/hi\/products#shelf"/s);
  site.write("hi/products.html", '<section id="shelf"></section>');
  check(shelf, ["en", "hi"]);
});
