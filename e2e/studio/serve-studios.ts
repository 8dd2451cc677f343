import { execFileSync, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import sirv from "sirv";
import { copyProject } from "../../tools/copy-project.ts";
import { testPorts } from "../../tools/port.ts";
import { localCopy } from "./local-copy.ts";

/**
 * Both studios: that of this machine on a copy of the project, and the hosted one, from `build/studio` with the headers
 * that its build wrote.
 */
copyProject(localCopy);
const git = (...words: string[]) => execFileSync("git", words, { cwd: localCopy });
git("init", "--quiet", "--initial-branch=main");
git("config", "user.name", "Asha");
git("config", "user.email", "asha@family.example");
git("add", "content");
git("commit", "--quiet", "--message=First");
git("tag", "first");
const env = { ...process.env, PORT: String(testPorts.studio) };
const local = spawn("npm", ["run", "studio"], { cwd: localCopy, env, stdio: ["ignore", "pipe", "inherit"] });
const isReady = new Promise<void>((resolve) =>
  local.stdout.on("data", (line) => String(line).includes("The studio is at") && resolve()),
);
await import("../../studio/build.ts");
await isReady;

const folder = "build/studio";
const headers = readFileSync(`${folder}/_headers`, "utf8")
  .split("\n  ")
  .slice(1)
  .map((line) => line.split(/: (.*)/) as [name: string, value: string]);
const serve = sirv(folder, { setHeaders: (response) => response.setHeaders(new Map(headers)) });
const server = createServer((request, response) => serve(request, response, () => void response.writeHead(404).end()));
server.listen(testPorts.hostedStudio, "127.0.0.1");
