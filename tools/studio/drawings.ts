/** Whether an SVG drawing only draws: no programs, no pages, nothing from elsewhere. */
export function isHarmless(svg: string): boolean {
  const harm = /<(script|foreignObject|iframe)|\son\w+\s*=|(href|src)\s*=\s*["'](?!#)|<!ENTITY/i;
  return /<svg[\s>]/.test(svg) && !harm.test(svg);
}
