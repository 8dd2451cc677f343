/**
 * The slip as browsers store it (app/islands/storage.ts): the order, and the last one that left the page. Foreign and
 * damaged values are read as far as possible. Times come from the visitor's clock, which may be wrong.
 */

import { storedFlag, storedList, storedNumber, storedObject, storedText, storedTime } from "../../islands/parsers.ts";
import { ageOf, oneDay, readStored, writeStored } from "../../islands/storage.ts";
import { parseDay } from "../../text/days.ts";
import { emptyOrder, isEmpty, type Lines, type Order, slipLimits } from "./order.ts";
import { parseOrderName } from "./order-name.ts";

/** All that is stored of a visitor's orders. */
export interface StoredSlip {
  order: Order;
  /**
   * The last order as it was opened in WhatsApp, copied or told by phone; only the visitor knows whether it was sent. It is
   * this order as long as both have one name (`isSent`). Otherwise the visitor can repeat it.
   */
  last?: LastOrder | undefined;
  /** Whether the last order has been added to this one. */
  isRepeated: boolean;
}

export interface LastOrder {
  order: Order;
  /** When it left the page, or, of an order that was forgotten for long, when it was changed. */
  filed: number;
}

export const emptySlip: StoredSlip = { order: emptyOrder, isRepeated: false };

/** An order that has not been visited for so long is no longer on the slip, and is offered as the last one. */
const expiresAfter = 60 * oneDay;

const orderFields = {
  name: parseOrderName,
  lines: storedText,
  dishes: storedList(storedObject({ slug: storedText, people: storedNumber(1), needs: storedText })),
  covered: storedText,
  neededBy: parseDay,
  also: storedText,
  asksPrice: storedFlag,
};
const parseValue = storedObject(
  {},
  {
    ...orderFields,
    changed: storedTime,
    last: storedObject({ filed: storedTime }, orderFields),
    isRepeated: storedFlag,
  },
);
type Value = NonNullable<ReturnType<typeof parseValue>>;

/** Reads the slip. */
export function readSlip(now = Date.now()): StoredSlip {
  const { changed = now, last, isRepeated = false, ...value } = readStored("slip", parseValue) ?? {};
  const order = fromStored(value);
  const hasExpired = (ageOf(changed, now) ?? 0) > expiresAfter;
  if (hasExpired && !isEmpty(order)) return { ...emptySlip, last: { order, filed: changed } };
  return { order, last: last && { order: fromStored(last), filed: last.filed }, isRepeated };
}

/**
 * Stores the slip, or deletes it if there is nothing to store.
 *
 * @returns false if the browser does not store it
 */
export function writeSlip({ order, last, isRepeated }: StoredSlip, now = Date.now()): boolean {
  if (isEmpty(order) && !last) return writeStored("slip", undefined);
  return writeStored("slip", {
    ...toStored(order),
    changed: now,
    last: last && { ...toStored(last.order), filed: last.filed },
    isRepeated,
  } satisfies Value);
}

function fromStored({ lines = "", dishes = [], covered = "", also = "", ...rest }: Value): Order {
  const { name = "", neededBy = "", asksPrice = false } = rest;
  return {
    name,
    neededBy,
    lines: parseLines(lines),
    dishes: new Map(dishes.map(({ slug, people, needs }) => [slug, { people, needs: parseLines(needs) }])),
    covered: parseLines(covered),
    also: also.slice(0, slipLimits.also),
    asksPrice,
  };
}

function toStored({ lines, dishes, covered, ...rest }: Order) {
  return {
    ...rest,
    lines: stringifyLines(lines),
    dishes: Array.from(dishes, ([slug, { people, needs }]) => ({ slug, people, needs: stringifyLines(needs) })),
    covered: stringifyLines(covered),
  };
}

/** The same text for the same slip. */
export const textOf = ({ order, last, isRepeated }: StoredSlip) =>
  JSON.stringify([toStored(order), last && [toStored(last.order), last.filed], isRepeated]);

/** Whether the order has left the page under its name. */
export const isSent = ({ order, last }: StoredSlip) => order.name !== "" && order.name === last?.order.name;

/** Whether the order was changed since it left the page. What was taken off and put on again is no change. */
export const isChanged = (slip: StoredSlip) =>
  isSent(slip) && textInOneOrder(slip.order) !== textInOneOrder(slip.last?.order ?? emptyOrder);

function textInOneOrder({ lines, dishes, covered, ...rest }: Order): string {
  const sorted = <Value>(map: ReadonlyMap<string, Value>) => new Map([...map].sort(([a], [b]) => (a < b ? -1 : 1)));
  return JSON.stringify(toStored({ ...rest, lines: sorted(lines), dishes: sorted(dishes), covered: sorted(covered) }));
}

/**
 * Parses stored lines, `chilli-powder.500gm.2_turmeric.g.75`. None is cut: dishes may have put more on a slip than its
 * limits allow by hand. Whether they are on the shelf is not checked.
 */
export function parseLines(text: string): Lines {
  const lines = new Map<string, number>();
  for (const part of text.split("_")) {
    const [, choice, count = "1"] = /^([^.]+\.[^.]+)(?:\.(\d{1,6}))?$/.exec(part) ?? [];
    if (choice && Number(count) > 0) lines.set(choice, (lines.get(choice) ?? 0) + Number(count));
  }
  return lines;
}

/** Writes lines for storage, and for the address of a slip: `chilli-powder.500gm.2_coriander-powder.10kg`. */
export const stringifyLines = (lines: Lines) =>
  Array.from(lines, ([choice, count]) => (count === 1 ? choice : `${choice}.${count}`)).join("_");
