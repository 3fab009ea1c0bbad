/** `0x12345…` as `0x1234…abcd`; a text that is short already stays. */
export function shortenAddress(address: string): string {
  return address.length <= 13 ? address : `${address.slice(0, 6)}…${address.slice(-4)}`
}

/**
 * A name of at most `length` characters as it is; of a longer one the beginning, and its last two labels whole:
 * `alice.on.a.very….example.eth`. Undefined where these alone are longer: a label that is cut could be another's.
 */
export function shortenName(name: string, length: number): string | undefined {
  const letters = [...name]
  if (letters.length <= length) return name
  const labels = name.split('.')
  const end = `….${labels.slice(-2).join('.')}`
  const room = length - [...end].length
  return labels.length > 2 && room >= 0 ? letters.slice(0, room).join('') + end : undefined
}
