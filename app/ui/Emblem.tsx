import { Drawing, type DrawingPaths } from "./Drawing.tsx";

/** Drawings for regions, promises and customers. */
const drawings = {
  truck: {
    line: "M2 6h12v11H2zM14 10h4l4 3.5V17h-8z",
    fill: "M4.5 18.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0zM15 18.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0z",
  },
  scale: { line: "M12 3v17M6 21h12M4 6h16M4 6l-2.5 7h6zM20 6l-3.5 7h6z" },
  seal: {
    fill: "m12 1.5 2.6 2.3 3.4-.4.7 3.4 3 1.7-1.4 3.2 1.4 3.2-3 1.7-.7 3.4-3.4-.4L12 22.5l-2.6-2.3-3.4.4-.7-3.4-3-1.7 1.4-3.2L2.3 8.5l3-1.7.7-3.4 3.4.4z",
  },
  mill: { line: "M4 14h16v6H4zM6 9h12v5H6zM10 9V6M10 6h8" },
  leaf: { fill: "M20 3C9 3 4 8 4 14c0 2 .5 4 2 5C8 12 12 9 16 8c-4 3-7 6-8 12 8 1 12-5 12-17z" },
  wheel: {
    line: "M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zM12 3v18M3 12h18M5.6 5.6l12.8 12.8M18.4 5.6 5.6 18.4",
  },
  fort: { fill: "M3 21V8h3v3h2V5h3v3h2V5h3v6h2V8h3v13h-6v-5h-6v5z" },
  tree: { fill: "m12 2 5 7h-3l4 5h-4l4 5h-5v3h-2v-3H6l4-5H6l4-5H7z" },
  paddy: {
    fill: "M12 22V8M12 8c-3-1-4-3-4-6 3 1 4 3 4 6zm0 0c3-1 4-3 4-6-3 1-4 3-4 6zm0 6c-4 0-6-2-6.5-5 3.5 0 6 2 6.5 5zm0 0c4 0 6-2 6.5-5-3.5 0-6 2-6.5 5z",
  },
  sack: { fill: "M8 3h8l-1.5 4C19 9 21 13 21 17c0 3-2 4-4 4H7c-2 0-4-1-4-4 0-4 2-8 6.5-10z" },
} satisfies Record<string, DrawingPaths>;

export type EmblemName = keyof typeof drawings;

/** The drawing for a region, a promise or a customer. */
export function Emblem({ name }: { name: EmblemName }) {
  return <Drawing {...drawings[name]} />;
}
