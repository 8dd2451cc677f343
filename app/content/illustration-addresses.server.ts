/** The URLs of all drawings of dishes. The build deletes the files that no page uses. */
const addresses = import.meta.glob<string>("/content/illustrations/*.svg", {
  query: "?no-inline",
  import: "default",
  eager: true,
});

/** The URL of a dish's drawing. The content check ensures that the file exists, so the cast holds. */
export const illustrationAddress = (file: string) => addresses[`/content/illustrations/${file}`] as string;
