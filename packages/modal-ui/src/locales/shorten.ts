/** `0x12345…` as `0x1234…abcd`; a text that is short already stays. */
export function shortenAddress(address: string): string {
  return address.length <= 13 ? address : `${address.slice(0, 6)}…${address.slice(-4)}`
}
