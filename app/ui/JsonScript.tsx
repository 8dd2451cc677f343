import type { ComponentProps } from "react";
import { literal } from "./InlineScript.tsx";

interface JsonScriptProps extends ComponentProps<"script"> {
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
