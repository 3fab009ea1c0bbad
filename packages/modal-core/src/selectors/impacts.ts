/** From here on users are warned, in per cent. */
export const WARN_IMPACT = 3
/** Above this they have to agree. */
export const MOST_IMPACT = 15
