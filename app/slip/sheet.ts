import { interpolate } from "../ui/interpolate";
import type { SheetData } from "./Slip";
import {
  type Choice,
  choicesIn,
  countOf,
  type Faults,
  gramsOn,
  isSame,
  loose,
  most,
  packsOn,
  plural,
  readSlip,
  type Slip,
  type SlipLine,
  slipMessage,
  stepOf,
  weightText,
  withCount,
  writeSlip,
} from "./slip";

/**
 * Runs the markup of Slip.tsx. The address holds the slip, and the page's history entry the visitor's name and town,
 * which a shared address must not name.
 */

/** How long typing pauses before it is kept, in milliseconds: browsers limit how often an address may change. */
const pause = 400;

const root = document.getElementById("slip") as HTMLElement; // Slip.tsx, which loads this file, writes it.
const all = <Part extends HTMLElement>(name: string) => [...root.querySelectorAll<Part>(`[data-part="${name}"]`)];
const part = <Part extends HTMLElement>(name: string) => all<Part>(name)[0] as Part; // As above.
const { shelf, words, language }: SheetData = JSON.parse(part("data").textContent ?? "");
const dialog = part<HTMLDialogElement>("sheet");
const title = dialog.querySelector("h2");
const list = part("lines");
const [blank] = list.children;
const field = (name: string) => dialog.querySelector(`[name=${name}]`) as HTMLInputElement; // As above.
const also = field("also");
const [name, town] = [field("name"), field("town")];
const chat = part("send").querySelector("a") as HTMLAnchorElement; // As above.
const emptyChat = chat.href;
const items: { choice: Choice; item: HTMLElement }[] = [];
let slip: Slip & Faults = readSlip(location.search, shelf);
let timer: ReturnType<typeof setTimeout> | undefined;
let pressed: HTMLElement | undefined;

// Only `keep` writes it.
const kept = (history.state as { slip?: { name: string; town: string } } | null)?.slip;
name.value = kept?.name ?? "";
town.value = kept?.town ?? "";

const personIn = () => ({ name: name.value, town: town.value });

/** Words for screen readers. While the sheet is open, only what is in it is announced. */
const say = (text: string) => {
  part(dialog.open ? "said" : "status").textContent = text;
};

const keep = () => {
  clearTimeout(timer);
  timer = undefined;
  removeEventListener("beforeunload", keep);
  const address = new URL(location.href);
  address.search = writeSlip(address.search, slip);
  try {
    history.replaceState({ ...history.state, slip: personIn() }, "", address);
    // For start.js on the page that Back leads to.
    self.navigation?.updateCurrentEntry({ state: { hasSlip: true } });
  } catch (error) {
    // Safari allows 100 changes in 30 seconds. The next one corrects the address.
    console.error(error);
  }
  carry();
};

/** Links within the site take the slip along. */
const carry = () => {
  for (const link of document.links) {
    const isWithin = link.origin === location.origin && !link.download && !link.getAttribute("href")?.startsWith("#");
    const search = isWithin ? writeSlip(link.search, slip) : link.search;
    if (search !== link.search) link.search = search;
  }
};

/** Shows on the cards how many of each pack are on the slip. */
const mark = () => {
  for (const button of document.querySelectorAll<HTMLElement>("button[data-slip]:not([data-adds])")) {
    const [choice] = choicesIn(button.dataset.slip ?? "");
    const count = choice ? countOf(slip.lines, choice) : 0;
    const name = choice && namesOf(choice);
    if (!name) continue;
    const amount = choice.pack === loose ? weightText(count * 1000, words, language) : String(count);
    const held = count ? `, ${interpolate(words.held, { count: amount })}` : "";
    button.ariaLabel = interpolate(words.add, name) + held;
    if (count) button.dataset.count = String(count);
    else delete button.dataset.count;
  }
};

const namesOf = ({ product, pack }: Choice) => ({
  name: shelf[product]?.name ?? product,
  pack: shelf[product]?.packs[pack] ?? pack,
});

const show = () => {
  const { lines } = slip;
  const count = plural(words.count, packsOn(lines), language);
  const weight = interpolate(words.weight, { weight: weightText(gramsOn(lines), words, language) });
  const faults = [
    slip.isUnknown ? words.unknown : "",
    slip.isBounded ? interpolate(words.bounded, { count: String(most.count), lines: String(most.lines) }) : "",
  ].filter(Boolean);
  for (const element of all("count")) element.textContent = count;
  for (const element of all("weight")) element.textContent = weight;
  const [total] = part("total").children;
  if (total) total.textContent = String(packsOn(lines));
  const notice = faults.join(" ");
  for (const element of all("notice")) {
    element.textContent = notice;
    element.hidden = !notice;
  }
  part("empty").hidden = lines.length > 0;
  showLines(lines);
  write();
  mark();
  // The sheet announces its own sum.
  return dialog.open ? notice : [count, weight, notice].filter(Boolean).join(". ");
};

/** Writes the message, and shows the strip if there is something to open the sheet for. */
const write = () => {
  part("strip").hidden = slip.lines.length === 0 && !slip.also && !slip.isUnknown && !slip.isBounded;
  const { message, leftOut } = slipMessage(slip, personIn(), shelf, { ...words, ...words.message }, language);
  part("long").hidden = leftOut === 0;
  part("long").textContent = plural(words.long, leftOut, language);
  part<HTMLTextAreaElement>("text").value = message;
  chat.href = `${emptyChat}?text=${encodeURIComponent(message)}`;
};

/** One item for each line. Items stay, so that the button that was pressed keeps the focus. */
const showLines = (lines: readonly SlipLine[]) => {
  for (const [index, { choice, item }] of [...items.entries()].reverse()) {
    if (countOf(lines, choice)) continue;
    const next = items[index + 1] ?? items[index - 1];
    const hadFocus = item.contains(document.activeElement);
    item.remove();
    items.splice(index, 1);
    if (hadFocus) (next?.item.querySelector("button") ?? title)?.focus();
  }
  for (const line of lines) {
    const { item } = items.find(({ choice }) => isSame(choice, line)) ?? addItem(line);
    const [input] = item.getElementsByTagName("input");
    if (input) input.value = String(line.count);
    item.toggleAttribute("data-last", line.count <= stepOf(line.pack));
    const names = namesOf(line);
    const [less, more] = item.querySelectorAll("button");
    if (less) less.ariaLabel = interpolate(line.count > stepOf(line.pack) ? words.less : words.remove, names);
    if (more) more.ariaLabel = interpolate(words.more, names);
    if (input) input.ariaLabel = interpolate(words.number, names);
  }
};

const addItem = ({ product, pack }: SlipLine) => {
  const item = blank?.cloneNode(true) as HTMLElement; // Slip.tsx writes one.
  const { name, pack: text } = namesOf({ product, pack });
  const [what, weight] = item.children as unknown as [HTMLElement, HTMLElement];
  const [ownName, otherName] = what.children;
  if (ownName) ownName.textContent = name;
  if (otherName) otherName.textContent = shelf[product]?.otherName ?? "";
  // Drawn as Weight does: an amount with its unit below it, or a word.
  const [, amount = text, unit = ""] = /^(\d+)\s*(\D+)$/.exec(text) ?? [];
  const [below] = weight.children;
  if (weight.firstChild) weight.firstChild.textContent = amount;
  if (below) below.textContent = unit;
  if (!unit) delete weight.dataset.unit;
  item.dataset.spice = product;
  item.hidden = false;
  const change = (count: number) => {
    const lines = withCount(slip.lines, { product, pack }, count);
    set(lines, countOf(lines, { product, pack }) < count);
  };
  item.addEventListener("click", ({ target }) => {
    const step = (target as Element).closest<HTMLElement>("[data-step]")?.dataset.step; // Clicks are on elements.
    if (step) change(countOf(slip.lines, { product, pack }) + Number(step) * stepOf(pack));
  });
  item.addEventListener("change", ({ target }) => {
    const { value } = target as HTMLInputElement; // The number.
    const typed = value.trim().replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
    // What is no number changes nothing.
    if (/^\d+$/.test(typed)) change(Number(typed));
    else show();
  });
  list.append(item);
  const added = { choice: { product, pack }, item };
  items.push(added);
  return added;
};

/** Shows, keeps and announces a changed slip. */
const set = (lines: readonly SlipLine[], isBounded = false) => {
  slip = { ...slip, lines, isUnknown: false, isBounded };
  const said = show();
  keep();
  say(said);
};

const open = () => {
  part("said").textContent = "";
  if (!dialog.open) dialog.showModal();
  title?.focus({ preventScroll: true });
};

const copy = async () => {
  say("");
  const text = part<HTMLTextAreaElement>("text");
  try {
    await navigator.clipboard.writeText(text.value);
    say(words.copied);
  } catch {
    // There is no clipboard, or the browser refuses it.
    text.hidden = false;
    text.select();
    say(words.selected);
  }
};

part("open").addEventListener("click", open);
part("close").addEventListener("click", () => dialog.close());
part("copy").addEventListener("click", copy);
chat.addEventListener("click", () => say(words.opened));
// Beside the paper, unless a selection only ended there.
let isBeside = false;
dialog.addEventListener("pointerdown", ({ target }) => {
  isBeside = target === dialog;
});
dialog.addEventListener("click", ({ target }) => isBeside && target === dialog && dialog.close());
// The strip, whose button had the focus, goes with the last line.
dialog.addEventListener("close", () => {
  if (!part("strip").hidden) return;
  const lasting = pressed?.isConnected ? pressed : document.querySelector<HTMLElement>("[data-slip]");
  lasting?.focus({ preventScroll: true });
});
for (const typed of [also, name, town])
  typed.addEventListener("input", () => {
    slip = { ...slip, also: also.value };
    write();
    clearTimeout(timer);
    timer = setTimeout(keep, pause);
    // On pagehide, Chromium no longer keeps it for a reload.
    addEventListener("beforeunload", keep);
  });
addEventListener("pagehide", () => timer && keep());
// An entry of this page may have an address from before the last packs; the slip is as it is now.
addEventListener("popstate", keep);
// The catalogue shows other cards.
const main = document.querySelector("main");
if (main)
  new MutationObserver(() => {
    mark();
    carry();
  }).observe(main, { childList: true, subtree: true });

/** Puts what a button stands for on the slip: one more of its pack, or what is missing of several. */
export function press(button: HTMLElement): void {
  pressed = button;
  const choices = choicesIn(button.dataset.slip ?? "");
  const { adds } = button.dataset;
  let { lines } = slip;
  let isBounded = false;
  for (const choice of choices) {
    const isThere =
      adds === "products" ? lines.some(({ product }) => product === choice.product) : countOf(lines, choice);
    if (adds && isThere) continue;
    const before = countOf(lines, choice);
    const wanted = before + stepOf(choice.pack);
    lines = withCount(lines, choice, wanted);
    isBounded ||= countOf(lines, choice) !== wanted;
  }
  set(lines, isBounded);
  if (button.dataset.opens) open();
}

/** Shows the slip of an address. */
export function arrive(search: string): void {
  slip = readSlip(search, shelf);
  // The lines may have another order.
  for (const { item } of items.splice(0)) item.remove();
  also.value = slip.also;
  const said = show();
  keep();
  if (slip.isUnknown || slip.isBounded) say(said);
}
