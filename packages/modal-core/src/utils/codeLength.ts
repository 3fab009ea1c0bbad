/** Digits of a one-time code: as many as the embedded wallet mails. */
export const CODE_LENGTH = 6
