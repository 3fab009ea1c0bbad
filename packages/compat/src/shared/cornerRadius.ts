/** The dialog’s corner is this many times the radius that all are multiples of. */
const CORNER = 7

/** The variable that gives the dialog corners of a CSS length. */
export const cornerRadius = (length: string) => ({
  '--fy-border-radius-master': `calc(${length} / ${CORNER})`,
})
