import { expect, test, vi } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { parseDocument } from "./html.ts";
import { MAX_PICTURE_BYTES, releaseOf } from "./service-worker.ts";
import { SiteFolder } from "./site-folder.ts";

/** A site whose page shows pictures of so many bytes each, by name, and what its service worker stores. */
function storedOf(sizes: Readonly<Record<string, number>>, products: readonly { picture: string }[] = []) {
  const site = new SiteFolder(temporaryFolder());
  for (const [name, bytes] of Object.entries(sizes)) site.write(`assets/${name}.avif`, Buffer.alloc(bytes));
  const pictures = Object.keys(sizes).map(
    (name) =>
      `<picture><source type="image/avif" srcset="/assets/${name}.avif 480w"><img data-picture="${name}" src="/assets/${name}.jpg"></picture>`,
  );
  site.write("index.html", pictures.join(""));
  const documents = new Map([["index.html", parseDocument(pictures.join(""))]]);
  const release = releaseOf(site, documents, products, "");
  const urls = release.files.map(({ url }) => url).filter((url) => url.endsWith(".avif"));
  const names = urls.map((url) => url.replace(/^\/assets\/|\.avif$/g, ""));
  return { names, release };
}

const third = Math.ceil(MAX_PICTURE_BYTES / 3);

test("if pictures exceed the limit, pictures of pages take precedence over products, and first products over later ones", () => {
  const products = [4, 3, 2, 1].map((number) => ({ picture: `p${number}.jpg` }));
  const log = vi.spyOn(console, "log").mockReturnValue();
  const { names, release } = storedOf({ p1: third, p2: third, p3: 10, p4: third, letter: third }, products);
  expect(names).toEqual(["letter", "p3", "p4"]);
  expect(log).toHaveBeenCalledWith("2 pictures are not cached for offline visits");
  log.mockRestore();
  // A picture that is not stored has no replacement.
  expect(Object.keys(release.pictures)).not.toContain("/assets/p1.jpg");
  expect(release.pictures).toMatchObject({ "/assets/p4.jpg": "/assets/p4.avif" });
});

test("each picture is stored in the largest width for phones", () => {
  const site = new SiteFolder(temporaryFolder());
  const widths = [320, 640, 780, 960, 1440];
  for (const width of widths) site.write(`assets/p-${width}.avif`, Buffer.alloc(width));
  const srcset = widths.map((width) => `/assets/p-${width}.avif ${width}w`).join(", ");
  const html = `<picture><source type="image/avif" srcset="${srcset}"><img src="/assets/p.jpg"></picture>`;
  site.write("index.html", html);
  const { files } = releaseOf(site, new Map([["index.html", parseDocument(html)]]), [], "");
  expect(files.map(({ url }) => url).filter((url) => url.endsWith(".avif"))).toEqual(["/assets/p-780.avif"]);
});

test("changed headers change the release's name; every file has an integrity hash; pages come after their files", () => {
  const site = new SiteFolder(temporaryFolder());
  const html = '<script src="/assets/a.js"></script>';
  site.write("index.html", html);
  site.write("assets/a.js", "go()");
  const documents = new Map([["index.html", parseDocument(html)]]);
  const [release, changed] = ["X: 1", "X: 2"].map((headers) => releaseOf(site, documents, [], headers));
  expect(changed?.name).not.toBe(release?.name);
  expect(changed?.files).toEqual(release?.files);
  expect(release?.files.map(({ url }) => url)).toEqual(["/assets/a.js", "/"]);
  for (const { integrity } of release?.files ?? []) expect(integrity).toMatch(/^sha256-.{44}$/);
});
