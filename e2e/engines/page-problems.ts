/** The problems of the open page, after loading its pictures. Runs in the browser, in any engine. */
export async function pageProblems(): Promise<string[]> {
  const problems: string[] = [];
  for (const image of document.images)
    await image.decode().catch(() => problems.push(`a picture did not load: ${image.currentSrc}`));
  // Fallback faces use fonts of the device, which may not be installed.
  for (const { family, status } of document.fonts)
    if (status === "error" && !/Fallback|Boxes/.test(family)) problems.push(`a font did not load: ${family}`);
  for (const { name, responseStatus } of performance.getEntriesByType("resource") as PerformanceResourceTiming[])
    if (responseStatus >= 400) problems.push(`a file did not load: ${name}`);
  if (document.querySelectorAll("h1").length !== 1) problems.push("it does not have one h1");
  if (document.documentElement.scrollWidth > innerWidth) problems.push("it scrolls sideways");
  const link = document.querySelector("footer address a");
  if (!link || getComputedStyle(link).textDecorationLine !== "underline") problems.push("links do not look like links");
  return problems;
}
