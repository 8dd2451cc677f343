import { createSiteServer } from "../tools/serve.ts";
import { launchFolder, launchURL } from "./launch-site.ts";

/** Serves the site with each set of controls: in one process, as Playwright starts several one after the other. */
createSiteServer("build/client").listen(process.env.E2E_PORT);
createSiteServer(launchFolder).listen(new URL(launchURL).port);
