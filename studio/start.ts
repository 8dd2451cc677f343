import "@fontsource-variable/noto-sans-devanagari";
import "./start.css";
import type { Problem } from "../app/content/problems.ts";
import { type Language, languageRecord, languages, pathIn } from "../app/languages.ts";
import { type PageName, pages } from "../app/pages.ts";
import { FormNames, filesOf, formAt } from "./form-names.ts";
import type { Decision } from "./merge.ts";
import { type Answer, type Question, saveWithAnswers } from "./questions.ts";
import { sentenceIn } from "./reworded-messages.ts";
import { chosenLanguage, readSettings } from "./settings.ts";
import { labelOf, languageName, messages, tasks } from "./words.ts";
import type { Answers, Edit, Saved, State } from "./workspace.ts";

/** The start page; around the editor, also the bar and the preview of the page that the form is about. */
const settings = await readSettings();
const isHosted = settings.repository !== undefined;
const language = chosenLanguage();
const words = messages[language];
const formNames = new FormNames(settings, language);
let page: { path: string } = pages.home;
let nextRefresh: ReturnType<typeof setTimeout> | undefined;
let shown = "";
let isPageReady = false;

document.documentElement.lang = language;
document.title = labelOf(["studio"], language);

let editor = element("iframe", { title: words.form });
let preview = element("iframe", { title: words.page });
const pageNote = paragraph(words.preparing);
const status = element("details", { className: "status" });
status.addEventListener("click", ({ target }) => {
  if (target instanceof HTMLAnchorElement) status.open = false;
});
const start = element("main", { className: "start" });
const formName = element("strong");
const bar = element(
  "header",
  {},
  link(words.start, ""),
  ...(isHosted ? [] : [status, ...choices()]),
  otherLanguage(),
  formName,
);
const desk = element(
  "main",
  { className: "desk" },
  element("div", { className: "editor" }, paragraph(words.opening), editor),
  ...(isHosted ? [] : [element("div", { className: "page" }, pageNote, preview)]),
);
document.body.append(bar, start, desk);
addEventListener("hashchange", show);
addEventListener("message", ({ data, origin, ports }: MessageEvent) => {
  if (origin !== location.origin) return;
  if (data === "checking") refresh();
  else if (data === "renew") show();
  else if (data === "expired") showExpired();
  else askPerson(data, (answer) => ports[0]?.postMessage(answer));
});
// For reloads and other documents, `beforeunload` asks (guard-drafts.ts).
navigation.addEventListener("navigate", (event) => {
  const leaves = event.hashChange && event.cancelable && event.navigationType !== "replace";
  if (leaves && isUnsaved() && !confirm(words.leave)) event.preventDefault();
});
show();
if (!isHosted) refresh();

/** Shows the start page or a form, as the address says. */
function show(): void {
  const form = location.hash.slice(1);
  document.body.dataset.view = form.startsWith("/") ? "form" : "start";
  status.open = false;
  bar.querySelector(".question")?.remove();
  const [path = "", field] = form.split("?");
  // Always a new iframe: it loads the newest content, and Sveltia cannot switch between two entries of one list.
  const next = element("iframe", { title: words.form });
  if (form.startsWith("/")) {
    const address = new URLSearchParams({ language, ...Object.fromEntries(new URLSearchParams(field)) });
    next.src = `editor.html?${address}#${path}`;
  }
  next.addEventListener("load", () => {
    next.contentWindow?.navigation.addEventListener("currententrychange", followForm);
  });
  editor.replaceWith(next);
  editor = next;
  if (form.startsWith("/")) showPage();
  else showStart(form);
}

/** Copies the editor's hash to the address, and shows the page of the new form. */
function followForm(): void {
  const hash = editor.contentWindow?.location.hash ?? "";
  const [shown = "", field] = location.hash.split("?");
  if (document.body.dataset.view !== "form" || hash.length < 2 || hash === shown) return;
  // The field that a list names is that of all its forms.
  history.replaceState(null, "", field && hash.startsWith(shown) ? `${hash}?${field}` : hash);
  showPage();
}

/** Whether the form has unsaved words: the editor cancels the `leave` event then (guard-drafts.ts). */
function isUnsaved(): boolean {
  if (document.body.dataset.view !== "form") return false;
  const isSaved = editor.contentWindow?.dispatchEvent(new Event("leave", { cancelable: true }));
  return isSaved === false || bar.querySelector(".question") !== null;
}

/** Shows the page of the site that the form is about; beside a list, the page of the last form. */
function showPage(): void {
  const [, collection = "", entry = ""] = /collections\/([\w-]+)(?:\/entries\/([\w-]+))?/.exec(location.hash) ?? [];
  const [file] = filesOf(collection, entry);
  const newEntry = location.hash.endsWith("/new") ? taskOf(location.hash.slice(1))?.[language] : undefined;
  formName.textContent = file ? formNames.nameOf(file) : (newEntry ?? "");
  const name = collection === "pages" ? entry : collection;
  if (name === "house" || Object.hasOwn(pages, name)) page = pages[name as PageName] ?? pages.home;
  const address = settings.site + pathIn((document.body.dataset.language ?? language) as Language, page.path);
  if (isHosted || !isPageReady || preview.src === address) return;
  // A new iframe adds no entry to the history, which the editor traverses after a save, and has no old page to reload.
  const next = element("iframe", { title: words.page, src: address });
  preview.replaceWith(next);
  preview = next;
}

/** Selects for the page's language and width; on a phone, also for form or page. */
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

/** A link to the studio in the other language. */
function otherLanguage(): HTMLElement {
  const other = language === "en" ? "hi" : "en";
  const choice = element("a", { lang: other, href: `?language=${other}` }, languageRecord(other).name);
  choice.addEventListener("click", () => {
    choice.hash = location.hash;
  });
  return choice;
}

/** Shows the start page, or the part of it that a task opens. */
async function showStart(part: string): Promise<void> {
  const task = taskOf(part);
  if (!task || (isHosted && part === "undo")) {
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

/** The last saves, each with an undo button. */
async function changes(): Promise<HTMLElement> {
  const { changes } = await readState();
  const lines = changes.map(({ id, edits }) => {
    const button = press(words.undo, async () => {
      start.querySelector("[role]")?.remove();
      const [role, sentence] = await undo(id);
      refresh();
      if (role === "status") await showStart("undo");
      const message = element("p", { role }, sentence);
      start.prepend(message);
      message.scrollIntoView(); // The line may be far below.
    });
    const time = new Date(Number(id)).toLocaleString(language, {
      day: "numeric",
      month: "long",
      hour: "numeric",
      minute: "2-digit",
      // "दोपहर 12:47" instead of an English "pm"
      dayPeriod: "short",
    });
    return element("span", {}, `${time} · ${summaryOf(edits)} `, button);
  });
  return lines.length > 0 ? list(lines) : paragraph(words.noChanges);
}

/** A summary of a save: `Chilli Powder: Price, Uses; Photo img-0001.jpg: added`. */
function summaryOf(edits: readonly Edit[]): string {
  const forms = Object.groupBy(edits, ({ file }) => formNames.nameOf(file));
  const summaries = Object.entries(forms).map(([form, edits = []]) => {
    const done = edits.flatMap(({ file, kind, fields }) =>
      kind === "changed" ? fields.map((path) => formNames.fieldOf({ file, path })) : [words[kind]],
    );
    const [...named] = new Set(done.filter((name) => name !== ""));
    const most = named.slice(0, 4).join(", ");
    return `${form}${most && `: ${most}`}${named.length > 4 ? ", …" : ""}`;
  });
  return summaries.join("; ");
}

/** @returns the result as a message, with its ARIA role */
async function undo(id: string): Promise<[role: "status" | "alert", sentence: string]> {
  const send = async (answers: Answers): Promise<Saved> => {
    const response = await fetch(`undo/${id}`, { method: "POST", body: JSON.stringify(answers) }).catch(
      () => undefined,
    );
    if (!response?.ok) throw new Error(response ? say(await response.text()) : words.closedUndo);
    return response.json();
  };
  const asked = { conflict: words.changedAgain, mine: words.asBefore };
  const ask = (question: Question) => new Promise<Answer>((resolve) => askPerson(question, resolve, asked));
  try {
    return (await saveWithAnswers(send, ask)) ? ["status", words.undone] : ["alert", words.notUndone];
  } catch (error) {
    return ["alert", (error as Error).message];
  }
}

/**
 * Polls the problems in the content: quickly while the last save is being checked, slowly afterwards, because the server
 * may stop or files be edited by hand. Updates the list only if it differs, so that no link is replaced while pressed.
 */
async function refresh(): Promise<void> {
  clearTimeout(nextRefresh);
  const state = await readState().catch(() => undefined);
  nextRefresh = setTimeout(refresh, state?.isChecking ? 500 : 3000);
  const { problems = [], isChecking = false, page = "ready" } = state ?? {};
  const found = JSON.stringify({ problems, isChecking, page, isClosed: !state });
  if (found === shown) return;
  shown = found;
  const [summary, kind] = !state
    ? [`⚠ ${words.closed}`, "closed"]
    : isChecking
      ? [words.checking, "checking"]
      : problems.length > 0
        ? [`⚠ ${problems.length} ${words.wrong}`, "faults"]
        : [`✓ ${words.good}`, "good"];
  status.dataset.kind = kind;
  const faults = problems.map((problem) =>
    element("span", {}, `${formNames.placeOf(problem)}: ${say(problem.message)} `, link(words.open, formAt(problem))),
  );
  const notes = [words.faults, ...(page === "waiting" ? [words.waiting] : [])].map(paragraph);
  status.replaceChildren(element("summary", {}, summary), element("div", {}, ...notes, list(faults)));
  if (!state) return;
  pageNote.textContent = page === "waiting" ? words.waiting : words.preparing;
  isPageReady = page === "ready";
  if (document.body.dataset.view === "form") showPage();
}

/** Shows in the bar what the person must decide or fix before a save. */
function askPerson(
  { conflicts = [], faults = { own: [], elsewhere: [], undescribed: [] } }: Question,
  answer: (answer: Answer) => void,
  { conflict, mine }: Pick<typeof words, "conflict" | "mine"> = words,
): void {
  bar.querySelector(".question")?.remove();
  const question = element("section", { className: "question", role: "alert" });
  const finish = (given: Answer) => {
    question.remove();
    answer(given);
  };
  if (conflicts.length > 0) {
    const decisions: Decision[] = [];
    const labels = { mine, saved: words.saved };
    const lines = conflicts.map((changed) => {
      const line = element("span", {}, `${formNames.placeOf(changed)} `);
      const isFile = changed.path.length === 0;
      const take = (keep: Decision["keep"]) => {
        // Who keeps a file of an entry that they wanted to delete keeps the entry.
        if (keep === "saved" && isFile && changed.mine === undefined) return finish(undefined);
        decisions.push({ ...changed, keep });
        line.remove();
        if (decisions.length === conflicts.length) finish({ decisions });
      };
      line.append(
        ...(["mine", "saved"] as const).map((side) => {
          const value = asText(changed[side]) || words.nothing;
          // A whole file is too long for a button.
          const label = isFile && changed[side] !== undefined ? labels[side] : `${labels[side]}: ${value}`;
          return press(label, () => take(side));
        }),
      );
      return line;
    });
    question.append(paragraph(conflict), list(lines));
  } else if (faults.own.length > 0) {
    answer(undefined);
    const lines = faults.own.map((problem) =>
      element("span", {}, `${formNames.placeOf(problem)}: ${say(problem.message)} `, ...showField(problem)),
    );
    question.append(
      paragraph(words.refused),
      list(lines),
      press(words.close, () => question.remove()),
    );
  } else if (faults.undescribed.length > 0) question.append(descriptionsOf(faults.undescribed, finish));
  else {
    const lines = faults.elsewhere.map((problem) =>
      element("span", {}, `${formNames.placeOf(problem)}: ${say(problem.message)}`),
    );
    const anyway = isHosted ? [] : [press(words.anyway, () => finish({ isSure: true }))];
    // Buttons before the list, which may be so long that it scrolls.
    question.append(
      paragraph(isHosted ? words.neededHosted : words.needed),
      ...anyway,
      press(words.leaveAsItIs, () => finish(undefined)),
      list(lines),
    );
  }
  bar.prepend(question);
}

/** Says that GitHub no longer accepts the token, and links to the page for a new one. */
function showExpired(): void {
  bar.querySelector(".question")?.remove();
  const question = element("section", { className: "question", role: "alert" });
  const address = "https://github.com/settings/personal-access-tokens/new";
  const newToken = element("a", { href: address, target: "_blank", rel: "noreferrer" }, words.newToken);
  question.append(paragraph(words.expired), newToken, press(words.signIn, show));
  bar.prepend(question);
}

/** A button that scrolls to the field, if its form is open. */
function showField({ file, path }: Problem): Node[] {
  const { searchParams } = new URL(formAt({ file, path }), location.origin);
  if (document.body.dataset.view !== "form" || !searchParams.has("field")) return [];
  const detail = Object.fromEntries(searchParams);
  const show = () => {
    bar.querySelector(".question")?.remove(); // It may cover the field.
    editor.contentWindow?.dispatchEvent(new CustomEvent("show-field", { detail }));
  };
  return [press(words.showField, show)];
}

/** A form for the descriptions of photographs in every language, for people who cannot see them. */
function descriptionsOf(photos: readonly string[], finish: (answer: Answer) => void): HTMLFormElement {
  const form = element("form");
  form.append(
    paragraph(words.describe),
    ...photos.flatMap((photo) =>
      languages.map((code) =>
        element(
          "label",
          {},
          `${photo} (${languageName(code, language)})`,
          element("input", { name: `${photo} ${code}`, required: true, lang: code }),
        ),
      ),
    ),
    element("button", {}, words.describeAndSave),
    press(words.notYet, () => finish(undefined)),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const given = new FormData(form);
    const inLanguages = (photo: string) =>
      Object.fromEntries(languages.map((code) => [code, String(given.get(`${photo} ${code}`)).trim()]));
    const descriptions = Object.fromEntries(photos.map((photo) => [photo, inLanguages(photo)]));
    finish({ descriptions: descriptions as Answers["descriptions"] });
  });
  return form;
}

function press(label: string, onPress: () => void): HTMLButtonElement {
  const button = element("button", { type: "button" }, label);
  button.addEventListener("click", onPress);
  return button;
}

/** A value as text; the entries of a list are separated by dots. */
function asText(value: unknown): string {
  if (typeof value === "object" && value !== null) return Object.values(value).map(asText).join(" · ");
  return value === undefined ? "" : String(value);
}

function taskOf(part: string) {
  return tasks.find(({ form }) => form === part);
}

const say = (sentence: string) => sentenceIn(language, sentence, formNames.nameOf);

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
