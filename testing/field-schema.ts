/** The subset of JSON Schema that the content's schemas convert to, with their own metadata (schema/fields.ts). */
export interface FieldSchema {
  type?: string;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  items?: FieldSchema;
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  folder?: string;
  named?: string;
  pictureRole?: string;
  isTranslated?: boolean;
  fallsBackToEnglish?: boolean;
}
