import type { z } from "zod";
import { catalogueSchema } from "./catalogue.ts";
import { cataloguePdfSchema } from "./catalogue-pdf.ts";
import { contactFileSchema } from "./contact-file.ts";
import { controlsSchema } from "./controls.ts";
import { enquirySchema } from "./enquiry.ts";
import { packingListSchema } from "./packing-list.ts";
import { slipSchema } from "./slip.ts";

/** The words of each feature: the schema of its file, <name>.yaml. */
export const featureSchemas = {
  catalogue: catalogueSchema,
  controls: controlsSchema,
  enquiry: enquirySchema,
  slip: slipSchema,
  "packing-list": packingListSchema,
  "catalogue-pdf": cataloguePdfSchema,
  "contact-file": contactFileSchema,
} satisfies Readonly<Record<string, z.ZodType>>;
