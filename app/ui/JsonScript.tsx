import type { ComponentProps } from "react";
import { literal } from "./InlineScript.tsx";

interface JsonScriptProps extends Omit<ComponentProps<"script">, "type"> {
  type: "application/json" | "application/ld+json";
  value: unknown;
}

/** Embeds a value in the page as JSON. */
export function JsonScript({ value, ...attributes }: JsonScriptProps) {
  return (
    <script
      {...attributes}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped; it cannot end the element
      dangerouslySetInnerHTML={{ __html: literal(value) }}
    />
  );
}
