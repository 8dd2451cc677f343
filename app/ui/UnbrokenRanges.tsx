interface UnbrokenRangesProps {
  text: string;
}

/** A text in which no line ends inside a range like 2–4: browsers may end it after the dash. Not for islands. */
export function UnbrokenRanges({ text }: UnbrokenRangesProps) {
  const parts = text.split(/(\d+–\d+)/); // Every second part is a range.
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
      <span key={index} className="unbroken">
        {part}
      </span>
    ),
  );
}
