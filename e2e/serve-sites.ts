import { serveSite } from "../tools/serve.ts";
import { launchFolder, launchURL } from "./launch-site.ts";

/** Serves the site with each set of controls: in one process, as Playwright starts several one after the other. */
serveSite("build/client", Number(process.env.E2E_PORT));
serveSite(launchFolder, Number(new URL(launchURL).port));
