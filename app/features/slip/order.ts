/**
 * An order (a shopping cart without prices): lines put by hand, dishes with the grams that they need, and words. A line is
 * a "choice", the same in every language, and a count. A choice is a product and a pack, `chilli-powder.500gm`; `.loose`
 * counts kilos, `.g` grams. A spice that is no product has `.g`, or `.any` for its smallest pack. All functions here are
 * pure; store.ts holds the state.
 */

import { readPack, type ShownPack } from "../../content/packs.ts";
import { fewestPacks } from "../packs/fewest-packs.ts";

/** The counts of lines, by choice. */
export type Lines = Readonly<Record<string, number>>;

/** A dish for many people, and what it needs: whole grams of a spice (`.g`), or its smallest pack (`.any`). */
export interface Dish {
  slug: string;
  people: number;
  needs: Lines;
}

/** All of an order, as browsers store it. The packs that it orders are not part of it: `allLines` derives them. */
export interface Order {
  /** Its name (order-name.ts), from the first time that it leaves the page; empty before. */
  name: string;
  /** Lines put by hand. */
  lines: Lines;
  /** Each once. Their needs are added up before packs are counted. */
  dishes: readonly Dish[];
  /** The day on which it is needed (`2026-12-12`); empty if none is named. */
  neededBy: string;
  /** The visitor's own words, of several lines. */
  also: string;
  /** Whether the message asks for a bulk price. */
  asksPrice: boolean;
}

/**
 * By slug: the name of a product or spice, its name in the other language, and its packs by their ids, e.g. `500gm`. A
 * spice that is no product has `g` and `any`.
 */
export type Shelf = Readonly<
  Record<string, { name: string; otherName: string; packs: Readonly<Record<string, ShownPack>> }>
>;

export const emptyOrder: Order = {
  name: "",
  lines: {},
  dishes: [],
  neededBy: "",
  also: "",
  asksPrice: false,
};

/** The limits of what is typed: a count, and the lengths of the texts. */
export const slipLimits = { count: 99_999, also: 20_000, name: 60, town: 60 };

/** The slug of a choice's product. */
export const productOf = (choice: string) => choice.split(".")[0] ?? "";

/** Whether a choice is counted by weight: in kilos or grams. */
export const isLoose = (choice: string) => /\.(loose|g)$/.test(choice);

/** How many one click adds: one pack, ten kilos, or 50 grams. */
export function stepOf(choice: string): number {
  if (choice.endsWith(".g")) return 50;
  return choice.endsWith(".loose") ? 10 : 1;
}

/** The weight of one pack in grams; of loose goods, a kilo or a gram; 0 if it is not known. */
export function gramsOfPack(choice: string): number {
  if (choice.endsWith(".g")) return 1;
  if (choice.endsWith(".loose")) return 1000;
  return readPack(choice.slice(choice.indexOf(".") + 1))?.grams ?? 0;
}

/**
 * All lines of an order: those put by hand, and the packs for what its dishes need. Lines of a product stand together, in
 * order of weight; products in the order in which they were added.
 */
export function allLines({ lines, dishes }: Pick<Order, "lines" | "dishes">, shelf: Shelf): Lines {
  const needs = dishes.reduce<Lines>((sum, { needs }) => add(sum, needs), {});
  const packs = Object.entries(needs).flatMap(([need, count]) => packsFor(need, count, shelf));
  const sums = Object.entries(add(lines, Object.fromEntries(packs)));
  const products = sums.map(([choice]) => productOf(choice));
  const position = ([choice]: [string, number]) => products.indexOf(productOf(choice));
  const weight = ([choice]: [string, number]) => gramsOfPack(choice);
  return Object.fromEntries(sums.sort((one, other) => position(one) - position(other) || weight(one) - weight(other)));
}

/** The packs that hold a need; the need itself if there are none. */
function packsFor(need: string, count: number, shelf: Shelf): (readonly [string, number])[] {
  const product = productOf(need);
  const ids = need.endsWith(".g") && Object.hasOwn(shelf, product) ? Object.keys(shelf[product]?.packs ?? {}) : [];
  const packs = fewestPacks(
    count,
    ids.map(readPack).filter((pack) => pack !== undefined),
  );
  return packs.length > 0 ? packs.map(({ pack, count }) => [`${product}.${pack.id}`, count]) : [[need, count]];
}

function add(some: Lines, more: Lines): Lines {
  const sums = { ...some };
  for (const [choice, count] of Object.entries(more)) sums[choice] = (sums[choice] ?? 0) + count;
  return sums;
}

const subtract = (some: Lines, less: Lines): Lines =>
  filterLines(
    Object.fromEntries(Object.entries(some).map(([choice, count]) => [choice, count - (less[choice] ?? 0)])),
    (_, left) => left > 0,
  );

/** The lines that are wanted. */
export const filterLines = (lines: Lines, isWanted: (choice: string, count: number) => boolean): Lines =>
  Object.fromEntries(Object.entries(lines).filter(([choice, count]) => isWanted(choice, count)));

/** How many lines these are. */
export const countOf = (lines: Lines) => Object.keys(lines).length;

/** Whether there is nothing to send. */
export const isEmpty = ({ lines, dishes, also, asksPrice }: Order) =>
  countOf(lines) === 0 && dishes.length === 0 && also === "" && !asksPrice;

/** Puts lines on an order by hand, in addition to what is there. */
export const addLines = (order: Order, more: Lines): Order => ({ ...order, lines: add(order.lines, more) });

/**
 * Changes a line by hand. From then on, all lines of its product are put by hand, and no dish needs it any more, so that none
 * changes them. A count of zero, or one that is not a number, removes the line.
 */
export function changeLine(order: Order, choice: string, count: number, shelf: Shelf): Order {
  const product = productOf(choice);
  const ofProduct = filterLines(allLines(order, shelf), (other) => productOf(other) === product);
  const lines = filterLines({ ...order.lines, ...ofProduct, [choice]: count }, (_, count) => count > 0);
  const dishes = order.dishes.map((dish) => withNeeds(dish, (need) => productOf(need) !== product));
  return { ...order, lines, dishes: dishes.filter(needsAnything) };
}

const withNeeds = (dish: Dish, isWanted: (need: string) => boolean): Dish => ({
  ...dish,
  needs: filterLines(dish.needs, isWanted),
});
const needsAnything = ({ needs }: Dish) => countOf(needs) > 0;

/**
 * Puts a dish for a number of people on an order, in the place of the same dish for another number. What the visitor
 * changed by hand since then stays; what they removed comes back.
 */
export function putDish(order: Order, dish: Dish): Order {
  const before = order.dishes.find(({ slug }) => slug === dish.slug);
  const byHand = new Set(Object.keys(order.lines).map(productOf));
  const put = withNeeds(dish, (need) => !before || need in before.needs || !byHand.has(productOf(need)));
  const { dishes } = takeDishOff(order, dish.slug);
  return { ...order, dishes: [...dishes, put].filter(needsAnything) };
}

/** Takes a dish off an order, with everything that only it needs. */
export const takeDishOff = (order: Order, slug: string): Order => ({
  ...order,
  dishes: order.dishes.filter((dish) => dish.slug !== slug),
});

/** Adds another order to an order. A dish that both have is for all its people: it may be another feast. */
export function addOrder(order: Order, more: Order): Order {
  const all = [...order.dishes, ...more.dishes];
  const dishes = Array.from(new Set(all.map(({ slug }) => slug)), (slug) =>
    all
      .filter((dish) => dish.slug === slug)
      .reduce((sum, { people, needs }) => ({ slug, people: sum.people + people, needs: add(sum.needs, needs) })),
  );
  const also = order.also === more.also ? order.also : [order.also, more.also].filter(Boolean).join("\n");
  return addLines({ ...order, dishes, also, asksPrice: order.asksPrice || more.asksPrice }, more.lines);
}

/** What is on an order beyond what was sent: lines, dishes and words that were put or changed later. */
export function withoutSent(order: Order, sent: Order, shelf: Shelf): Order {
  // What a dish had put on the order, and no longer needs, may be among the lines by hand now (changeLine).
  const dishes = sent.dishes.map((dish) => {
    const now = order.dishes.find(({ slug }) => slug === dish.slug);
    return withNeeds(dish, (need) => !now || !(need in now.needs));
  });
  const wasSent = ({ slug, people }: Dish) => sent.dishes.some((dish) => dish.slug === slug && dish.people === people);
  return {
    name: "",
    lines: subtract(order.lines, allLines({ lines: sent.lines, dishes }, shelf)),
    dishes: order.dishes.filter((dish) => !wasSent(dish)),
    neededBy: order.neededBy === sent.neededBy ? "" : order.neededBy,
    also: order.also.startsWith(sent.also) ? order.also.slice(sent.also.length).trim() : order.also,
    asksPrice: order.asksPrice && !sent.asksPrice,
  };
}
