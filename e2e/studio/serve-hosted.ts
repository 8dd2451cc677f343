import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import sirv from "sirv";

/** Serves `build/studio` with the headers that the build wrote for its host, after `npm run build:studio`. */
const folder = "build/studio";
const headers = readFileSync(`${folder}/_headers`, "utf8")
  .split("\n  ")
  .slice(1)
  .map((line) => line.split(/: (.*)/) as [name: string, value: string]);
const serve = sirv(folder, { setHeaders: (response) => response.setHeaders(new Map(headers)) });
const server = createServer((request, response) => serve(request, response, () => void response.writeHead(404).end()));
server.listen(Number(process.env.PORT), "127.0.0.1");
