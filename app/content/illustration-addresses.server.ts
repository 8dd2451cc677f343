/** The URLs of all drawings of dishes. The build deletes the files that no page uses. */
const addresses = import.meta.glob<string>("/content/illustrations/*.svg", {
  query: "?no-inline",
  import: "default",
  eager: true,
});

/** The URL of a dish's drawing. */
export function illustrationAddress(file: string): string {
  const address = addresses[`/content/illustrations/${file}`];
  if (!address) throw new Error(`content/illustrations/${file} is not there: the content check should have said so`);
  return address;
}
