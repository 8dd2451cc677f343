/** The attributes by which components, the page's plain scripts and the code of islands know each other. */
export const marks = {
  /** On the document: this browser can run the islands. Styles show the plain page without it. */
  live: "data-live",
  /** An island, by its name in app/islands.ts. */
  island: "data-island",
  /** The file that has the rest of its props. */
  file: "data-file",
  /** It is hydrated, and its first effects have run. */
  hydrated: "data-hydrated",
  /** A press or the focus here hydrates the islands whose moment is `touch`. */
  wakes: "data-wakes",
  /** The line that says whether the office is open: its week. */
  schedule: "data-schedule",
  /** A product's card, or another part in the colour of a spice. */
  spice: "data-spice",
  /** The number of the chat link before it, shown once that was pressed. */
  chatNumber: "data-chat-number",
  /** What is shown in place of a button whose code cannot be loaded. */
  unavailable: "data-unavailable",
  /** The button in it that tries again. */
  retry: "data-retry",
} as const;
