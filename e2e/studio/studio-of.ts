import { testPorts } from "../../tools/port.mjs";

/** The copy of the project that a worker's studio edits, and its port. The next port is for the page beside the forms. */
export function studioOf(worker: number) {
  return { copy: `.cache/studio-copy-${worker}`, port: testPorts.studio + worker * 2 };
}
