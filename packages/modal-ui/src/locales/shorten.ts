/** `0x12345…` as `0x1234…abcd`; a text that is short already stays. */
export function shortenAddress(address: string): string {
  return address.length <= 13 ? address : `${address.slice(0, 6)}…${address.slice(-4)}`
}

/** In characters. */
const EMAIL_LENGTH = 30

/** An e-mail address of at most 30 characters as it is; of a longer one the first 30, with an ellipsis. */
export function shortenEmail(email: string): string {
  const letters = [...email]
  return letters.length <= EMAIL_LENGTH ? email : `${letters.slice(0, EMAIL_LENGTH).join('')}…`
}
