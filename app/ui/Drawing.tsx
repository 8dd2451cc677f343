export interface DrawingPaths {
  /** A filled path; what it covers twice is a hole. */
  fill?: string;
  /** A drawn line, two units wide. */
  line?: string;
}

/** A small drawing beside words, in their colour, on a 24 × 24 field; screen readers skip it. */
export function Drawing({ fill, line }: DrawingPaths) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {fill ? <path d={fill} fillRule="evenodd" /> : null}
      {line ? <path d={line} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="square" /> : null}
    </svg>
  );
}
