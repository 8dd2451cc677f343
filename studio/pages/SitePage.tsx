import { useState } from "react";
import { type Language, languageRecord, languages, pathIn } from "../../app/site/languages.ts";
import { type PageName, pages } from "../../app/site/pages.ts";
import { useStudio } from "../studio-context.ts";

/** On this machine, the page of the site that a form is about. It follows each save. */
export function SitePage({ form }: { form: string }) {
  const { words, language: own, settings, localState: state } = useStudio();
  const [language, setLanguage] = useState<Language>(own);
  const [width, setWidth] = useState<"phone" | "desktop">("phone");
  const [isShown, setShown] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  if (settings.repository !== undefined) return null;
  const [folder = "", name = ""] = form.split("/");
  const page = pages[(folder === "pages" ? name : folder) as PageName] ?? pages.home;
  const hasProblems = typeof state === "object" && state.problems.length > 0;
  const isChecked = isLoaded || (typeof state === "object" && !state.isChecking);
  return (
    <section className="site-page" data-width={width} data-shown={isShown || undefined}>
      <button type="button" className="show-page" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? words.form : words.page}
      </button>
      <div className="site-choices">
        <select
          aria-label={words.language}
          value={language}
          onChange={({ target }) => setLanguage(target.value as Language)}
        >
          {languages.map((code) => (
            <option key={code} value={code}>
              {languageRecord(code).name}
            </option>
          ))}
        </select>
        <select
          aria-label={words.width}
          value={width}
          onChange={({ target }) => setWidth(target.value === "phone" ? "phone" : "desktop")}
        >
          <option value="phone">{words.phone}</option>
          <option value="desktop">{words.desktop}</option>
        </select>
      </div>
      <div className="site-frame">
        {hasProblems ? <p>{words.waiting}</p> : !isLoaded && <p>{words.preparing}</p>}
        {isChecked && !hasProblems && (
          <iframe
            key={page.path + language}
            title={words.page}
            src={pathIn(language, page.path)}
            onLoad={() => setLoaded(true)}
          />
        )}
      </div>
    </section>
  );
}
