import { spawn } from "node:child_process";
import { copyForDevelopment } from "../../tools/copy-project.ts";

/** Starts `npm run studio` on a copy of the project, for tests to change. */
const copy = ".cache/studio-copy";
copyForDevelopment(copy);
spawn("npm", ["run", "studio"], { cwd: copy, stdio: "inherit" });
