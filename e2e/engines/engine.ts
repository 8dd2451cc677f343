/** A console message, or an uncaught error of the page. */
export interface ConsoleMessage {
  level: string;
  words: unknown[];
}

/** A browser engine, as far as the journeys need it. Selectors are CSS and mean the first visible match. */
export interface Engine {
  /** Opens an address of the site and waits until it has loaded. */
  open(path: string): Promise<void>;
  back(): Promise<void>;
  /** Sets the window's width; an engine may not support very narrow ones. */
  resize(width: number): Promise<void>;
  click(selector: string): Promise<void>;
  /** Presses the Tab key. */
  tab(): Promise<void>;
  /** Types at the end of the field's text, key by key. */
  type(selector: string, text: string): Promise<void>;
  /** Chooses the option with this value. */
  choose(selector: string, value: string): Promise<void>;
  /** Evaluates a JavaScript expression in the page; the value must be plain data. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Accepts the alert that is open or about to open; returns its text. */
  answerAlert(): Promise<string>;
  /** Everything logged since the last `open`. */
  consoleMessages(): Promise<ConsoleMessage[]>;
  close(): Promise<void>;
}

/** Starts an engine on the built site in `folder`. */
export type StartEngine = (folder: string) => Promise<Engine>;

/** Waits until `look` returns a truthy value; `what` names it in the error. */
export async function until<Found>(what: string, look: () => Promise<Found>): Promise<NonNullable<Found>> {
  const end = performance.now() + 10_000;
  let cause: unknown;
  while (performance.now() < end) {
    try {
      const found = await look();
      if (found) return found;
    } catch (error) {
      // A page that is unloading cannot answer; the next one can.
      cause = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Waited ten seconds for ${what}`, { cause });
}
