// Generated from the contracts by scripts/generate.ts.

/** The rate of an inviter's rewards in basis points, from so many invited friends on. */
export const referralTiers = [
  { friends: 1, bps: 1000 },
  { friends: 2, bps: 2000 },
] as const
