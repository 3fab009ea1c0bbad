import { withTimeout } from '@foyer/modal-core/page'
import type { Config, Connector } from 'wagmi'

/** How long a wallet may take for each answer when it is taken up after a reload, in milliseconds. */
const TIMEOUT = 5_000

/** What a wallet was when wagmi stored it. */
export type Remembered = { name: string; accounts: readonly string[] }

type LimitReconnectParameters = {
  config: Config
  /** Resolves with what wagmi had stored about a wallet, by its connector's id. */
  rememberedOf: (id: string) => Promise<Remembered | undefined>
  /** Called with what takes the wallet up, when it agrees after its time, or while another wallet is in use. */
  onLate: (connector: Connector, connect: Reconnect) => void
}

/** Connects without a prompt. */
export type Reconnect = () => Promise<{ accounts: readonly `0x${string}`[]; chainId: number }>

/**
 * Limits what wagmi's `reconnect` waits for. It asks one wallet after the other, and takes the first that answers for the
 * only connection: a silent wallet would keep all others away, and one that answers late would replace the wallet that the
 * user has connected meanwhile. Returns a function that limits a connector once, and returns what takes it up.
 */
export function limitReconnect({ config, rememberedOf, onLate }: LimitReconnectParameters) {
  const limited = new WeakMap<Connector, Reconnect>()

  return (connector: Connector): Reconnect => {
    const known = limited.get(connector)
    if (known !== undefined) return known
    const own = { ...connector }
    const reconnect = () => own.connect({ isReconnecting: true })
    limited.set(connector, reconnect)

    /** Whether the wallet may be taken up, and is the one that wagmi has stored. */
    async function isSame() {
      const remembered = connector.type === 'injected' ? await rememberedOf(connector.id) : undefined
      if (remembered !== undefined && remembered.name !== connector.name) return false
      if (!(await own.isAuthorized())) return false
      if (remembered === undefined) return true
      const accounts = await connector.getAccounts()
      return accounts.some((account) => remembered.accounts.includes(account))
    }

    connector.isAuthorized = () => {
      const answer = isSame()
      return withTimeout(answer, TIMEOUT).catch(() => {
        void answer.then(
          (agrees) => agrees && onLate(connector, reconnect),
          () => {},
        )
        return false
      })
    }
    connector.connect = async (parameters) => {
      if (!parameters?.isReconnecting) return own.connect(parameters)
      // wagmi passes over a wallet that rejects.
      const isInUse = config.connectors.some(({ uid }) => uid === config.state.current)
      if (isInUse) onLate(connector, reconnect)
      const answer = isInUse
        ? Promise.reject(new Error('Another wallet is in use.'))
        : own.connect(parameters)
      return withTimeout(answer, TIMEOUT)
    }
    return reconnect
  }
}
