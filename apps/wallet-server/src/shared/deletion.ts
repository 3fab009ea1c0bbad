/** How long a deletion can be undone. */
export const DELETION_MS = 7 * 24 * 60 * 60_000
