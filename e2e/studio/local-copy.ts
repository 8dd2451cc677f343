/** The copy of the project that the studio on this machine edits. */
export const localCopy = ".cache/studio-copy";
