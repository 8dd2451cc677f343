import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach } from "vitest";

// A generous timeout: slowness on a busy machine must not fail a test.
configure({ asyncUtilTimeout: 60_000 });

/** Node's own. */
const startTimer = globalThis.setTimeout;
/** The timers that the current test has started. */
let timers: NodeJS.Timeout[] = [];

beforeEach(() => {
  timers = [];
  globalThis.setTimeout = ((...parameters: Parameters<typeof startTimer>) => {
    const timer = startTimer(...parameters);
    timers.push(timer);
    return timer;
  }) as typeof startTimer;
});

afterEach(() => {
  cleanup();
  // Tests of plain scripts add elements without React, and timers. These would run in another test, or, where there is
  // no `document` between two files, throw outside of any test.
  document.body.replaceChildren();
  globalThis.setTimeout = startTimer;
  for (const timer of timers) clearTimeout(timer);
});
