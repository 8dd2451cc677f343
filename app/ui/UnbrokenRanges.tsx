interface UnbrokenRangesProps {
  text: string;
}

/** A text in which no line ends inside a range like 2–4: browsers may end it after the dash. */
export function UnbrokenRanges({ text }: UnbrokenRangesProps) {
  const parts = text.split(/(\d+–\d+)/); // Every second part is a range.
  if (parts.length === 1) return text;
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
    <span key={index} className={index % 2 === 0 ? undefined : "unbroken"}>
      {part}
    </span>
  ));
}
