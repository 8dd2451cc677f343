/**
 * The slip as browsers store it (app/islands/storage.ts): the order, and the last one that left the page. Foreign and
 * damaged values are read as far as possible. Times come from the visitor's clock, which may be wrong.
 */

import {
  storedFlag,
  storedList,
  storedNumber,
  storedObject,
  storedRecord,
  storedText,
  storedTime,
} from "../../islands/parsers.ts";
import { ageOf, oneDay, type Parser, readStored, writeStored } from "../../islands/storage.ts";
import { parseDay } from "../../text/days.ts";
import { emptyOrder, isEmpty, type Lines, type Order, slipLimits } from "./order.ts";
import { parseOrderName } from "./order-name.ts";

/** All that is stored of a visitor's orders. */
export interface StoredSlip {
  order: Order;
  /**
   * The last order as it was opened in WhatsApp, copied or told by phone; only the visitor knows whether it was sent. It is
   * this order as long as both have one name (`isSent`). Otherwise the visitor can repeat it, once.
   */
  last?: LastOrder | undefined;
}

export interface LastOrder {
  order: Order;
  /** When it left the page, or, of an order that was forgotten for long, when it was changed. */
  filed: number;
}

export const emptySlip: StoredSlip = { order: emptyOrder };

/** An order that has not been visited for so long is no longer on the slip, and is offered as the last one. */
const expiresAfter = 60 * oneDay;

/** Whether it is on the shelf is not checked. */
const parseLines: Parser<Lines> = (value) => {
  const lines = Object.entries(storedRecord(storedNumber(1))(value) ?? {});
  return Object.fromEntries(lines.filter(([choice]) => /^[^.]+\.[^.]+$/.test(choice)));
};
const parseDish = storedObject({ slug: storedText, people: storedNumber(1), needs: parseLines });
const parseFields = storedObject(
  {},
  {
    name: parseOrderName,
    lines: parseLines,
    dishes: storedList(parseDish),
    neededBy: parseDay,
    also: (value: unknown) => storedText(value)?.slice(0, slipLimits.also),
    asksPrice: storedFlag,
  },
);
const parseOrder: Parser<Order> = (value) => ({ ...emptyOrder, ...parseFields(value) });
const parseSlip = storedObject(
  { order: parseOrder },
  { changed: storedTime, last: storedObject({ order: parseOrder, filed: storedTime }) },
);

/** Reads the slip. */
export function readSlip(now = Date.now()): StoredSlip {
  const { order, changed = now, last } = readStored("slip", parseSlip) ?? { order: emptyOrder };
  const hasExpired = (ageOf(changed, now) ?? 0) > expiresAfter;
  return hasExpired && !isEmpty(order) ? { order: emptyOrder, last: { order, filed: changed } } : { order, last };
}

/**
 * Stores the slip, or deletes it if there is nothing to store.
 *
 * @returns false if the browser does not store it
 */
export const writeSlip = ({ order, last }: StoredSlip, now = Date.now()): boolean =>
  writeStored("slip", isEmpty(order) && !last ? undefined : { order, changed: now, last });

/** The same text for the same slip. */
export const textOf = ({ order, last }: StoredSlip) => JSON.stringify([order, last]);

/** Whether the order has left the page under its name. */
export const isSent = ({ order, last }: StoredSlip) => order.name !== "" && order.name === last?.order.name;

/** Whether the order was changed since it left the page. What was taken off and put on again is no change. */
export const isChanged = (slip: StoredSlip) =>
  isSent(slip) && inOneOrder(slip.order) !== inOneOrder(slip.last?.order ?? emptyOrder);

const inOneOrder = ({ lines, dishes, ...rest }: Order) =>
  JSON.stringify([rest, Object.entries(lines).sort(), dishes.map(({ slug, people }) => [slug, people]).sort()]);
