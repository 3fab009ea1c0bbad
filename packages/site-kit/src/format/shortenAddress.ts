/**
 * The ends of an address, enough to recognise it.
 *
 * @example shortenAddress('0x70997970C51812dc3A010C7d01b50e0d17dc79C8') // '0x7099…79C8'
 */
export function shortenAddress(address: string) {
  return `${address.slice(0, 6)}…${address.slice(-4)}`
}
