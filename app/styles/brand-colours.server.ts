import { formatHex } from "culori";

type Colour = `oklch(${string})`;

/** Named colours, the same in both themes. Theme, icons, share cards and PDFs all take their colours from here. */
export const inks = {
  ink: "oklch(24% 0.045 48)", // Letterpress brown-black.
  clove: "oklch(29% 0.05 42)",
  ivory: "oklch(97.6% 0.02 92)",
  parchment: "oklch(93.6% 0.04 88)",
  chilli: "oklch(46.5% 0.182 28)",
  "chilli-deep": "oklch(40% 0.155 27)",
  turmeric: "oklch(83% 0.165 84)",
  methi: "oklch(38% 0.082 148)",
  "methi-deep": "oklch(31% 0.068 150)",
  "ink-pale": "oklch(24% 0.045 48 / 0.3)",
  "ivory-pale": "oklch(97.6% 0.02 92 / 0.3)",
  steel: "oklch(84.5% 0.034 86)", // The spice box, as in app/brand/*.svg.
  rim: "oklch(94.5% 0.024 88)", // The rim of a bowl, as in app/brand/*.svg.

  // Text on painted bands.
  "on-red": "oklch(98% 0.025 90)",
  "on-green": "oklch(97% 0.03 95)",
  "on-night": "oklch(95% 0.03 88)",
  "on-night-soft": "oklch(86% 0.045 85)",

  // The spices in the seven bowls of the spice box: haldi, mirch, dhania, garam, chicken, methi, amchur.
  s1: "oklch(82% 0.165 84)",
  s2: "oklch(53% 0.2 30)",
  s3: "oklch(66% 0.1 108)",
  s4: "oklch(45% 0.07 52)",
  s5: "oklch(66% 0.17 50)",
  s6: "oklch(47% 0.09 142)",
  s7: "oklch(86% 0.075 88)",
} as const satisfies Record<string, Colour>;

type Ink = keyof typeof inks;

/** Colours by role, in the light theme and the dark one. */
const roles = {
  bg: ["ivory", "oklch(19.5% 0.028 48)"],
  "bg-alt": ["parchment", "oklch(26% 0.036 48)"],
  surface: ["oklch(99% 0.012 92)", "oklch(23% 0.032 48)"],
  text: ["ink", "oklch(94% 0.03 88)"],
  "text-soft": ["oklch(37% 0.055 48)", "oklch(84% 0.035 85)"],
  rule: ["ink", "oklch(72% 0.05 80)"],
  "rule-soft": ["oklch(80% 0.05 82)", "oklch(38% 0.04 55)"],
  "field-line": ["oklch(52% 0.06 60)", "oklch(66% 0.05 75)"], // Borders of fields: contrast of at least 3:1.
  accent: ["chilli", "oklch(75% 0.155 52)"], // Red as text or line.
  leaf: ["methi", "oklch(80% 0.1 140)"], // Green as text or line.
  focus: ["oklch(45% 0.16 28)", "turmeric"],

  // Backgrounds of painted bands.
  sun: ["turmeric", "oklch(80% 0.16 82)"],
  red: ["chilli", "oklch(43% 0.165 28)"],
  green: ["methi", "oklch(34% 0.07 148)"],
  night: ["clove", "oklch(30.5% 0.055 40)"],
} as const satisfies Record<string, readonly [light: Ink | Colour, dark: Ink | Colour]>;

export type ColourName = Ink | keyof typeof roles;

/** All colours as CSS custom properties: `--bg:light-dark(var(--ivory),oklch(19.5% 0.028 48))` */
export function colourTokens(): string {
  const written = (colour: Ink | Colour) => (colour in inks ? `var(--${colour})` : colour);
  return [
    ...Object.entries(inks).map(([name, colour]) => `--${name}:${colour}`),
    ...Object.entries(roles).map(([name, themes]) => `--${name}:light-dark(${themes.map(written).join()})`),
  ].join(";");
}

/** A colour in both themes as hexadecimal, for use outside style sheets: theme-color, icons, PDFs. */
export function brandColour(name: ColourName): { light: string; dark: string } {
  const [light, dark] = name in roles ? roles[name as keyof typeof roles] : ([name as Ink, name as Ink] as const);
  return { light: hexOf(light), dark: hexOf(dark) };
}

function hexOf(colour: Ink | Colour): string {
  const hex = formatHex(colour in inks ? inks[colour as Ink] : colour);
  if (!hex) throw new Error(`${colour} is not a colour`);
  return hex;
}
