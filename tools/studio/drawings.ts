/** Whether an SVG drawing only draws: no programs, no pages, nothing from elsewhere. */
export function isHarmless(svg: string): boolean {
  const harm = /<(\w+:)?(script|foreignObject|iframe)|\bon\w+\s*=|(href|src)\s*=\s*["']?(?!["'#\s])|<!ENTITY/i;
  return /<svg[\s>]/.test(svg) && !harm.test(svg);
}
