import { Drawing, type DrawingPaths } from "./Drawing.tsx";

/**
 * Icons for controls and facts. An island ships them all if it shows one; drawings of regions and promises, which none
 * shows, are in Emblem.tsx.
 */
const drawings = {
  wa: {
    fill: "M12 2a10 10 0 0 0-8.6 15L2 22l5.2-1.4A10 10 0 1 0 12 2zM8.3 6.9c.4-.4.9-.3 1.1.1l1 2c.2.4.1.7-.2 1l-.6.7c.8 1.5 1.8 2.4 3.4 3.2l.8-.9c.2-.3.6-.3.9-.2l1.9 1c.5.2.5.7.2 1.1-1 1.3-2.4 1.5-4 .9-3-1.1-5-3.1-5.8-5.7-.4-1.3 0-2.4 1.3-3.2z",
  },
  phone: {
    fill: "M6.5 2.5 9.8 3l1.2 4.6-2.3 1.8a13 13 0 0 0 5.9 5.9l1.8-2.3 4.6 1.2.5 3.3-2.6 3.6C10.8 21.5 2.5 13.2 2.9 5.1z",
  },
  chat: { line: "M3 4.5h18v12h-9.5L7 20.5v-4H3z" },
  mail: { line: "M2 5h20v14H2zm2.5 2 7.5 6 7.5-6" },
  pin: {
    fill: "M12 1.5a8 8 0 0 0-8 8c0 5.5 8 13 8 13s8-7.5 8-13a8 8 0 0 0-8-8zm0 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",
  },
  clock: { line: "M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zM12 7v5l3.5 3" },
  search: { line: "M10.5 3.5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5" },
  x: { line: "m5 5 14 14M19 5 5 19" },
  arrow: { line: "M3 12h17M14 5.5 20.5 12 14 18.5" },
  down: { line: "M12 3v13M6 11l6 6 6-6M4 21h16" },
  print: { line: "M6 8V3h12v5M6 17H3V8h18v9h-3M6 13h12v8H6z" },
  share: { line: "M12 15V3M7 7l5-5 5 5M5 12v9h14v-9" },
  check: { line: "m4 12.5 5.5 5.5L20.5 6" },
  burger: {
    fill: "M9.3 4a2.7 2.7 0 1 0 5.4 0 2.7 2.7 0 1 0-5.4 0zM16.3 8a2.7 2.7 0 1 0 5.4 0 2.7 2.7 0 1 0-5.4 0zM16.3 16a2.7 2.7 0 1 0 5.4 0 2.7 2.7 0 1 0-5.4 0zM9.3 20a2.7 2.7 0 1 0 5.4 0 2.7 2.7 0 1 0-5.4 0zM2.3 16a2.7 2.7 0 1 0 5.4 0 2.7 2.7 0 1 0-5.4 0zM2.3 8a2.7 2.7 0 1 0 5.4 0 2.7 2.7 0 1 0-5.4 0zM9.3 12a2.7 2.7 0 1 0 5.4 0 2.7 2.7 0 1 0-5.4 0z",
  },
} satisfies Record<string, DrawingPaths>;

export type IconName = keyof typeof drawings;

/** The icon of a control or a fact. */
export function Icon({ name }: { name: IconName }) {
  return <Drawing {...drawings[name]} />;
}
