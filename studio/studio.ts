import { build, createServer, type Plugin } from "vite";
import { fail } from "../tools/commands.ts";
import { chosenPort, errorAt, listenMessage, ports } from "../tools/port.ts";
import { LocalFolder } from "./server/local-folder.ts";
import { studioHandler } from "./server/server.ts";
import viteConfig from "./vite.config.ts";

/** `npm run studio`: the development server of the site, and in it, at /studio/, the forms. */

const command = "npm run studio";
const host = "127.0.0.1";
const port = chosenPort(command, ports.studio);
const error = await errorAt(port, host);
if (error) fail(listenMessage(error, port, command));

console.log("Preparing the studio …");
await build({ ...viteConfig, configFile: false });
// The build of the studio's pages has set it to production.
process.env.NODE_ENV = "development";
const studio = studioHandler(new LocalFolder(process.cwd(), ".cache/studio"), ".cache/studio/app");
const plugin: Plugin = {
  name: "studio",
  configureServer: {
    order: "pre",
    handler: ({ middlewares }) => {
      middlewares.use(({ url = "", headers }, response, next) => {
        // Typed without its folder. The frame beside the forms shows the home page there.
        const isTyped = ["/", "/studio"].includes(url) && headers["sec-fetch-dest"] === "document";
        if (isTyped) response.writeHead(302, { Location: "/studio/" }).end();
        else next();
      });
      middlewares.use("/studio", studio);
    },
  },
};
const server = await createServer({
  server: { host, port, strictPort: true },
  plugins: [plugin],
  logLevel: "error",
  clearScreen: false,
});
// Vite would wait for every open connection.
process.on("SIGTERM", () => process.exit());
await server.listen();
console.log(`The studio is at http://${host}:${port}/studio/ (Ctrl-C stops)`);
