import { spawn } from "node:child_process";
import { cpSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { resolve } from "node:path";

/** Starts `npm run dev` on a copy of the project, for tests to edit. It is inside the project, to find its packages. */
const copy = ".cache/dev-copy";
const parts = ["app", "content", "tools", "package.json", "react-router.config.ts", "tsconfig.json", "vite.config.ts"];

rmSync(copy, { recursive: true, force: true });
for (const part of parts) cpSync(part, `${copy}/${part}`, { recursive: true });
// Shares the encoded pictures: encoding takes longest by far.
mkdirSync(".cache/pictures", { recursive: true });
mkdirSync(`${copy}/.cache`);
symlinkSync(resolve(".cache/pictures"), `${copy}/.cache/pictures`);

spawn("npm", ["run", "dev", "--", "--port", process.env.PORT ?? "", "--strictPort", "--logLevel", "silent"], {
  cwd: copy,
  stdio: "inherit",
});
