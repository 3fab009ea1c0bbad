import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'

/**
 * The address that limits count by: of IPv6 the first 64 bits, for a subscriber has them all.
 * `proxyHops` proxies in front are believed, each of which has appended the address it was asked from; what stands
 * further left in `x-forwarded-for` is the client's own claim.
 */
export function clientAddress(c: Context, proxyHops: number): string {
  const peer = getConnInfo(c).remote.address ?? ''
  if (proxyHops === 0) return normalize(peer)
  const claimed = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  return normalize(claimed.at(-proxyHops) || peer)
}

function normalize(text: string): string {
  if (!ipaddr.isValid(text)) return 'unknown'
  const address = ipaddr.process(text)
  if (address.kind() === 'ipv4') return address.toString()
  return `${(address as ipaddr.IPv6).parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}
