/**
 * An order (a shopping cart without prices): lines put by hand, dishes with their lines, and words. A line is a "choice",
 * the same in every language, and a count. A choice is a product and a pack, `chilli-powder.500gm`; `.loose` counts
 * kilos. For a spice that is no product, `turmeric.g` counts grams, and `turmeric.any` is its smallest pack. All
 * functions here are pure; store.ts holds the state.
 */

import { readPack } from "../../content/packs.ts";

/** The counts of lines, by choice. */
export type Lines = ReadonlyMap<string, number>;

/** All of an order. Sums are not stored: `allLines` derives them. */
export interface Order {
  /** Lines put by hand. */
  lines: Lines;
  /** Dishes for many people, by slug. A count of zero is a line that was changed by hand since. */
  dishes: ReadonlyMap<string, { people: number; lines: Lines }>;
  /** The visitor's own words. */
  also: string;
  /** Whether the message asks for a bulk price. */
  asksPrice: boolean;
  /** When the message was opened in WhatsApp. Only the visitor knows whether it was sent. */
  opened?: number | undefined;
  /** `apart`: it was started by itself after `last` was opened. `added`: `last` has been added to it. */
  toLast?: "apart" | "added" | undefined;
}

/** An order after a change, and what was left out because of the limits. */
export interface Changed {
  order: Order;
  leftOut?: Lines;
  /** Words that did not fit. */
  leftOutWords?: string;
}

export const emptyOrder: Order = { lines: new Map(), dishes: new Map(), also: "", asksPrice: false };

/** The limits of a slip: packs or kilos of a choice, grams of a choice, lines, and the lengths of the texts. */
export const slipLimits = { count: 999, grams: 99_999, lines: 60, also: 200, name: 60, town: 60 };

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
 * All lines of an order: the sums of those put by hand and those of the dishes. Lines of a product stand together, in
 * order of weight; products in the order in which they were added.
 */
export function allLines({ lines, dishes }: Pick<Order, "lines" | "dishes">): Lines {
  const sums = new Map(lines);
  for (const dish of dishes.values())
    for (const [choice, count] of dish.lines) if (count > 0) sums.set(choice, (sums.get(choice) ?? 0) + count);
  const products = Array.from(sums.keys(), productOf);
  const position = ([choice]: readonly [string, number]) => products.indexOf(productOf(choice));
  const weight = ([choice]: readonly [string, number]) => gramsOfPack(choice);
  return new Map([...sums].sort((one, other) => position(one) - position(other) || weight(one) - weight(other)));
}

/** Whether there is nothing to send. A request for a price alone is dropped. */
export const isEmpty = ({ lines, dishes, also }: Order) => lines.size === 0 && dishes.size === 0 && also === "";

/** Puts lines on an order by hand, in addition to what is there. */
export function addLines(order: Order, wanted: Lines): Changed {
  const { fitting, leftOut } = splitByLimits(allLines(order), wanted);
  const lines = new Map(order.lines);
  for (const [choice, count] of fitting) lines.set(choice, (lines.get(choice) ?? 0) + count);
  return { order: { ...order, lines }, leftOut };
}

/**
 * Changes a line by hand. From then on, all of it counts as put by hand, so that no dish takes it away again. A count of
 * zero, or one that is not a number, removes the line.
 */
export function changeLine(order: Order, choice: string, wanted: number): Changed {
  const count = Math.min(wanted, limitOf(choice));
  const lines = new Map(order.lines);
  if (count > 0) lines.set(choice, count);
  else lines.delete(choice);
  const dishes = new Map(order.dishes);
  for (const [slug, dish] of dishes)
    if (dish.lines.has(choice)) dishes.set(slug, { ...dish, lines: new Map(dish.lines).set(choice, 0) });
  const leftOut = new Map(wanted > count ? [[choice, wanted - count]] : []);
  return { order: withoutTraces({ ...order, lines, dishes }), leftOut };
}

/**
 * Puts a dish for a number of people on an order. It takes the place of the same dish for another number. If it is there
 * for the same number, lines that were changed by hand stay as they are.
 */
export function putDish(order: Order, slug: string, people: number, wanted: Lines): Changed {
  const before = order.dishes.get(slug);
  const isChangedByHand = (choice: string) =>
    before?.people === people && before.lines.get(choice) === 0 && order.lines.has(choice);
  const rest = takeDishOff(order, slug);
  const { fitting, leftOut } = splitByLimits(
    allLines(rest),
    new Map([...wanted].filter(([choice]) => !isChangedByHand(choice))),
  );
  const lines = new Map(fitting);
  for (const choice of wanted.keys()) if (isChangedByHand(choice)) lines.set(choice, 0);
  return { order: withoutTraces({ ...rest, dishes: new Map(rest.dishes).set(slug, { people, lines }) }), leftOut };
}

/** Takes a dish off an order, with everything that it put there. */
export function takeDishOff(order: Order, slug: string): Order {
  return { ...order, dishes: new Map([...order.dishes].filter(([other]) => other !== slug)) };
}

/** Adds another order to an order. A dish that both have is added as lines by hand: it may be for another feast. */
export function addOrder(order: Order, more: Order): Changed {
  const isInBoth = ([slug]: readonly [string, unknown]) => order.dishes.has(slug);
  const byHand = { lines: more.lines, dishes: new Map([...more.dishes].filter(isInBoth)) };
  let { order: sum, leftOut = new Map() } = addLines(order, allLines(byHand));
  for (const [slug, { people, lines }] of [...more.dishes].filter((dish) => !isInBoth(dish))) {
    const { fitting, leftOut: more } = splitByLimits(allLines(sum), lines);
    sum = { ...sum, dishes: new Map(sum.dishes).set(slug, { people, lines: fitting }) };
    leftOut = new Map([...leftOut, ...more]);
  }
  const also = order.also === more.also ? order.also : [order.also, more.also].filter(Boolean).join(", ");
  const isTooLong = also.length > slipLimits.also;
  return {
    order: { ...sum, also: isTooLong ? order.also : also, asksPrice: order.asksPrice || more.asksPrice },
    leftOut,
    ...(isTooLong && { leftOutWords: more.also }),
  };
}

/** Splits wanted lines into what fits beside the lines that are there, and the rest. Counts of zero stay. */
function splitByLimits(held: Lines, wanted: Lines): { fitting: Lines; leftOut: Lines } {
  const fitting = new Map<string, number>();
  const leftOut = new Map<string, number>();
  let size = held.size;
  for (const [choice, count] of wanted) {
    if (!held.has(choice) && count > 0) size++;
    const room = size > slipLimits.lines ? 0 : limitOf(choice) - (held.get(choice) ?? 0);
    const fits = Math.max(0, Math.min(count, room));
    if (fits > 0 || count === 0) fitting.set(choice, fits);
    if (count > fits) leftOut.set(choice, count - fits);
  }
  return { fitting, leftOut };
}

/** Forgets which lines of a dish were changed by hand, once these lines are gone, and dishes of which nothing is left. */
function withoutTraces(order: Order): Order {
  const dishes = new Map<string, { people: number; lines: Lines }>();
  for (const [slug, { people, lines }] of order.dishes) {
    const left = [...lines].filter(([choice, count]) => count > 0 || order.lines.has(choice));
    if (left.length > 0) dishes.set(slug, { people, lines: new Map(left) });
  }
  return { ...order, dishes };
}
