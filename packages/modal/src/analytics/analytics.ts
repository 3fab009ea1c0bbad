import type { BaseError, Feature, ModalEvents, Schedule } from '@foyer/modal-core'
import { schedule as pageSchedule } from '@foyer/modal-core/page'
import { createLimit } from './createLimit.ts'
import { createQueue } from './createQueue.ts'

/** An event as the server gets it. */
export type AnalyticsEvent = {
  eventId: string
  /** The page, without its query and fragment: they may hold what is nobody's business. */
  url: string
  domain: string
  /** Milliseconds since 1970. */
  timestamp: number
  props: {
    type: 'track' | 'error'
    event: string
    address?: string | undefined
    properties?: Record<string, unknown> | undefined
  }
}

export type AnalyticsParameters = {
  /** Base URL of the server: `/getAnalyticsConfig`, `/batch` and `/e` are under it. */
  endpoint: string
  projectId: string
  /** Default false: no address leaves the page. */
  addresses?: boolean | undefined
  /** For tests. */
  schedule?: Schedule | undefined
  now?: (() => number) | undefined
}

/** Error reports are at most 5 in 60 s: a loop that fails must not become a flood. */
const ERRORS = { most: 5, span: 60_000 }

/**
 * Tells a server of yours what people do with the modal. Nothing is sent without this feature, nor where the server's
 * configuration says no or does not answer.
 *
 * @example
 * createFoyer({ …, features: [analytics({ endpoint: 'https://stats.example', projectId: 'my-dapp' })] })
 */
export function analytics({
  endpoint,
  projectId,
  addresses = false,
  schedule = pageSchedule,
  now = Date.now,
}: AnalyticsParameters): Feature {
  return {
    name: 'analytics',
    start({ events }) {
      const mayReport = createLimit({ ...ERRORS, now })
      const { add, flush } = createQueue<AnalyticsEvent>({
        send: (batch) => whenEnabled(() => sendBatch(batch)),
        schedule,
      })
      let enabled: boolean | undefined
      let asking: Promise<void> | undefined

      /** Asks once there is something to send; again after a failure. */
      function askConfig() {
        asking ??= readConfig(urlOf('/getAnalyticsConfig')).then(
          (answer) => {
            enabled = answer
          },
          () => {
            asking = undefined
          },
        )
        return asking
      }

      /** Does it at once where the answer is known: a page that is going away has no time to wait. */
      function whenEnabled(send: () => void) {
        if (enabled === undefined) void askConfig().then(() => enabled && send())
        else if (enabled) send()
      }

      function urlOf(path: string) {
        const query = new URLSearchParams({ projectId, st: 'foyer', sv: '4' })
        return `${endpoint.replace(/\/$/, '')}${path}?${query}`
      }

      function sendBatch(batch: readonly AnalyticsEvent[]) {
        const body = JSON.stringify(batch)
        // As text, which needs no preflight.
        if (!navigator.sendBeacon(urlOf('/batch'), body)) void post('/batch', body)
      }

      function report(event: AnalyticsEvent) {
        if (mayReport()) whenEnabled(() => void post('/e', JSON.stringify(event)))
      }

      async function post(path: string, body: string) {
        const headers = { 'content-type': 'text/plain' }
        const request = { method: 'POST', body, headers, keepalive: true, credentials: 'omit' as const }
        // Statistics that are lost harm nobody.
        await fetch(urlOf(path), request).catch(() => {})
      }

      function track(event: string, properties?: Record<string, unknown>, address?: string) {
        if (enabled === undefined) void askConfig()
        if (enabled !== false) add(toEvent('track', event, properties, addresses ? address : undefined))
      }

      const onError = ({ error }: { error: BaseError }) =>
        report(toEvent('error', error.name, { message: error.shortMessage }))

      function toEvent(
        type: 'track' | 'error',
        event: string,
        properties?: Record<string, unknown>,
        address?: string,
      ): AnalyticsEvent {
        const { origin, pathname, hostname } = location
        return {
          eventId: crypto.randomUUID(),
          url: origin + pathname,
          domain: hostname,
          timestamp: now(),
          props: { type, event, address, properties },
        }
      }

      const handlers: { [name in keyof ModalEvents]?: (data: ModalEvents[name]) => void } = {
        open: ({ view }) => track('MODAL_OPEN', { view }),
        close: ({ view }) => track('MODAL_CLOSE', { view }),
        view: ({ view }) => track('VIEW', { view }),
        connect: ({ namespace, chainId, connectorId, reconnected, address }) =>
          track('CONNECT_SUCCESS', { namespace, chainId, connectorId, reconnected }, address),
        disconnect: ({ namespace }) => track('DISCONNECT_SUCCESS', { namespace }),
        networkChange: ({ namespace, chainId }) => track('SWITCH_NETWORK', { namespace, chainId }),
        signIn: ({ chainId, address }) => track('SIWX_AUTH_SUCCESS', { chainId }, address),
        signInError: onError,
        alert: ({ code }) => track('ALERT', { code }),
        error: onError,
      }
      const names = Object.keys(handlers) as (keyof ModalEvents)[]
      const stops = names.map((name) => events.on(name, handlers[name] as (data: unknown) => void))

      const onHide = () => {
        if (document.visibilityState === 'hidden') flush()
      }
      document.addEventListener('visibilitychange', onHide)
      addEventListener('pagehide', flush)
      return () => {
        for (const stop of stops) stop()
        document.removeEventListener('visibilitychange', onHide)
        removeEventListener('pagehide', flush)
        flush()
      }
    },
  }
}

async function readConfig(url: string): Promise<boolean> {
  const response = await fetch(url, { credentials: 'omit' })
  if (!response.ok) throw new Error(`The server answered ${response.status}`)
  const config: unknown = await response.json()
  return (config as { isAnalyticsEnabled?: unknown } | null)?.isAnalyticsEnabled === true
}
