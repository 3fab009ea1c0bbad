import type { IncomingMessage } from 'node:http'
import { codeOfFailure, createAddressOf, openRates } from '@foyer/server-kit/rates'
import { log } from './log.ts'
import type { IndexerSettings } from './readEnv.ts'

type Parameters = Pick<IndexerSettings, 'databaseUrl' | 'redisUrl' | 'proxyHops' | 'rateLimit' | 'rateStore'>

/**
 * Opens the limit of each client address. Requests of this machine that name no other client are not counted: a proxy
 * here sends those of all its clients.
 *
 * @throws {OperatorError} requests are to be counted in a Postgres that cannot be used
 */
export async function openRequestCount({
  databaseUrl,
  redisUrl,
  proxyHops,
  rateLimit,
  rateStore,
}: Parameters) {
  const rates = await openRates({
    store: rateStore,
    storeVariable: 'INDEXER_RATE_STORE',
    databaseUrl,
    redisUrl,
    onAway: (error) => log('error', 'limits.inMemory', { code: codeOfFailure(error) }),
    onBack: () => log('info', 'limits.shared'),
  })
  const rate = rates.create({ name: 'indexer', points: rateLimit, seconds: 60 })
  const addressOf = createAddressOf(proxyHops, {
    onUnreadable: () => log('warn', 'forwarded.unreadable'),
  })
  return async ({ socket, headers }: IncomingMessage) => {
    const address = addressOf({
      address: socket.remoteAddress,
      header: (name) => headers[name]?.toString(),
    })
    return isOfThisMachine(address) ? undefined : rate(address)
  }
}

/** An IPv6 address is cut to its network, so the loopback one is the network of zeros. */
const isOfThisMachine = (address: string) => address.startsWith('127.') || address === '0:0:0:0::/64'
