import type { ReactNode } from "react";

interface InterpolatedProps {
  /** A sentence from content with placeholders: `Search: “{query}”` */
  sentence: string;
  values: Readonly<Record<string, ReactNode>>;
}

/**
 * Puts elements into a sentence from content. Each part is in an element of its own, because browser translation
 * replaces text nodes, and React could not update them any more.
 */
export function Interpolated({ sentence, values }: InterpolatedProps) {
  const parts = sentence.split(/\{(\w+)\}/); // Every second part is the name of a placeholder.
  return (
    <span>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never move
        <span key={index}>{index % 2 === 0 ? part : (values[part] ?? `{${part}}`)}</span>
      ))}
    </span>
  );
}
