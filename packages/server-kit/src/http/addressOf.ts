import ipaddr from 'ipaddr.js'

export type ClientAddressOptions = {
  /** Gets an entry that is no address. Called once a process: proxies write the same in each request. */
  onUnreadable?: (entry: string) => void
}

export type Peer = {
  /** The address that has connected. */
  address: string | undefined
  header: (name: string) => string | undefined
}

/**
 * Reads the address that limits count by: of IPv6 the first 64 bits, for a subscriber has them all.
 * `proxyHops` proxies in front are believed, each of which has appended the address it was asked from; what stands
 * further left in `x-forwarded-for`, or in `forwarded` (RFC 7239) where that is not sent, is the client's own claim.
 * An entry that is no address counts as the connection's peer.
 */
export function createAddressOf(proxyHops: number, { onUnreadable }: ClientAddressOptions = {}) {
  let isReported = false

  return (peer: Peer): string => {
    const entry = proxyHops === 0 ? undefined : readEntries(peer).at(-proxyHops)
    if (entry === undefined || entry === '') return normalize(peer.address ?? '') ?? 'unknown'
    const address = normalize(toHost(entry))
    if (address !== undefined) return address
    if (!isReported) onUnreadable?.(entry)
    isReported = true
    return normalize(peer.address ?? '') ?? 'unknown'
  }
}

/** Entries from left to right, as proxies have appended them. */
function readEntries({ header }: Peer): string[] {
  const forwardedFor = header('x-forwarded-for')
  // Lists may have empty elements, which count for nothing (RFC 9110).
  if (forwardedFor)
    return forwardedFor
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
  const forwarded = header('forwarded')
  if (!forwarded) return []
  // A proxy that appends an element without `for` hides its client, and still counts.
  return forwarded
    .split(',')
    .map((element) => /(?:^|;)\s*for\s*=\s*("[^"]*"|[^;]*)/i.exec(element)?.[1]?.trim() ?? '_')
}

/** The host of `host`, `host:port`, `[v6]`, `[v6]:port` and `v6%zone`, each of them quoted or not. */
function toHost(entry: string): string {
  const text = entry.replace(/^"(.*)"$/, '$1').trim()
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? []
  const host = bracketed ?? text.replace(/^([\d.]+):\d+$/, '$1')
  return host.replace(/%.*$/, '')
}

function normalize(text: string): string | undefined {
  if (!ipaddr.isValid(text) || !/[.:]/.test(text)) return undefined
  const address = ipaddr.process(text)
  if (address.kind() === 'ipv4') return address.toString()
  return `${(address as ipaddr.IPv6).parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}
