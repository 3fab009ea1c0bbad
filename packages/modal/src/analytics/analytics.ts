import type {
  BaseError,
  Feature,
  FeatureModal,
  ModalEvents,
  Schedule,
  Server,
  ServerParameters,
} from '@foyer/modal-core'
import { findServer, schedule as pageSchedule } from '@foyer/modal-core/page'
import { createLimit } from './createLimit.ts'
import { createQueue } from './createQueue.ts'
import type { Sender } from './createSender.ts'
import { EVENT_NAMES, ON_RAMP_NAMES, REGISTER_NAMES, SEND_NAMES, SWAP_NAMES } from './eventNames.ts'

/** An event as the server gets it. */
export type AnalyticsEvent = {
  eventId: string
  /** The page without its query and fragment, which may hold private data. */
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

export type AnalyticsParameters = ServerParameters & {
  /** Default false: no address leaves the page. */
  addresses?: boolean | undefined
  /** For tests. */
  schedule?: Schedule | undefined
  now?: (() => number) | undefined
}

/** Error reports are at most 5 in 60 s: a loop that fails must not become a flood. */
const ERRORS = { most: 5, span: 60_000 }

/**
 * Sends events of the modal to an analytics server. Nothing is sent without this feature, where the server's
 * configuration disables it, or where that configuration cannot be read.
 *
 * @example
 * createFoyer({ …, projectId: 'my-dapp', endpoints: { analytics: 'https://stats.example' }, features: [analytics()] })
 */
export function analytics({ endpoint, projectId, ...parameters }: AnalyticsParameters = {}): Feature {
  return {
    name: 'analytics',
    start(modal) {
      const server = findServer(modal, { feature: 'analytics', name: 'analytics', endpoint, projectId })
      return server === undefined ? () => {} : start(modal, server, parameters)
    },
  }
}

function start(
  { events }: FeatureModal,
  server: Server,
  {
    addresses = false,
    schedule = pageSchedule,
    now = Date.now,
  }: Omit<AnalyticsParameters, keyof ServerParameters>,
) {
  const mayReport = createLimit({ ...ERRORS, now })
  const { add, flush } = createQueue<AnalyticsEvent>({
    send: (batch) => whenEnabled(({ sendBatch }) => sendBatch(batch)),
    schedule,
  })
  /** Null where the server's configuration disables analytics. */
  let sender: Sender | undefined
  let loading: Promise<void> | undefined

  /** Reads the server's configuration with the first event, and again after a failure. */
  function load() {
    loading ??= loadSender(server).then(
      (loaded) => {
        sender = loaded
      },
      () => {
        loading = undefined
      },
    )
    return loading
  }

  /** Sends at once where the configuration is known: a page that is being left has no time to wait. */
  function whenEnabled(send: (sender: NonNullable<Sender>) => void) {
    if (sender === undefined) void load().then(() => sender && send(sender))
    else if (sender !== null) send(sender)
  }

  function report(event: AnalyticsEvent) {
    if (mayReport()) whenEnabled(({ sendError }) => sendError(event))
  }

  function track(event: string, properties?: Record<string, unknown>, address?: string) {
    if (sender === undefined) void load()
    if (sender !== null) add(toEvent('track', event, properties, addresses ? address : undefined))
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
    open: ({ view }) => track(EVENT_NAMES.open, { view }),
    close: ({ view }) => track(EVENT_NAMES.close, { view }),
    view: ({ view }) => track(EVENT_NAMES.view, { view }),
    connect: ({ namespace, chainId, connectorId, reconnected, address }) =>
      track(EVENT_NAMES.connect, { namespace, chainId, connectorId, reconnected }, address),
    disconnect: ({ namespace }) => track(EVENT_NAMES.disconnect, { namespace }),
    networkChange: ({ namespace, chainId }) => track(EVENT_NAMES.networkChange, { namespace, chainId }),
    signIn: ({ chainId, address }) => track(EVENT_NAMES.signIn, { chainId }, address),
    send: ({ status, chainId, token, address }) => track(SEND_NAMES[status], { chainId, token }, address),
    // The name would tell who the user is.
    registerName: ({ status, chainId, address }) => track(REGISTER_NAMES[status], { chainId }, address),
    swap: ({ status, chainId, from, to, address }) =>
      track(SWAP_NAMES[status], { chainId, from, to }, address),
    onRamp: ({ status, ...properties }) => track(ON_RAMP_NAMES[status], properties),
    signInError: onError,
    alert: ({ code }) => track(EVENT_NAMES.alert, { code }),
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
}

async function loadSender(server: Server): Promise<Sender> {
  const { createSender } = await import('./createSender.ts')
  return createSender(server)
}
