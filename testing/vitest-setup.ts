import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";

// Generous timeouts: slowness on a busy machine must not fail a test. Vitest has no setting for this one.
configure({ asyncUtilTimeout: 60_000 });
const { waitFor } = vi;
vi.waitFor = (callback, options = 60_000) => waitFor(callback, options);

/** Node's own. */
const startTimer = globalThis.setTimeout;
/** The timers that the current test has started. */
let timers: NodeJS.Timeout[] = [];

/** jsdom's own. */
const startFrame = globalThis.requestAnimationFrame;
/** The frames that the current test has asked for. */
let frames: number[] = [];

beforeEach(() => {
  [timers, frames] = [[], []];
  globalThis.setTimeout = ((...parameters: Parameters<typeof startTimer>) => {
    const timer = startTimer(...parameters);
    timers.push(timer);
    return timer;
  }) as typeof startTimer;
  globalThis.requestAnimationFrame = (callback) => {
    const frame = startFrame(callback);
    frames.push(frame);
    return frame;
  };
});

afterEach(() => {
  cleanup();
  // Tests of plain scripts add elements without React. Timers and frames, such as those of a live region, would run
  // in another test, or, where there is no `document` between two files, throw outside of any.
  document.body.replaceChildren();
  globalThis.setTimeout = startTimer;
  for (const timer of timers) clearTimeout(timer);
  globalThis.requestAnimationFrame = startFrame;
  for (const frame of frames) cancelAnimationFrame(frame);
});
