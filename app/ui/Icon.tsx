import type { ReactNode } from "react";

/** The drawings of the design's sprite, each on a 24 × 24 field. */
const drawings = {
  chilli: (
    <>
      <path d="M17.5 7.500c2 1 2.6 3.7.5 7-2.8 4.4-8.4 7-15 6.5 5.5-1.3 8.3-3.6 9.3-7.6.7-3 2.2-6.5 5.2-5.900z" />
      <path
        d="M13.6 8.300c1.6-2.4 5-2.7 6.5-.6M17 6.500c0-2 1-3.5 3-4"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="square"
      />
    </>
  ),
  wa: (
    <path
      fillRule="evenodd"
      d="M12 2a10 10 0 0 0-8.6 15L2 22l5.2-1.400A10 10 0 1 0 12 2zM8.3 6.900c.4-.4.9-.3 1.1.1l1 2c.2.4.1.7-.2 1l-.6.7c.8 1.5 1.8 2.4 3.4 3.200l.8-.9c.2-.3.6-.3.9-.2l1.9 1c.5.2.5.7.2 1.1-1 1.3-2.4 1.5-4 .9-3-1.1-5-3.1-5.8-5.7-.4-1.3 0-2.4 1.3-3.200z"
    />
  ),
  phone: (
    <path d="M6.5 2.5 9.8 3l1.2 4.6-2.3 1.800a13 13 0 0 0 5.9 5.900l1.8-2.3 4.6 1.2.5 3.3-2.6 3.600C10.8 21.5 2.5 13.2 2.9 5.100z" />
  ),
  mail: (
    <path
      d="M2 5h20v14H2zm2.5 2 7.5 6 7.5-6"
      fillRule="evenodd"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="square"
    />
  ),
  pin: (
    <path
      fillRule="evenodd"
      d="M12 1.500a8 8 0 0 0-8 8c0 5.5 8 13 8 13s8-7.5 8-13a8 8 0 0 0-8-8zm0 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6z"
    />
  ),
  clock: (
    <path
      d="M12 2.500a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zM12 7v5l3.5 3"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="square"
    />
  ),
  search: (
    <path
      d="M10.5 3.500a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="square"
    />
  ),
  x: <path d="m5 5 14 14M19 5 5 19" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="square" />,
  arrow: (
    <path
      d="M3 12h17M14 5.5 20.5 12 14 18.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="square"
    />
  ),
  down: (
    <path d="M12 3v13M6 11l6 6 6-6M4 21h16" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="square" />
  ),
  share: (
    <path
      d="M12 15V3M7 7l5-5 5 5M5 12v9h14v-9"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="square"
    />
  ),
  check: <path d="m4 12.5 5.5 5.500L20.5 6" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="square" />,
  truck: (
    <>
      <path
        d="M2 6h12v11H2zM14 10h4l4 3.500V17h-8z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="square"
      />
      <circle cx="7" cy="18.5" r="2.5" />
      <circle cx="17.5" cy="18.5" r="2.5" />
    </>
  ),
  scale: (
    <path
      d="M12 3v17M6 21h12M4 6h16M4 6l-2.5 7h6zM20 6l-3.5 7h6z"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="square"
    />
  ),
  seal: (
    <path d="m12 1.5 2.6 2.3 3.4-.4.7 3.4 3 1.7-1.4 3.2 1.4 3.2-3 1.7-.7 3.4-3.4-.4L12 22.500l-2.6-2.3-3.4.4-.7-3.4-3-1.7 1.4-3.200L2.3 8.500l3-1.7.7-3.4 3.4.4z" />
  ),
  mill: (
    <path
      d="M4 14h16v6H4zM6 9h12v5H6zM10 9V6M10 6h8"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="square"
    />
  ),
  leaf: <path d="M20 3C9 3 4 8 4 14c0 2 .5 4 2 5C8 12 12 9 16 8c-4 3-7 6-8 12 8 1 12-5 12-17z" />,
  wheel: (
    <path
      d="M12 2.500a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zM12 3v18M3 12h18M5.6 5.600l12.8 12.800M18.4 5.6 5.6 18.4"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="square"
    />
  ),
  fort: <path d="M3 21V8h3v3h2V5h3v3h2V5h3v6h2V8h3v13h-6v-5h-6v5z" />,
  tree: <path d="m12 2 5 7h-3l4 5h-4l4 5h-5v3h-2v-3H6l4-5H6l4-5H7z" />,
  paddy: (
    <path d="M12 22V8M12 8c-3-1-4-3-4-6 3 1 4 3 4 6zm0 0c3-1 4-3 4-6-3 1-4 3-4 6zm0 6c-4 0-6-2-6.5-5 3.5 0 6 2 6.5 5zm0 0c4 0 6-2 6.5-5-3.5 0-6 2-6.5 5z" />
  ),
  sack: <path d="M8 3h8l-1.5 4C19 9 21 13 21 17c0 3-2 4-4 4H7c-2 0-4-1-4-4 0-4 2-8 6.5-10z" />,
  burger: (
    <>
      <circle cx="12" cy="4" r="2.7" />
      <circle cx="19" cy="8" r="2.7" />
      <circle cx="19" cy="16" r="2.7" />
      <circle cx="12" cy="20" r="2.7" />
      <circle cx="5" cy="16" r="2.7" />
      <circle cx="5" cy="8" r="2.7" />
      <circle cx="12" cy="12" r="2.7" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof drawings;

/** A small drawing beside words; screen readers skip it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}
