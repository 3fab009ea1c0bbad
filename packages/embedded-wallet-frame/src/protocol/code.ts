/** Digits of a one-time code. */
export const CODE_LENGTH = 6

/** True for text that can be a one-time code. */
export const isCode = (text: string) => text.length === CODE_LENGTH && /^\d+$/.test(text)
