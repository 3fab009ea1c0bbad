/** Cuts a client's address for the audit: IPv4 to /24, IPv6 (of which limits see the first 64 bits) to /48. */
export function networkOf(address: string): string {
  const [a, b, c, d] = address.split('.')
  if (d !== undefined) return `${a}.${b}.${c}.0/24`
  return address.includes(':') ? `${address.split(':').slice(0, 3).join(':')}::/48` : 'unknown'
}
