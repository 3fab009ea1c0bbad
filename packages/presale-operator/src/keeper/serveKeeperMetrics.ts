import { createRegistry, serveMetrics } from '@foyer/server-kit/metrics'
import { formatEther } from 'viem'
import manifest from '../../package.json' with { type: 'json' }
import { SaleError } from '../errors.ts'
import type { KeeperLook } from './createKeeper.ts'
import type { KeeperEvent } from './keeperEvent.ts'

export type ServeKeeperMetricsParameters = { host: string; port: number }

/**
 * Counts what the keeper does, and serves it.
 *
 * @throws {SaleError} the port cannot be listened on
 */
export async function serveKeeperMetrics(place: ServeKeeperMetricsParameters) {
  const { count, gauge, render } = createRegistry({ program: 'keeper', version: manifest.version })
  const lastLook = gauge(
    'last_look_timestamp_seconds',
    'When the chain was last looked at without a failure.',
  )
  const open = gauge('open_withdrawals', 'Withdrawals that were not paid at the last look.')
  const balance = gauge('balance_bnb', 'What the keeper has for gas.')
  const paid = count('paid_withdrawals', 'Withdrawals that this process has paid.')
  const events = count('events', 'What the keeper tells about, by its kind.', ['event'])
  const server = await serveMetrics({ ...place, render, portVariable: '--metrics-port' }).catch((cause) => {
    throw new SaleError(`Metrics cannot be served on ${place.host}:${place.port}.`, {
      remedy: 'choose a free port, or stop the program that has it',
      docs: 'the-keeper',
      cause,
    })
  })
  return {
    ...server,
    onEvent: ({ type }: KeeperEvent) => events.inc({ event: type }),
    onLook(look: KeeperLook) {
      lastLook.setToCurrentTime()
      open.set(look.open)
      balance.set(Number(formatEther(look.balance)))
      paid.inc(look.paid)
    },
  }
}
