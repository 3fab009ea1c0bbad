import { withTimeout } from '@foyer/modal-core/page'
import type { Config, Connector } from 'wagmi'

/** Time that a wallet may take to agree or to connect again, in milliseconds. */
export const TIMEOUT = 5_000

/** Connects without a prompt. */
type Reconnect = () => Promise<{ accounts: readonly `0x${string}`[]; chainId: number }>

export type Candidate = { connector: Connector; reconnect: Reconnect }

/**
 * Takes up stored connections without a prompt: all wallets are asked at once, each for five seconds at most. The first of
 * them that answers is in use, unless the user has connected another wallet meanwhile.
 */
export async function takeUpAll(config: Config, candidates: readonly Candidate[]) {
  config.setState((state) => ({ ...state, status: state.current === null ? 'connecting' : 'reconnecting' }))
  const attempts = candidates.map((candidate) => ask(config, candidate))
  for (const [index, attempt] of attempts.entries()) {
    const answer = await attempt
    const connector = candidates[index]?.connector
    if (answer !== undefined && connector !== undefined) add(config, connector, answer)
  }
  const { status } = config.state
  if (status === 'reconnecting' || status === 'connecting')
    config.setState((state) => ({ ...state, connections: new Map(), current: null, status: 'disconnected' }))
}

const ask = (config: Config, { connector, reconnect }: Candidate) =>
  inTime(
    config,
    connector,
    connector.isAuthorized().then((agrees) => (agrees ? reconnect() : undefined)),
  )

/** The answer of a wallet, or undefined where it does not agree in five seconds. A late answer adds the wallet. */
function inTime(config: Config, connector: Connector, answer: Promise<Answer | undefined>) {
  return withTimeout(answer, TIMEOUT).catch(() => {
    void answer.then(
      (late) => late && add(config, connector, late),
      () => {},
    )
    return undefined
  })
}

/** Adds a connection that its wallet has agreed to. It is in use only where no other one is. */
export async function takeUp(config: Config, { connector, reconnect }: Candidate) {
  const isFirst = !isLive(config, config.state.current)
  if (isFirst) config.setState((state) => ({ ...state, status: 'reconnecting' }))
  const answer = await inTime(config, connector, reconnect())
  if (answer !== undefined && add(config, connector, answer)) return
  // The user may have connected another wallet meanwhile.
  if (isFirst && config.state.status === 'reconnecting')
    config.setState((state) => ({ ...state, status: 'disconnected' }))
}

type Answer = Awaited<ReturnType<Reconnect>>

function add(config: Config, connector: Connector, { accounts, chainId }: Answer): boolean {
  const [address, ...others] = accounts
  if (address === undefined || !config.connectors.includes(connector)) return false
  const { uid, emitter } = connector
  const { change, connect, disconnect } = config._internal.events
  emitter.off('connect', connect)
  // wagmi may take the same wallet up by itself.
  emitter.off('change', change)
  emitter.off('disconnect', disconnect)
  emitter.on('change', change)
  emitter.on('disconnect', disconnect)
  config.setState((state) => {
    // An entry of an earlier visit in wagmi's storage is no connection.
    const live = [...state.connections].filter(([each]) => isLive(config, each))
    return {
      ...state,
      connections: new Map(live).set(uid, { accounts: [address, ...others], chainId, connector }),
      current: isLive(config, state.current) ? state.current : uid,
      status: 'connected',
    }
  })
  return true
}

const isLive = ({ connectors }: Config, uid: string | null) => connectors.some((one) => one.uid === uid)
