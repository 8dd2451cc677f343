/** Every drawing of a dish as a file of the site; the build keeps those that a page shows. */
const addresses = import.meta.glob<string>("/content/illustrations/*.svg", {
  query: "?no-inline",
  import: "default",
  eager: true,
});

/** The address of a dish's drawing. */
export function illustrationAddress(file: string): string {
  const address = addresses[`/content/illustrations/${file}`];
  if (!address) throw new Error(`content/illustrations/${file} is not there: the content check should have said so`);
  return address;
}
