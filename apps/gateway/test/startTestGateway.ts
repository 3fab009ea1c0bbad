import { randomBytes } from 'node:crypto'
import { startGateway, startGatewayOn } from '../launcher/start.ts'
import { PROJECT_ID, type PrepareGatewayOptions, prepareGateway } from './prepareGateway.ts'

export type TestGateway = Awaited<ReturnType<typeof startTestGateway>>

/** A gateway in this process, on a free port. */
export async function startTestGateway(options: PrepareGatewayOptions) {
  const { settings, remove } = await prepareGateway(options)
  const start = { scan: options.scan === true }
  const { url, routes, metricsUrl, stop } = options.database
    ? await startGatewayOn(options.database, settings, start)
    : await startGateway(settings, start)
  let ended: Promise<void> | undefined
  const stopOnce = () => (ended ??= stop())
  return {
    ...createRequests(url),
    settings,
    routes,
    metricsUrl,
    /** Ends the gateway and leaves its files. */
    stopServing: stopOnce,
    async stop() {
      await stopOnce()
      await remove()
    },
  }
}

type Query = Record<string, string>

/** Requests of the project to a gateway. */
export function createRequests(url: string) {
  const toUrl = (path: string, query: Query = {}) =>
    `${url}${path}?${new URLSearchParams({ projectId: PROJECT_ID, st: 'test', sv: '1', ...query })}`
  return {
    url,
    get: (path: string, query?: Query, init?: RequestInit) => fetch(toUrl(path, query), init),
    async getJson(path: string, query?: Query): Promise<unknown> {
      return (await fetch(toUrl(path, query))).json()
    },
    post: (path: string, body: unknown, query?: Query, init?: RequestInit) =>
      fetch(toUrl(path, query), {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        ...init,
      }),
  }
}

/** Events of one beacon. */
export const createEvents = (count: number) =>
  Array.from({ length: count }, () => ({
    eventId: randomBytes(8).toString('hex'),
    url: 'https://dapp.example/page?secret=1',
    domain: 'dapp.example',
    timestamp: 1_764_000_000_000,
    props: { type: 'track', event: 'MODAL_OPEN', properties: { connected: false } },
  }))
