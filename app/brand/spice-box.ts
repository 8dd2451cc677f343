/** The shape of the brand's mark, the spice box seen from above, in a square of 64 units. */
export const spiceBox = {
  size: 64,
  rim: { radius: 30.2, line: 3 },
  bowl: { radius: 7.7, line: 1.8 },
  /** The centres of the seven bowls, the middle one last. */
  bowls: [
    [32, 14.5],
    [47.2, 23.25],
    [47.2, 40.75],
    [32, 49.5],
    [16.8, 40.75],
    [16.8, 23.25],
    [32, 32],
  ],
} as const;
