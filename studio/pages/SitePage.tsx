import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { type Language, languages, pathIn } from "../../app/site/languages.ts";
import { type PageName, pages } from "../../app/site/pages.ts";
import { interpolate } from "../../app/text/interpolate.ts";
import { addressOf, formOf } from "../form-names.ts";
import { fold, shownTexts, textsPressed } from "../search.ts";
import { useStudio } from "../studio-context.ts";
import { Links, linksTo } from "./StartPage.tsx";

/**
 * On this machine, the page of the site that a form is about. It follows each save, a press on one of its sentences
 * opens the field, and a field that is opened scrolls it to its sentence.
 */
export function SitePage({ form }: { form: string }) {
  const studio = useStudio();
  const { words, language: own, folder, variables } = studio;
  const navigate = useNavigate();
  const [language, setLanguage] = useState<Language>(own);
  /** The document in the frame once it has loaded: undefined before the first one, null while another one loads. */
  const [loaded, setLoaded] = useState<Document | null>();
  const [opened, setOpened] = useState("");
  const texts = useMemo(() => shownTexts(folder, variables), [folder, variables]);
  const [pressed, setPressed] = useState<typeof texts>([]);

  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLTextAreaElement) || !target.closest("main.form")) return;
      const half = languages.find((code) => target.closest(`[data-half="${code}"].half`));
      if (half) setLanguage(half);
      setOpened(interpolate(target.value, variables?.[half ?? own] ?? {}));
    };
    document.addEventListener("focusin", onFocus);
    return () => document.removeEventListener("focusin", onFocus);
  }, [variables, own]);
  useEffect(() => {
    if (loaded && opened) scrollToText(loaded, opened);
  }, [opened, loaded]);

  const [list = "", name = ""] = form.split("/");
  const page = pages[(list === "pages" ? name : list) as PageName] ?? pages.home;
  const onPress = useEffectEvent((event: MouseEvent) => {
    const element = event.target as HTMLElement; // Of a click.
    if (element.closest("a")) event.preventDefault();
    // Beside all words there is nothing to change.
    if (element.textContent.length > longest) return;
    const found = textsPressed(texts, element.textContent);
    const inForm = found.filter(({ file }) => formOf(file) === form);
    const [only, ...others] = inForm.length > 0 ? inForm : found;
    setPressed(others.length > 0 ? found : []);
    if (only && others.length === 0) navigate(addressOf(only) ?? "/");
  });
  useEffect(() => {
    const listener = (event: MouseEvent) => onPress(event);
    loaded?.addEventListener("click", listener, true);
    loaded?.defaultView?.addEventListener("pagehide", () => setLoaded(null));
  }, [loaded]);
  return (
    <section className="site-page">
      <div className="site-choices">
        {loaded !== undefined && <p className="hint">{pressed.length > 0 ? words.pressed : words.pressThePage}</p>}
        {pressed.length > 0 && <Links links={linksTo(pressed, studio)} />}
      </div>
      <div>
        {loaded === undefined && <p>{words.preparing}</p>}
        <iframe
          key={page.path + language}
          title={words.page}
          src={pathIn(language, page.path)}
          // A press before the document has loaded would be lost, or follow a link.
          inert={!loaded}
          // `contentDocument` is null if the browser shows its own error page.
          onLoad={({ currentTarget }) => setLoaded(currentTarget.contentDocument)}
        />
      </div>
    </section>
  );
}

/** Longer than any sentence, in letters. */
const longest = 600;

/** Scrolls a page of the site to a text, and shows for a moment where it is. */
function scrollToText(page: Document, text: string): void {
  const wanted = fold(text);
  const nodes = page.createTreeWalker(page, NodeFilter.SHOW_TEXT); // Without a body while it loads.
  while (nodes.nextNode()) {
    const own = fold(nodes.currentNode.textContent ?? "");
    const element = nodes.currentNode.parentElement;
    const isIt = own.includes(wanted) || (own.length * 2 > wanted.length && wanted.includes(own));
    if (!isIt || !element?.getClientRects().length) continue;
    page.defaultView?.scrollBy({ top: element.getBoundingClientRect().top - page.defaultView.innerHeight / 3 });
    element.animate([{ outline: "3px solid currentColor" }, { outline: "3px solid transparent" }], 2_000);
    return;
  }
}
