import type { ComponentProps } from "react";
import { literal, Script } from "./InlineScript.tsx";

/** Embeds a value in the page as JSON. */
export function JsonScript({ value, ...attributes }: ComponentProps<"script"> & { value: unknown }) {
  return <Script code={literal(value)} {...attributes} />;
}
