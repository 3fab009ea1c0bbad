/** A tab's own factor for its intervals, 0.8 to 1.2: pages that were opened at the same moment do not ask at the same moments. */
export const jitter = 0.8 + 0.4 * Math.random()
