export const DAY_MS = 24 * 60 * 60_000
/** Milliseconds for which a deletion can be undone. */
export const DELETION_MS = 7 * DAY_MS
