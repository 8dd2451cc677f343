export interface DrawingPaths {
  /** A filled path, with the even-odd rule. */
  fill?: string;
  /** A stroked path, two units wide. */
  line?: string;
}

/** A small drawing beside text, in the colour of the text, on a 24 × 24 grid; hidden from screen readers. */
export function Drawing({ fill, line }: DrawingPaths) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="1.25em" height="1.25em" aria-hidden="true">
      {fill ? <path d={fill} fillRule="evenodd" /> : null}
      {line ? <path d={line} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="square" /> : null}
    </svg>
  );
}
