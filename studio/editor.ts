import "./stay.ts"; // Before Sveltia.
import CMS, { type CmsConfig } from "@sveltia/cms";
import "./editor.css";
import { studioConfig } from "./config.ts";
import { guardDrafts } from "./drafts.ts";
import { openAtField } from "./field.ts";
import { openFolder } from "./folder.ts";
import { acceptPhotos } from "./photos.ts";
import { chosenLanguage, readSettings } from "./settings.ts";
import { messages } from "./words.ts";

/** The editor: Sveltia CMS with the forms from the schemas, on this machine's `content/` or on the code host. */
const { repository, branch = "main", characters: _, ...known } = await readSettings();
const language = chosenLanguage();

acceptPhotos(language);
guardDrafts(language);
// Sveltia speaks the language of the browser (vite.config.ts).
Object.defineProperty(navigator, "languages", { value: [language === "hi" ? "hi" : "en-US"] });
openAtField();
// Sveltia shows its local mode only for a project on a code host, which it then leaves alone.
const backend: CmsConfig["backend"] = {
  name: "github",
  repo: repository ?? "on-this/machine",
  branch,
  auth_methods: ["token"],
  // Who changed what, for everybody who reads the project's history.
  commit_messages: {
    ...{ create: "Add {{path}} ({{author-name}})", update: "Change {{path}} ({{author-name}})" },
    ...{ delete: "Delete {{path}} ({{author-name}})", uploadMedia: "Add {{path}} ({{author-name}})" },
  },
};
if (!repository) {
  const folder = await openFolder(language);
  Object.assign(window, { showDirectoryPicker: async () => folder });
}
await CMS.init({ config: studioConfig(backend, { language, ...known }) });
if (!repository) openWithoutAsking();

// In a frame, Chromium goes back without saying so, and Sveltia, which goes back too, would show an empty form.
let isReturning = false;
navigation.addEventListener("currententrychange", ({ navigationType, from }) => {
  if (navigationType !== "traverse") return;
  const isUnsaved = !isReturning && !dispatchEvent(new Event("leave", { cancelable: true }));
  if (isUnsaved && !confirm(messages[language].leave)) {
    isReturning = true;
    history.forward();
  } else if (isReturning) isReturning = false;
  else dispatchEvent(new HashChangeEvent("hashchange", { oldURL: from.url ?? "", newURL: location.href }));
});

/** The folder is already known, so nobody has to press the button that asks for one. */
function openWithoutAsking(): void {
  const observer = new MutationObserver(() => {
    const button = document.querySelector<HTMLButtonElement>(".sign-in button.primary, .buttons button.primary");
    if (!button) return;
    observer.disconnect();
    button.click();
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
