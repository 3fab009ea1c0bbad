import { ORIGIN } from '@foyer/gateway/testing/prepareGateway'
import { signRegistration, ZONE } from '@foyer/gateway/testing/signRegistration'
import { OWNER, startTestChain } from '@foyer/gateway/testing/startTestChain'
import { startTestZone } from '@foyer/gateway/testing/startTestZone'
import { median } from '../harness/median.ts'
import { startBareServer } from '../load/startBareServer.ts'
import type { Row } from '../row.ts'
import { callbackRow } from './callbackRow.ts'
import { createTrade } from './createTrade.ts'

const SWAPS = 9
const ASKED = 300
const WARM_UP = 30
/** No limit is what is measured. */
const LIMITS = { chain: 1_000_000, names: 1_000_000 }

/**
 * Measures swaps and look-ups of names, over a gateway in this process, on a chain that mines at once: no block is
 * waited for. Look-ups are compared with a bare Hono route.
 */
export async function measureServices(onProgress: (message: string) => void): Promise<Row[]> {
  onProgress('Starting a chain with a market, and a gateway')
  const chain = await startTestChain()
  try {
    const zone = await startTestZone({ chain, limits: LIMITS })
    const bare = await startBareServer()
    try {
      const name = `bench.${ZONE}`
      const headers = { origin: ORIGIN }
      const body = await signRegistration({ account: OWNER, name })
      await zone.post('/v1/profile/account', body, {}, { headers })
      const trade = createTrade({ chain, zone })

      onProgress(`${SWAPS} swaps of a token with their approvals`)
      const swaps = await timesOf(SWAPS, trade.swap)
      const ask = (path: string) => async () => {
        const response = await zone.get(path, { apiVersion: '2', sender: OWNER.address })
        if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
        await response.text()
      }
      onProgress(`${ASKED} quotes and look-ups, one after the other`)
      const floor = await medianOf(async () => void (await (await fetch(bare.url)).text()))
      const compared = async (what: string, send: () => Promise<unknown>): Promise<Row> => {
        const measured = await medianOf(send)
        return { what, measured, unit: 'ms', timesFloor: measured / floor }
      }
      return [
        { what: 'a bare Hono route: median', measured: floor, unit: 'ms' },
        await compared('a quote of a swap: median', trade.quote),
        {
          what: `approve → swap → confirmed, on anvil: median of ${SWAPS}`,
          measured: median(swaps),
          unit: 'ms',
        },
        await compared('the address of a name: median', ask(`/v1/profile/account/${name}`)),
        await compared('the names of an address: median', ask(`/v1/profile/reverse/${OWNER.address}`)),
        await callbackRow({ chain, resolver: zone.resolver, name }),
      ]
    } finally {
      bare.stop()
      await zone.stop()
    }
  } finally {
    await chain.stop()
  }
}

async function timesOf(count: number, send: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < count; index++) {
    const since = performance.now()
    await send()
    times.push(performance.now() - since)
  }
  return times
}

async function medianOf(send: () => Promise<unknown>): Promise<number> {
  await timesOf(WARM_UP, send)
  return median(await timesOf(ASKED, send))
}
