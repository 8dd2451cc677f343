import "./stay-in-form.ts"; // First: Sveltia reads its preferences as soon as it is loaded.
import CMS, { type CmsConfig } from "@sveltia/cms";
import "./editor.css";
import { checkCommits } from "./commits.ts";
import { studioConfig } from "./config.ts";
import { prepareDatabase } from "./database.ts";
import { guardDrafts } from "./guard-drafts.ts";
import { openAtField } from "./open-at-field.ts";
import { openFolder } from "./opfs-folder.ts";
import { acceptPhotos } from "./photos.ts";
import { chosenLanguage, readSettings } from "./settings.ts";
import { messages } from "./words.ts";

/** The editor: Sveltia CMS with the forms from the schemas, on this machine's `content/` or on the code host. */
const { repository, branch = "main", characters, ...names } = await readSettings();
const language = chosenLanguage();

acceptPhotos(language);
guardDrafts(language);
// Sveltia uses the browser's language (vite.config.ts replaces one of its languages by Hindi).
Object.defineProperty(navigator, "languages", { value: [language === "hi" ? "hi" : "en-US"] });
openAtField(language);
// Sveltia's local mode requires a repository name, but does not contact the host.
const repo = repository ?? "on-this/machine";
const backend: CmsConfig["backend"] = {
  name: "github",
  repo,
  branch,
  auth_methods: ["token"],
  // The Git history shows who changed which file.
  commit_messages: {
    ...{ create: "Add {{path}} ({{author-name}})", update: "Change {{path}} ({{author-name}})" },
    ...{ delete: "Delete {{path}} ({{author-name}})", uploadMedia: "Add {{path}} ({{author-name}})" },
  },
};
if (repository) checkCommits(language, characters);
await prepareDatabase(repo, repository ? undefined : await openFolder(language));
await CMS.init({ config: studioConfig(backend, { language, ...names }) });

// In an iframe, Chromium traverses the history without a hashchange event. Sveltia, which also goes back by itself, would
// then show an empty form.
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
