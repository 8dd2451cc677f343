/** A message of the console, or a fault of the page itself. */
export interface ConsoleMessage {
  level: string;
  words: unknown[];
}

/** A browser engine, as far as the journeys need it. A selector is CSS and means the first match that can be seen. */
export interface Engine {
  /** Goes to an address of the site and waits until it is loaded. */
  open(path: string): Promise<void>;
  back(): Promise<void>;
  /** Makes the window about so wide; an engine may not go as narrow as asked. */
  resize(width: number): Promise<void>;
  click(selector: string): Promise<void>;
  /** Presses the Tab key. */
  tab(): Promise<void>;
  /** Types after what the field holds, key by key. */
  type(selector: string, text: string): Promise<void>;
  /** Chooses the option with this value. */
  choose(selector: string, value: string): Promise<void>;
  /** The value of a JavaScript expression in the page; it must be plain data. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Answers the alert that is open, or about to open; its words. */
  answerAlert(): Promise<string>;
  /** Everything logged since the last `open`. */
  consoleMessages(): Promise<ConsoleMessage[]>;
  close(): Promise<void>;
}

/** Starts an engine on the built site in `folder`. */
export type StartEngine = (folder: string) => Promise<Engine>;

/** Waits until `look` finds something that is neither false nor missing; its words tell what never came. */
export async function until<Found>(what: string, look: () => Promise<Found>): Promise<NonNullable<Found>> {
  const end = performance.now() + 10_000;
  let cause: unknown;
  while (performance.now() < end) {
    try {
      const found = await look();
      if (found) return found;
    } catch (error) {
      // A page that is leaving cannot answer; the next one can.
      cause = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Waited ten seconds, but ${what} never came`, { cause });
}
