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
 * The schemas need the `v` flag and `toSorted`, which came with `toSpliced`; drafts need localStorage;
 * photographs need OffscreenCanvas and caches; requests need AbortSignal.timeout.
 */
function isNewBrowser(): boolean {
  try {
    /[a]/v;
    localStorage.getItem("");
  } catch {
    return false;
  }
  const hasAll = ["OffscreenCanvas", "caches"].every((name) => name in window);
  return hasAll && "timeout" in AbortSignal && "toSpliced" in Array.prototype;
}
