import type { LoaderFunctionArgs } from "react-router";
import { contentFor } from "../../content/read.server";
import { catalogueProducts } from "./catalogue-products.server";

/** The products of a catalogue with several pages, which its script fetches: they are too many for each document. */
export function loader({ request }: LoaderFunctionArgs) {
  return Response.json({ products: catalogueProducts(contentFor(request)) });
}
