import type { Language } from "../app/site/languages.ts";

/** The subset of JSON Schema that the content's schemas convert to, with their own metadata (schema/fields.ts). */
export interface FieldSchema {
  type?: string;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  items?: FieldSchema;
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  inputType?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  folder?: string;
  named?: string;
  pictureRole?: string;
  isTranslated?: boolean;
}

/** A value of the content that an edit may change. */
export interface Field {
  schema: FieldSchema;
  name: string;
  value: unknown;
  language: Language;
  /** The same in every language: `products/jeera.badges.0`; an entry that an edit adds to a list is `more`. */
  place: string;
}

/** How a list is edited, before its entries are. `original` is its schema in English: only that has the limits. */
export interface ListField extends Omit<Field, "value"> {
  list: unknown[];
  original: FieldSchema;
}
