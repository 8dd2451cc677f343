import "@fontsource-variable/noto-sans-devanagari";
import "./start.css";
import { type Language, languageRecord, languages, pathIn } from "../../app/languages.ts";
import { type PageName, pages } from "../../app/pages.ts";
import { formAt, Places } from "./places.ts";
import { sentenceIn } from "./sentences.ts";
import { chosenLanguage, readSettings } from "./settings.ts";
import { labelOf, messages, tasks } from "./words.ts";
import type { State } from "./workspace.ts";

/** The start page, and around the editor the bar and the site's page that the form is about. */
const settings = await readSettings();
const isHosted = settings.repository !== undefined;
const language = chosenLanguage();
const words = messages[language];
const places = new Places(settings, language);
let page: { path: string } = pages.home;
let nextRefresh: ReturnType<typeof setTimeout> | undefined;
let shown = "";

document.documentElement.lang = language;
document.title = labelOf(["studio"], language);

let editor = element("iframe", { title: words.form });
let preview = element("iframe", { title: words.page });
const status = element("details", { className: "status" });
const start = element("main", { className: "start" });
const bar = element("header", {}, link(words.start, ""), ...(isHosted ? [] : [status, ...choices()]), otherLanguage());
const desk = element(
  "main",
  { className: "desk" },
  editor,
  ...(isHosted ? [] : [element("div", { className: "page" }, preview)]),
);
document.body.append(bar, start, desk);
addEventListener("hashchange", show);
addEventListener("message", ({ data, origin }) => origin === location.origin && data === "checking" && refresh());
show();
if (!isHosted) refresh();

/** Shows the part of the studio that the address names: the start, or a form. */
function show(): void {
  const form = location.hash.slice(1);
  document.body.dataset.view = form.startsWith("/") ? "form" : "start";
  status.open = false;
  if (!form.startsWith("/")) return void showStart(form);
  const [path = "", field] = form.split("?");
  // Opened anew, it has the newest content, and Sveltia cannot show one form after another of the same list.
  const next = element("iframe", {
    title: words.form,
    className: "editor",
    src: `editor.html?${new URLSearchParams({ language, ...Object.fromEntries(new URLSearchParams(field)) })}#${path}`,
  });
  next.addEventListener("load", () => {
    next.contentWindow?.navigation.addEventListener("currententrychange", followForm);
  });
  editor.replaceWith(next);
  editor = next;
  showPage();
}

/** Keeps the address, and with it the page beside the form, in step with the editor. */
function followForm(): void {
  const hash = editor.contentWindow?.location.hash ?? "";
  if (document.body.dataset.view !== "form" || hash.length < 2 || hash === location.hash) return;
  history.replaceState(null, "", hash);
  showPage();
}

/** The page of the site that a form is about; beside a list, that of the last form. */
function showPage(): void {
  const [, collection = "", entry = ""] = /collections\/([\w-]+)(?:\/entries\/([\w-]+))?/.exec(location.hash) ?? [];
  const name = collection === "pages" ? entry : collection;
  if (name === "house" || Object.hasOwn(pages, name)) page = pages[name as PageName] ?? pages.home;
  const address = settings.site + pathIn((document.body.dataset.language ?? language) as Language, page.path);
  if (isHosted || preview.src === address) return;
  // A new frame has no entry in the history, in which the editor goes back after a save, and no old page that reloads.
  const next = element("iframe", { title: words.page, src: address });
  preview.replaceWith(next);
  preview = next;
}

/** The choice of the page's language and width, and on a phone of form or page. */
function choices(): HTMLElement[] {
  const choice = (name: "language" | "width" | "side", names: Readonly<Record<string, string>>, first: string) => {
    const options = Object.entries(names).map(([value, label]) => element("option", { value }, label));
    const select = element("select", { name, ariaLabel: words[name] }, ...options);
    select.value = first;
    select.addEventListener("change", () => {
      document.body.dataset[name] = select.value;
      showPage();
    });
    document.body.dataset[name] = first;
    return select;
  };
  return [
    choice("language", Object.fromEntries(languages.map((code) => [code, languageRecord(code).name])), language),
    choice("width", { phone: words.phone, desktop: words.desktop }, "phone"),
    choice("side", { form: words.form, page: words.page }, "form"),
  ];
}

/** The studio itself in the other language. */
function otherLanguage(): HTMLElement {
  const other = language === "en" ? "hi" : "en";
  const choice = element("a", { lang: other, href: `?language=${other}` }, languageRecord(other).name);
  choice.addEventListener("click", () => {
    choice.hash = location.hash;
  });
  return choice;
}

/** The start page, or what one of its lines opens. */
async function showStart(part: string): Promise<void> {
  const task = tasks.find(({ form }) => form === part);
  if (!task) {
    const lines = tasks.filter(({ form }) => !(isHosted && form === "undo"));
    const links = lines.map(({ form, [language]: text }) =>
      form === "guide" ? element("a", { href: `content-guide.${language}.html` }, text) : link(text, form),
    );
    start.replaceChildren(heading(words.title), paragraph(words.lead), list(links));
  } else if (part === "undo") start.replaceChildren(heading(task[language]), await changes());
  else if (part === "remove")
    start.replaceChildren(
      heading(task[language]),
      paragraph(words.remove),
      list([link(words.list, "/collections/products")]),
    );
  else start.replaceChildren(heading(task[language]), paragraph(isHosted ? words.hosted : words.online));
}

/** The last saves, each with a button that takes it back. */
async function changes(): Promise<HTMLElement> {
  const { changes } = await readState();
  const lines = changes.map(({ id, files }) => {
    const button = element("button", { type: "button" }, words.undo);
    button.addEventListener("click", async () => {
      await fetch(`undo/${id}`, { method: "POST" });
      refresh();
      await showStart("undo");
      start.prepend(element("p", { role: "status" }, words.undone));
    });
    const time = new Date(Number(id)).toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });
    return element("span", {}, `${time} · ${[...new Set(files.map(places.nameOf))].join(", ")} `, button);
  });
  return lines.length > 0 ? list(lines) : paragraph(words.noChanges);
}

/** Asks what the check of the last save has found, until it has. A link is not replaced while somebody presses it. */
async function refresh(): Promise<void> {
  clearTimeout(nextRefresh);
  const { problems, isChecking } = await readState();
  if (isChecking) nextRefresh = setTimeout(refresh, 500);
  const found = JSON.stringify({ problems, isChecking });
  if (found === shown) return;
  shown = found;
  const [summary, kind] = isChecking
    ? [words.checking, "checking"]
    : problems.length > 0
      ? [`⚠ ${problems.length} ${words.wrong}`, "faults"]
      : [`✓ ${words.good}`, "good"];
  status.dataset.kind = kind;
  const faults = problems.map((problem) =>
    element("span", {}, `${places.placeOf(problem)}: ${say(problem.message)} `, link(words.open, formAt(problem))),
  );
  status.replaceChildren(element("summary", {}, summary), element("div", {}, paragraph(words.faults), list(faults)));
}

const say = (sentence: string) => sentenceIn(language, sentence, places.nameOf);

async function readState(): Promise<State> {
  return (await fetch("state")).json();
}

function heading(text: string) {
  return element("h1", {}, text);
}

function paragraph(text: string) {
  return element("p", {}, text);
}

function list(lines: readonly Node[]) {
  return element("ul", {}, ...lines.map((line) => element("li", {}, line)));
}

function link(text: string, hash: string) {
  return element("a", { href: `#${hash}` }, text);
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}
