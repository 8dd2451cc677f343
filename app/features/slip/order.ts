/**
 * An order (a shopping cart without prices): lines put by hand, dishes with the grams that they need, and words. A line is
 * a "choice", the same in every language, and a count. A choice is a product and a pack, `chilli-powder.500gm`; `.loose`
 * counts kilos, `.g` grams. A spice that is no product has `.g`, or `.any` for its smallest pack. All functions here are
 * pure; store.ts holds the state.
 */

import { readPack, type ShownPack } from "../../content/packs.ts";
import { fewestPacks } from "../packs/fewest-packs.ts";

/** The counts of lines, by choice. */
export type Lines = ReadonlyMap<string, number>;

/** A dish for many people, and what it needs: whole grams of a spice (`.g`), or its smallest pack (`.any`). */
export interface Dish {
  people: number;
  needs: Lines;
}

/** All of an order. The packs that it orders are not stored: `allLines` derives them. */
export interface Order {
  /** Its name (order-name.ts), from the first time that it leaves the page; empty before. */
  name: string;
  /** Lines put by hand. */
  lines: Lines;
  /** By slug. Their needs are added up before packs are counted. */
  dishes: ReadonlyMap<string, Dish>;
  /** How much of these needs the lines by hand stand for, because the visitor changed their packs. */
  covered: Lines;
  /** The day on which it is needed (`2026-12-12`); empty if none is named. */
  neededBy: string;
  /** The visitor's own words, of several lines. */
  also: string;
  /** Whether the message asks for a bulk price. */
  asksPrice: boolean;
}

/** An order after a change, and what was left out because of the limits. */
export interface Changed {
  order: Order;
  leftOut?: Lines;
  /** Words that did not fit. */
  leftOutWords?: string;
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
  lines: new Map(),
  dishes: new Map(),
  covered: new Map(),
  neededBy: "",
  also: "",
  asksPrice: false,
};

/** The limits of a slip: packs or kilos of a choice, grams of a choice, lines, and the lengths of the texts. */
export const slipLimits = { count: 999, grams: 99_999, lines: 60, also: 1000, name: 60, town: 60 };

/** The slug of a choice's product. */
export const productOf = (choice: string) => choice.split(".")[0] ?? "";

/** Whether a choice is counted by weight: in kilos or grams. */
export const isLoose = (choice: string) => /\.(loose|g)$/.test(choice);

/** How many one click adds: one pack, ten kilos, or 50 grams. */
export function stepOf(choice: string): number {
  if (choice.endsWith(".g")) return 50;
  return choice.endsWith(".loose") ? 10 : 1;
}

export const limitOf = (choice: string) => (choice.endsWith(".g") ? slipLimits.grams : slipLimits.count);

/** The weight of one pack in grams; of loose goods, a kilo or a gram; 0 if it is not known. */
export function gramsOfPack(choice: string): number {
  if (choice.endsWith(".g")) return 1;
  if (choice.endsWith(".loose")) return 1000;
  return readPack(choice.slice(choice.indexOf(".") + 1))?.grams ?? 0;
}

/**
 * All lines of an order: those put by hand, and the packs for what its dishes need beyond them. Lines of a product stand
 * together, in order of weight; products in the order in which they were added.
 */
export function allLines({ lines, dishes, covered }: Pick<Order, "lines" | "dishes" | "covered">, shelf: Shelf): Lines {
  const open = subtract(needsOf(dishes), covered);
  const sums = add(lines, new Map([...open].flatMap(([need, count]) => packsFor(need, count, shelf))));
  const products = Array.from(sums.keys(), productOf);
  const position = ([choice]: readonly [string, number]) => products.indexOf(productOf(choice));
  const weight = ([choice]: readonly [string, number]) => gramsOfPack(choice);
  return new Map([...sums].sort((one, other) => position(one) - position(other) || weight(one) - weight(other)));
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

/** What dishes need together. */
const needsOf = (dishes: Order["dishes"]) =>
  Array.from(dishes.values()).reduce<Lines>((sum, { needs }) => add(sum, needs), new Map());

const add = (some: Lines, more: Lines): Lines => {
  const sums = new Map(some);
  for (const [choice, count] of more) sums.set(choice, (sums.get(choice) ?? 0) + count);
  return sums;
};
const subtract = (some: Lines, less: Lines): Lines =>
  new Map(
    [...some]
      .map(([choice, count]) => [choice, count - (less.get(choice) ?? 0)] as const)
      .filter(([, left]) => left > 0),
  );

/** Whether there is nothing to send. */
export const isEmpty = ({ lines, dishes, also, asksPrice }: Order) =>
  lines.size === 0 && dishes.size === 0 && also === "" && !asksPrice;

/** Puts lines on an order by hand, in addition to what is there. */
export function addLines(order: Order, wanted: Lines, shelf: Shelf): Changed {
  const held = allLines(order, shelf);
  const fitting = new Map<string, number>();
  let size = held.size;
  for (const [choice, count] of wanted) {
    const isNew = !held.has(choice);
    const room = isNew && size >= slipLimits.lines ? 0 : limitOf(choice) - (held.get(choice) ?? 0);
    const fits = Math.min(count, room);
    if (fits <= 0) continue;
    fitting.set(choice, fits);
    if (isNew) size++;
  }
  return { order: { ...order, lines: add(order.lines, fitting) }, leftOut: subtract(wanted, fitting) };
}

/**
 * Changes a line by hand. From then on, all lines of its product count as put by hand and cover what the dishes need of it,
 * so that no dish changes them. A count of zero, or one that is not a number, removes the line.
 */
export function changeLine(order: Order, choice: string, wanted: number, shelf: Shelf): Changed {
  const count = Math.min(wanted, limitOf(choice));
  const isOfProduct = ([other]: readonly [string, number]) => productOf(other) === productOf(choice);
  const lines = new Map([...order.lines, ...[...allLines(order, shelf)].filter(isOfProduct)]);
  if (count > 0) lines.set(choice, count);
  else lines.delete(choice);
  const covered = new Map([...order.covered, ...[...needsOf(order.dishes)].filter(isOfProduct)]);
  return {
    order: consistent({ ...order, lines, covered }),
    leftOut: new Map(wanted > count ? [[choice, wanted - count]] : []),
  };
}

/**
 * Puts a dish for a number of people on an order, in the place of the same dish for another number. What the visitor
 * changed by hand stays; what they removed comes back.
 */
export function putDish(order: Order, slug: string, dish: Dish): Order {
  const others = needsOf(takeDishOff(order, slug).dishes);
  const byHand = new Set(Array.from(order.lines.keys(), productOf));
  const covered = [...order.covered].map(
    ([need, count]) => [need, byHand.has(productOf(need)) ? count : Math.min(count, others.get(need) ?? 0)] as const,
  );
  return consistent({ ...order, dishes: new Map(order.dishes).set(slug, dish), covered: new Map(covered) });
}

/** Takes a dish off an order, with everything that only it needs. */
export function takeDishOff(order: Order, slug: string): Order {
  return consistent({ ...order, dishes: new Map([...order.dishes].filter(([other]) => other !== slug)) });
}

/** Adds another order to an order. A dish that both have is for all its people: it may be another feast. */
export function addOrder(order: Order, more: Order, shelf: Shelf): Changed {
  const dishes = new Map(order.dishes);
  for (const [slug, { people, needs }] of more.dishes) {
    const dish = dishes.get(slug) ?? { people: 0, needs: new Map() };
    dishes.set(slug, { people: dish.people + people, needs: add(dish.needs, needs) });
  }
  const sum = { ...order, dishes, covered: add(order.covered, more.covered) };
  const also = order.also === more.also ? order.also : [order.also, more.also].filter(Boolean).join("\n");
  const isTooLong = also.length > slipLimits.also;
  const { order: added, leftOut } = addLines(sum, more.lines, shelf);
  return {
    order: { ...added, also: isTooLong ? order.also : also, asksPrice: order.asksPrice || more.asksPrice },
    ...(leftOut && { leftOut }),
    ...(isTooLong && { leftOutWords: more.also }),
  };
}

/** What is on an order beyond what was sent: lines, dishes and words that were put or changed later. */
export function withoutSent(order: Order, sent: Order, shelf: Shelf): Order {
  const text = ({ people, needs }: Dish) => JSON.stringify([people, ...needs]);
  const wasSent = ([slug, dish]: readonly [string, Dish]) => {
    const before = sent.dishes.get(slug);
    return before !== undefined && text(before) === text(dish);
  };
  // Lines that were changed by hand since then include packs that dishes had put on the order.
  const sentLines = allLines(sent, shelf);
  const isChanged = (product: string) =>
    [...order.covered].some(([need, count]) => productOf(need) === product && count > (sent.covered.get(need) ?? 0));
  const lines = new Map(
    Array.from(order.lines.keys(), (choice) => [
      choice,
      (isChanged(productOf(choice)) ? sentLines : sent.lines).get(choice) ?? 0,
    ]),
  );
  return consistent({
    name: "",
    lines: subtract(order.lines, lines),
    dishes: new Map([...order.dishes].filter((dish) => !wasSent(dish))),
    covered: subtract(order.covered, sent.covered),
    neededBy: order.neededBy === sent.neededBy ? "" : order.neededBy,
    also: order.also.startsWith(sent.also) ? order.also.slice(sent.also.length).trim() : order.also,
    asksPrice: order.asksPrice && !sent.asksPrice,
  });
}

/** Drops dishes of which all was removed by hand. Nothing is covered beyond what the dishes need. */
function consistent(order: Order): Order {
  const byHand = new Set(Array.from(order.lines.keys(), productOf));
  const open = subtract(needsOf(order.dishes), order.covered);
  const isLeft = ([, { needs }]: readonly [string, Dish]) =>
    Array.from(needs.keys()).some((need) => open.has(need) || byHand.has(productOf(need)));
  const dishes = new Map([...order.dishes].filter(isLeft));
  const needs = needsOf(dishes);
  const covered = [...order.covered].map(([need, count]) => [need, Math.min(count, needs.get(need) ?? 0)] as const);
  return { ...order, dishes, covered: new Map(covered.filter(([, count]) => count > 0)) };
}
