import { config } from "zod";
import { chosenLanguage } from "./settings.ts";
import { messages } from "./words.ts";

// Without it, zod tries to generate code, which the policy forbids.
config({ jitless: true });

const language = chosenLanguage();
document.documentElement.lang = language;
if (isNewBrowser()) {
  const { startStudio } = await import("./pages/App.tsx");
  await startStudio(language);
} else document.body.append(Object.assign(document.createElement("p"), { textContent: messages[language].oldBrowser }));

/**
 * The schemas need the `v` flag. Browsers that have it also have what photographs, drafts and requests need, such as
 * OffscreenCanvas, but some windows have no localStorage or caches.
 */
function isNewBrowser(): boolean {
  try {
    /[a]/v;
    localStorage.getItem("");
    return "caches" in window;
  } catch {
    return false;
  }
}
