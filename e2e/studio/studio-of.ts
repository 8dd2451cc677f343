/** The copy of the project that a worker's studio edits, and its port. The next ports are for its other servers. */
export function studioOf(worker: number) {
  return { copy: `.cache/studio-copy-${worker}`, port: Number(process.env.E2E_STUDIO_PORT || 4180) + worker * 8 };
}

/** The port of the studio for a host of its own. */
export const hostedPort = Number(process.env.E2E_STUDIO_PORT || 4180) + 16;
