import { fillHistory } from '@foyer/gateway/testing/addTransactions'
import { prepareGateway } from '@foyer/gateway/testing/prepareGateway'
import { startGatewayProcess } from '@foyer/gateway/testing/startGatewayProcess'
import { startTestChain } from '@foyer/gateway/testing/startTestChain'
import { createRequests } from '@foyer/gateway/testing/startTestGateway'
import { createPostgresDatabase } from '@foyer/harness/postgres'
import { median } from '../harness/median.ts'
import type { Row } from '../row.ts'

/** A gateway keeps pages for a moment, so each account is asked for once. */
const ACCOUNTS = 5
const [FEW, MANY] = [100, 100_000]
const MOST_TIMES = 5

const accountOf = (count: number, index: number) =>
  `0x${`${count}`.padStart(20, '1')}${`${index}`.padStart(20, '2')}`

/** The first page of a long history beside that of a short one, as a page gets it. */
export async function measureHistory(onProgress: (message: string) => void): Promise<Row[]> {
  const [chain, database] = await Promise.all([startTestChain(), createPostgresDatabase()])
  const { settings, remove } = await prepareGateway({ chain, databaseUrl: database.url, scan: true })
  try {
    for (const count of [FEW, MANY]) {
      onProgress(`${ACCOUNTS} accounts with ${count.toLocaleString('en-US')} transactions each`)
      const accounts = Array.from({ length: ACCOUNTS }, (_, index) => ({
        account: accountOf(count, index),
        count,
      }))
      await fillHistory(database.url, accounts)
    }
    const gateway = await startGatewayProcess({
      GATEWAY_CONFIG: settings.configFile,
      DATABASE_URL: database.url,
    })
    try {
      const { get } = createRequests(gateway.url)
      const times: Record<number, number[]> = { [FEW]: [], [MANY]: [] }
      for (let index = 0; index < ACCOUNTS; index++)
        for (const count of [FEW, MANY]) {
          const start = performance.now()
          const response = await get(`/v1/account/${accountOf(count, index)}/history`)
          const text = await response.text()
          if (!response.ok || !text.includes('"hash"'))
            throw new Error(`${response.status} ${text.slice(0, 300)}`)
          // The first ones find connections and code cold.
          if (index > 0) times[count]?.push(performance.now() - start)
        }
      const [few, many] = [median(times[FEW] ?? []), median(times[MANY] ?? [])]
      return [
        { what: `history: first page of ${FEW} transactions`, measured: few, unit: 'ms' },
        { what: `history: first page of ${MANY} transactions`, measured: many, unit: 'ms' },
        {
          what: `history: first page of ${MANY} transactions in times of ${FEW}`,
          measured: many / few,
          unit: 'times',
          budget: { most: MOST_TIMES, gates: true },
        },
      ]
    } finally {
      await gateway.stop()
    }
  } finally {
    await Promise.all([chain.stop(), database.destroy(), remove()])
  }
}
