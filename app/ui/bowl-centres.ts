/** The centres of the seven bowls in the spice box, the middle one last. */
export const bowlCentres = [
  [32, 14.5],
  [47.2, 23.25],
  [47.2, 40.75],
  [32, 49.5],
  [16.8, 40.75],
  [16.8, 23.25],
  [32, 32],
] as const;
