import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { readContent } from "../app/content/read.server.ts";
import { knownCharacters } from "../tools/check/characters.ts";
import { fail } from "../tools/install.mjs";
import { contentNamesIn } from "./content-names.ts";
import { studioPolicy } from "./policy.ts";
import viteConfig from "./vite.config.ts";

/**
 * `npm run build:studio`: the studio for a host of its own, for a family that has only phones. It works on the project
 * at the code host, to which the person signs in; nothing secret is in it.
 */

const folder = "build/studio";
const repository = process.env.STUDIO_REPOSITORY || process.env.GITHUB_REPOSITORY || "";
if (!/^[\w.-]+\/[\w.-]+$/.test(repository))
  fail("STUDIO_REPOSITORY: expected the project on GitHub, like STUDIO_REPOSITORY=family/site npm run build:studio");

await build({ ...viteConfig, configFile: false, build: { ...viteConfig.build, outDir: join(process.cwd(), folder) } });
const settings = { repository, branch: process.env.STUDIO_BRANCH || "main", site: readContent().site.address };
writeFileSync(
  join(folder, "studio.json"),
  JSON.stringify({ ...settings, ...contentNamesIn(process.cwd()), characters: await knownCharacters() }),
);

// One host to ask, and one for the picture of who is signed in.
const policy = studioPolicy({ connect: "https://api.github.com", images: "https://avatars.githubusercontent.com" });
const headers = ["X-Robots-Tag: noindex", "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer"];
writeFileSync(join(folder, "_headers"), ["/*", `Content-Security-Policy: ${policy}`, ...headers].join("\n  "));
for (const page of ["index.html", "editor.html"]) {
  const file = join(folder, page);
  // For hosts that read no _headers.
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.replace(/; frame-ancestors.*/, "")}">`;
  writeFileSync(file, readFileSync(file, "utf8").replace("<head>", `<head>\n    ${meta}`));
}
console.log(`The studio is in ${folder}.`);
