const WINDOW_MS = 60_000

export type RateLimit = {
  windowSeconds: number
  /** Counts a request of an address and tells whether it is within the limit. */
  allows: (address: string) => boolean
}

export type CreateRateLimitParameters = {
  /** Most requests of one client a minute. */
  limit: number
  /** Milliseconds since any fixed moment. */
  now?: () => number
}

/**
 * Limits the requests of each client address. Requests of this machine are not counted: a proxy here sends those of all
 * its clients, and limits them itself.
 */
export function createRateLimit({
  limit,
  now = () => performance.now(),
}: CreateRateLimitParameters): RateLimit {
  const counts = new Map<string, number>()
  let startedAt = now()
  return {
    windowSeconds: WINDOW_MS / 1_000,
    allows(address) {
      const client = clientOf(address)
      if (client === undefined) return true
      if (now() - startedAt >= WINDOW_MS) {
        counts.clear()
        startedAt = now()
      }
      const count = (counts.get(client) ?? 0) + 1
      counts.set(client, count)
      return count <= limit
    },
  }
}

/** The client of an address: the IPv4 address itself, or its IPv6 network, because a client has all addresses of one. */
function clientOf(address: string): string | undefined {
  const text = address.startsWith('::ffff:') ? address.slice(7) : address
  if (text === '' || text === '::1' || text.startsWith('127.')) return undefined
  if (!text.includes(':')) return text
  const [head = '', tail = ''] = text.split('::')
  const groups = head.split(':').filter(Boolean)
  const missing = 8 - groups.length - tail.split(':').filter(Boolean).length
  const zeros = text.includes('::') ? Array.from({ length: missing }, () => '0') : []
  return [...groups, ...zeros, ...tail.split(':').filter(Boolean)].slice(0, 4).join(':')
}
