/*
 * Parsers of stored values (app/islands/storage.ts). They accept any value and never throw. zod, which parses the content,
 * would be more code than all islands together.
 */

import type { Parser } from "./storage.ts";

export const storedText: Parser<string> = (value) => (typeof value === "string" ? value : undefined);

export const storedFlag: Parser<boolean> = (value) => (typeof value === "boolean" ? value : undefined);

/** A whole number within these limits. */
export const storedNumber =
  (from: number, to = Number.MAX_SAFE_INTEGER): Parser<number> =>
  (value) =>
    Number.isInteger(value) && (value as number) >= from && (value as number) <= to ? (value as number) : undefined;

/** A time that a `Date` can hold, in milliseconds. */
export const storedTime = storedNumber(0, 8.64e15);

/** A list. Entries that cannot be read are left out. */
export const storedList =
  <Value>(parse: Parser<Value>): Parser<Value[]> =>
  (value) =>
    Array.isArray(value) ? value.map(parse).filter((entry) => entry !== undefined) : undefined;

/** An object with any keys. Entries that cannot be read are left out. */
export const storedRecord =
  <Value>(parse: Parser<Value>): Parser<Record<string, Value>> =>
  (value) =>
    isObject(value)
      ? Object.fromEntries(
          Object.entries(value).flatMap(([key, entry]) => {
            const parsed = parse(entry);
            return parsed === undefined ? [] : [[key, parsed]];
          }),
        )
      : undefined;

/** An object with these fields. Optional ones that cannot be read are left out. */
export const storedObject =
  <Fields extends object, Optional extends object = object>(
    required: { [Name in keyof Fields]: Parser<Fields[Name]> },
    optional = {} as { [Name in keyof Optional]: Parser<Optional[Name]> },
  ): Parser<Fields & Partial<Optional>> =>
  (value) => {
    if (!isObject(value)) return undefined;
    const fields: Record<string, unknown> = {};
    for (const [name, parse] of Object.entries<Parser<unknown>>({ ...required, ...optional })) {
      const field = parse(Object.hasOwn(value, name) ? value[name] : undefined);
      if (field !== undefined) fields[name] = field;
      else if (name in required) return undefined;
    }
    return fields as Fields & Partial<Optional>; // All required fields have been read.
  };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
