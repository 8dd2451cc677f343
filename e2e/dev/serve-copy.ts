import { spawn } from "node:child_process";
import { copyForDevelopment } from "../../tools/copy-project.ts";

/** Starts `npm run dev` on a copy of the project, for tests to edit. */
const copy = ".cache/dev-copy";
copyForDevelopment(copy);

spawn("npm", ["run", "dev", "--", "--port", process.env.PORT ?? "", "--strictPort", "--logLevel", "silent"], {
  cwd: copy,
  stdio: "inherit",
});
