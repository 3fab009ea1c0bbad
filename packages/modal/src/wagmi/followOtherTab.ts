import { withTimeout } from '@foyer/modal-core/page'
import type { Config, Connector } from 'wagmi'
import { type Candidate, TIMEOUT, takeUp } from './takeUp.ts'

/** The run of each config: a tab writes several times while it connects. */
const running = new WeakMap<Config, Promise<void>>()

/**
 * Takes over which wallets another tab has connected and disconnected, as it has stored them. No wallet is prompted, and
 * the wallet in use stays the one in use.
 */
export function followOtherTab(
  config: Config,
  candidateOf: (connector: Connector) => Candidate,
): Promise<void> {
  const next = (running.get(config) ?? Promise.resolve()).then(() => follow(config, candidateOf))
  running.set(config, next)
  return next
}

async function follow(config: Config, candidateOf: (connector: Connector) => Candidate) {
  await settled(config)
  const stored = await storedIds(config)
  if (stored === undefined) return
  for (const connector of config.connectors) {
    const isConnected = config.state.connections.has(connector.uid)
    if (stored.has(connector.id) === isConnected) continue
    if (isConnected) await removeOrKeep(config, connector)
    else if (await agrees(connector)) await takeUp(config, candidateOf(connector))
  }
}

/** Asks whether a wallet may be taken up. A silent one does not keep those after it away. */
const agrees = (connector: Connector, fallback = false) =>
  withTimeout(connector.isAuthorized(), TIMEOUT).catch(() => fallback)

/** Waits until this tab has connected or reconnected itself. */
async function settled({ state: { status }, subscribe }: Config) {
  if (isSettled(status)) return
  await new Promise<void>((resolve) => {
    const stop = subscribe(
      (state) => state.status,
      (next) => {
        if (!isSettled(next)) return
        stop()
        resolve()
      },
    )
  })
}

const isSettled = (status: Config['state']['status']) => status === 'connected' || status === 'disconnected'

/** The ids of the connectors that wagmi has stored as connected. Undefined where its storage has something else. */
async function storedIds({ storage }: Config): Promise<Set<string> | undefined> {
  const store = (await storage?.getItem('store')) as { state?: { connections?: unknown } } | null | undefined
  if (store == null) return new Set()
  const connections = store.state?.connections
  if (!(connections instanceof Map)) return undefined
  return new Set([...connections.values()].map((connection) => connection?.connector?.id))
}

/**
 * Removes a connection that another tab has ended. A tab that opens, or that does not have the wallet, stores none
 * either: a connection that could be taken up again is kept, and stored once more.
 */
async function removeOrKeep(config: Config, connector: Connector) {
  const { current } = config.state
  if (await agrees(connector, true)) {
    config.setState((state) => ({ ...state }))
    return
  }
  config._internal.events.disconnect({ uid: connector.uid })
  // wagmi goes to its first connection even when another one than the current has left.
  if (current !== null && config.state.connections.has(current))
    config.setState((state) => ({ ...state, current }))
}
