import { testPorts } from "../../tools/port.ts";
import { serveSite } from "../../tools/serve.ts";
import { launchFolder } from "./launch-site.ts";

/** Serves the site with each set of controls: in one process, as Playwright starts several one after the other. */
serveSite("build/client", testPorts.site);
serveSite(launchFolder, testPorts.launchSite);
