import { chosenLanguage, readSettings } from "./settings.ts";
import { messages } from "./words.ts";

// The forms need the Navigation API. On this machine, Sveltia also requires the File System Access API.
const { repository } = await readSettings();
const needed = repository ? ["navigation"] : ["navigation", "showDirectoryPicker"];
if (needed.every((name) => name in window)) await import("./start.ts");
else {
  const language = chosenLanguage();
  document.documentElement.lang = language;
  document.body.append(Object.assign(document.createElement("p"), { textContent: messages[language].oldBrowser }));
}
