import { createRequests } from '@foyer/gateway/testing/startTestGateway'
import { startNginx } from '@foyer/harness/nginx'
import { type StartReplicasParameters, startReplicas } from '../replicas/startReplicas.ts'
import type { Row } from '../row.ts'

const PROCESSES = 3
const [LIMIT, ASKED, OPEN] = [120, 300, 30]

/** Ways in which a proxy spreads the requests of one client. */
const SPREADS = [
  { spread: 'in turn', upstream: '' },
  { spread: 'by the hash of the address', upstream: 'hash $http_x_forwarded_for consistent;' },
  { spread: 'at random', upstream: 'random;' },
  { spread: 'to one process', upstream: '', isOne: true },
]

export type MeasureLimitsParameters = Pick<StartReplicasParameters, 'chain' | 'serverUrl'> & {
  onProgress: (message: string) => void
}

/** Requests of one client that pass, for each way to spread them. They are counted in Postgres. */
export async function measureLimits({
  chain,
  serverUrl,
  onProgress,
}: MeasureLimitsParameters): Promise<Row[]> {
  const limited = { WALLET_RATE_STORE: 'postgres', WALLET_RATE_LIMIT: `${LIMIT}` }
  const replicas = await startReplicas({
    chain,
    serverUrl,
    count: PROCESSES,
    limits: { directory: LIMIT },
    env: { gateway: { GATEWAY_RATE_STORE: 'postgres' }, auth: limited, vault: limited },
  })
  try {
    const rows: Row[] = []
    for (const [index, { spread, upstream, isOne = false }] of SPREADS.entries()) {
      onProgress(`Limits: ${ASKED} requests, spread ${spread}`)
      const portsOf = (role: 'gateway' | 'auth' | 'vault') =>
        replicas.portsOf(role).slice(0, isOne ? 1 : PROCESSES)
      const nginx = await startNginx(
        { gateway: portsOf('gateway'), auth: portsOf('auth'), vault: portsOf('vault') },
        { upstream },
      )
      const headers = { 'x-forwarded-for': `192.0.2.${index + 1}` }
      const asks = {
        gateway: () => createRequests(nginx.urls.gateway).get('/getWallets', {}, { headers }),
        auth: () => fetch(`${nginx.urls.auth}/v1/me`, { headers }),
        vault: () => fetch(`${nginx.urls.vault}/v1/approvals/none`, { headers }),
      }
      try {
        for (const [role, ask] of Object.entries(asks))
          rows.push({
            what: `${role}: requests that pass a limit of ${LIMIT}, spread ${spread}`,
            measured: await countPassed(ask),
            unit: 'requests',
            budget: { most: LIMIT, least: LIMIT },
          })
      } finally {
        await nginx.stop()
      }
    }
    return rows
  } finally {
    await replicas.stop()
  }
}

async function countPassed(ask: () => Promise<Response>) {
  let [asked, passed] = [0, 0]
  async function work() {
    while (asked < ASKED) {
      asked += 1
      const response = await ask()
      await response.body?.cancel()
      if (response.status >= 500) throw new Error(`A server answers ${response.status}.`)
      if (response.status !== 429) passed += 1
    }
  }
  await Promise.all(Array.from({ length: OPEN }, work))
  return passed
}
