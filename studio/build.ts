import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { build } from "vite";
import { supportedCharacters } from "../tools/check/supported-characters.ts";
import { fail } from "../tools/commands.ts";
import { studioPolicy } from "./policy.ts";
import { blobId, contentId } from "./save/store.ts";
import viteConfig from "./vite.config.ts";

/**
 * `npm run build:studio`: builds the hosted studio, for a family that has only phones. It edits the repository on
 * GitHub, where the person signs in with a token of their own. The build contains no secrets.
 */

const folder = "build/studio";
const repository = process.env.STUDIO_REPOSITORY || process.env.GITHUB_REPOSITORY || "";
if (!/^[\w.-]+\/[\w.-]+$/.test(repository))
  fail("STUDIO_REPOSITORY: expected the project on GitHub, like STUDIO_REPOSITORY=family/site npm run build:studio");

await build({ ...viteConfig, configFile: false, build: { ...viteConfig.build, outDir: join(process.cwd(), folder) } });
// Small pictures for lists and forms, named after their content: GitHub only has whole photographs, and no type of drawings.
mkdirSync(join(folder, "small"));
const [texts, pictures] = [new Map<string, string>(), new Map<string, string>()];
for (const file of globSync("content/**/*.*")) {
  const [path, bytes] = [file.replaceAll("\\", "/"), readFileSync(file)];
  if (path.endsWith(".yaml")) texts.set(path, bytes.toString());
  else {
    const id = await blobId(new Blob([bytes]));
    pictures.set(path, id);
    const small = sharp(bytes).resize(400, 400, { fit: "inside", withoutEnlargement: true }).webp();
    await small.toFile(join(folder, "small", `${id}.webp`));
  }
}
const content = await contentId({ texts, pictures });
const settings = { repository, content, characters: await supportedCharacters() };
writeFileSync(join(folder, "studio.json"), JSON.stringify(settings));

const policy = studioPolicy({ connect: "https://api.github.com" });
const headers = [
  ...["X-Robots-Tag: noindex", "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer"],
  // It holds a token that may change the site.
  "Strict-Transport-Security: max-age=31536000",
  "Cross-Origin-Opener-Policy: same-origin",
  "Permissions-Policy: camera=(), geolocation=(), microphone=()",
];
writeFileSync(join(folder, "_headers"), ["/*", `Content-Security-Policy: ${policy}`, ...headers].join("\n  "));
// For hosts that ignore _headers. A meta element cannot set frame-ancestors.
const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.replace(/; frame-ancestors.*/, "")}">`;
const page = join(folder, "index.html");
writeFileSync(page, readFileSync(page, "utf8").replace("<head>", `<head>\n    ${meta}`));
console.log(`The studio is in ${folder}.`);
