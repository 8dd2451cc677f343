import type { z } from "zod";
import { catalogueSchema } from "../../features/catalogue/words.ts";
import { cataloguePdfSchema } from "../../features/catalogue-pdf/words.ts";
import { contactFileSchema } from "../../features/contact-file/words.ts";
import { controlsSchema } from "../../features/controls/words.ts";
import { dabbaSchema } from "../../features/dabba/words.ts";
import { enquirySchema } from "../../features/enquiry/words.ts";
import { forManySchema } from "../../features/for-many/words.ts";
import { packingListSchema } from "../../features/packing-list/words.ts";
import { slipSchema } from "../../features/slip/words.ts";

/** The words of each feature: the schema of its file, <name>.yaml. */
export const featureSchemas = {
  catalogue: catalogueSchema,
  controls: controlsSchema,
  enquiry: enquirySchema,
  slip: slipSchema,
  "packing-list": packingListSchema,
  dabba: dabbaSchema,
  "for-many": forManySchema,
  "catalogue-pdf": cataloguePdfSchema,
  "contact-file": contactFileSchema,
} satisfies Readonly<Record<string, z.ZodType>>;
