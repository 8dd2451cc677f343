import { spawn } from "node:child_process";
import { copyProject } from "../../tools/copy-project.ts";

/** Runs an npm script on a copy of the project, for tests to edit: `node e2e/helpers/run-on-copy.ts <folder> <script> …`. */
const [folder = "", ...script] = process.argv.slice(2);
copyProject(folder);
spawn("npm", ["run", ...script], { cwd: folder, stdio: "inherit" });
