import { expect, test, vi } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { parseDocument } from "./html.ts";
import { MAX_PICTURE_BYTES, releaseOf } from "./service-worker.ts";
import { SiteFolder } from "./site-folder.ts";

test("pictures are stored up to a limit, and one that is not has no replacement", () => {
  const site = new SiteFolder(temporaryFolder());
  const html = ["a", "b", "c"].map((name) => {
    site.write(`assets/${name}.avif`, Buffer.alloc(name === "c" ? 10 : Math.ceil(MAX_PICTURE_BYTES * 0.6)));
    return `<picture><source type="image/avif" srcset="/assets/${name}.avif 480w"><img src="/assets/${name}.jpg"></picture>`;
  });
  site.write("index.html", html.join(""));
  const log = vi.spyOn(console, "log").mockReturnValue();
  const { files, pictures } = releaseOf(site, new Map([["index.html", parseDocument(html.join(""))]]), "");
  expect(files.map(({ url }) => url).filter((url) => url.endsWith(".avif"))).toEqual([
    "/assets/a.avif",
    "/assets/c.avif",
  ]);
  expect(log).toHaveBeenCalledWith("1 pictures are not cached for offline visits");
  log.mockRestore();
  expect(pictures["/assets/b.jpg"]).toBeUndefined();
  expect(pictures["/assets/c.jpg"]).toBe("/assets/c.avif");
});

test("each picture is stored in the largest width for phones", () => {
  const site = new SiteFolder(temporaryFolder());
  const widths = [320, 640, 780, 960, 1440];
  for (const width of widths) site.write(`assets/p-${width}.avif`, Buffer.alloc(width));
  const srcset = widths.map((width) => `/assets/p-${width}.avif ${width}w`).join(", ");
  const html = `<picture><source type="image/avif" srcset="${srcset}"><img src="/assets/p.jpg"></picture>`;
  site.write("index.html", html);
  const { files } = releaseOf(site, new Map([["index.html", parseDocument(html)]]), "");
  expect(files.map(({ url }) => url).filter((url) => url.endsWith(".avif"))).toEqual(["/assets/p-780.avif"]);
});

test("changed headers change the release's name; every file has an integrity hash; pages come after their files", () => {
  const site = new SiteFolder(temporaryFolder());
  const html = '<script src="/assets/a.js"></script>';
  site.write("index.html", html);
  site.write("assets/a.js", "go()");
  const documents = new Map([["index.html", parseDocument(html)]]);
  const [release, changed] = ["X: 1", "X: 2"].map((headers) => releaseOf(site, documents, headers));
  expect(changed?.name).not.toBe(release?.name);
  expect(changed?.files).toEqual(release?.files);
  expect(release?.files.map(({ url }) => url)).toEqual(["/assets/a.js", "/"]);
  for (const { integrity } of release?.files ?? []) expect(integrity).toMatch(/^sha256-.{44}$/);
});
