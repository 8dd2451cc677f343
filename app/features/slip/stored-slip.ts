/**
 * The slip as browsers store it (app/islands/storage.ts): the order, and the last one. Foreign and damaged values are
 * read as far as possible. Times come from the visitor's clock, which may be wrong.
 */

import { storedFlag, storedList, storedNumber, storedObject, storedRecord, storedText } from "../../islands/parsers.ts";
import { ageOf, oneDay, readStored, writeStored } from "../../islands/storage.ts";
import { emptyOrder, isEmpty, type Lines, limitOf, type Order, slipLimits } from "./order.ts";

/** The last order, which the visitor can repeat. */
export interface LastOrder {
  order: Order;
  /** The name of each line, because the shelf may have changed by the next order. */
  names: Readonly<Record<string, string>>;
  /** When it was filed, or, of an order that was forgotten for long, changed. */
  filed: number;
  /** When it was first offered after it had expired. */
  offered?: number | undefined;
}

export interface StoredSlip {
  order: Order;
  last?: LastOrder | undefined;
}

/** An order that has not been visited for 60 days has expired. */
const expiresAfter = 60 * oneDay;

const time = storedNumber(0);
const orderFields = {
  lines: storedText,
  dishes: storedList(storedObject({ slug: storedText, people: storedNumber(1), lines: storedText })),
  also: storedText,
  asksPrice: storedFlag,
  opened: time,
  toLast: (value: unknown) => (value === "apart" || value === "added" ? value : undefined),
};
const parseLast = storedObject(
  { lines: storedText },
  { ...orderFields, names: storedRecord(storedText), filed: time, offered: time },
);
const parseValue = storedObject({}, { ...orderFields, changed: time, last: parseLast });
type Value = NonNullable<ReturnType<typeof parseValue>>;

/** Reads the slip. An order that has expired is offered once more, as the last one. */
export function readSlip(now = Date.now()): StoredSlip {
  const value = readStored("slip", parseValue);
  if (!value) return { order: emptyOrder };
  const { changed = now, last } = value;
  const order = fromStored(value);
  if (hasExpired(changed, now) && !isEmpty(order))
    return { order: emptyOrder, last: { order, names: {}, filed: changed } };
  const { names = {}, filed = changed, offered } = last ?? {};
  const wasOffered = offered !== undefined && hasExpired(filed, now) && (ageOf(offered, now) ?? 0) > oneDay;
  return { order, last: last && !wasOffered ? { order: fromStored(last), names, filed, offered } : undefined };
}

/**
 * Stores the slip, or deletes it if there is nothing to store. A request for a price is stored only beside something else,
 * because a visitor who closes the slip with nothing on it has abandoned that request.
 *
 * @returns false if the browser does not store it
 */
export function writeSlip({ order, last }: StoredSlip, now = Date.now()): boolean {
  if (isEmpty(order) && !last) return writeStored("slip", undefined);
  const { order: lastOrder, ...about } = last ?? {};
  return writeStored("slip", {
    ...toStored(order),
    asksPrice: order.asksPrice && !isEmpty(order),
    changed: now,
    last: last && {
      ...toStored(last.order),
      ...about,
      offered: hasExpired(last.filed, now) ? (last.offered ?? now) : undefined,
    },
  } satisfies Value);
}

const hasExpired = (since: number, now: number) => (ageOf(since, now) ?? 0) > expiresAfter;

function fromStored({ lines = "", dishes = [], also = "", asksPrice = false, opened, toLast }: Value): Order {
  return {
    lines: new Map([...parseLines(lines)].filter(([, count]) => count > 0)),
    dishes: new Map(dishes.map(({ slug, people, lines }) => [slug, { people, lines: parseLines(lines) }])),
    also: also.slice(0, slipLimits.also),
    asksPrice,
    opened,
    toLast,
  };
}

function toStored({ lines, dishes, ...rest }: Order) {
  return {
    ...rest,
    lines: stringifyLines(lines),
    dishes: Array.from(dishes, ([slug, { people, lines }]) => ({ slug, people, lines: stringifyLines(lines) })),
  };
}

/**
 * Parses lines, `chilli-powder.500gm.2_turmeric.g.75`, within the limits. Whether they are on the shelf is not checked.
 */
export function parseLines(text: string): Lines {
  const lines = new Map<string, number>();
  for (const part of text.split("_", slipLimits.lines)) {
    const [, choice, count = "1"] = /^([^.]+\.[^.]+)(?:\.(\d+))?$/.exec(part) ?? [];
    if (choice) lines.set(choice, Math.min((lines.get(choice) ?? 0) + Number(count), limitOf(choice)));
  }
  return lines;
}

/** Writes lines for storage, and as the value of `?slip=` in a URL: `chilli-powder.500gm.2_coriander-powder.10kg`. */
export const stringifyLines = (lines: Lines) =>
  Array.from(lines, ([choice, count]) => (count === 1 ? choice : `${choice}.${count}`)).join("_");
