/** Without letters and digits that look alike. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

/** 100 random bits, in groups that can be written down. */
export function createPassphrase(): string {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => LETTERS[byte % 32])
  return [0, 5, 10, 15].map((start) => letters.slice(start, start + 5).join('')).join('-')
}
