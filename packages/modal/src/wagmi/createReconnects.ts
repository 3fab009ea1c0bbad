import { withTimeout } from '@foyer/modal-core/page'
import type { Config, Connector } from 'wagmi'
import { readEthereum } from '../eip1193/watchEthereum.ts'
import { followOtherTab } from './followOtherTab.ts'
import { separateWallets } from './separateWallets.ts'
import { type Candidate, TIMEOUT, takeUp, takeUpAll } from './takeUp.ts'

/** A wallet as wagmi stored it. */
export type Remembered = { name: string; accounts: readonly string[] }

export type CreateReconnectsParameters = {
  config: Config
  /** Wallets of the last visit that have not connected since, as wagmi stored them, by the connector's id. */
  remembered: ReadonlyMap<string, Remembered>
  /** The connectors as wagmi made them: those of the config have limits when they are taken up. */
  originals: ReadonlyMap<Connector, Connector>
}

export type Reconnects = ReturnType<typeof createReconnects>

/**
 * Takes up connections without a prompt. wagmi's own `reconnect` asks one wallet after the other, and takes the first that
 * answers for the only connection: a silent wallet would keep all others away, and one that answers late would replace the
 * wallet that the user has connected meanwhile. It has a chunk of its own, which only those who return need.
 */
export function createReconnects({ config, remembered, originals }: CreateReconnectsParameters) {
  const tried = new Set<string>()

  const candidateOf = (connector: Connector): Candidate => ({
    connector,
    reconnect: () => (originals.get(connector) ?? connector).connect({ isReconnecting: true }),
  })
  const takeUpOne = (connector: Connector) => takeUp(config, candidateOf(connector))

  /** True if the wallet may be taken up, and is the one that wagmi has stored. */
  async function isSame(connector: Connector) {
    const { id, name, type } = connector
    const known = type === 'injected' ? remembered.get(id) : undefined
    if (known !== undefined && known.name !== name) return false
    if (!(await (originals.get(connector) ?? connector).isAuthorized())) return false
    if (known === undefined) return true
    // A wallet that is silent about its chain would keep wagmi connecting for ever.
    const [accounts] = await Promise.all([connector.getAccounts(), connector.getChainId()])
    return accounts.some((account) => known.accounts.includes(account))
  }

  return {
    takeUp: takeUpOne,

    followOtherTab: () => followOtherTab(config, candidateOf),

    separateWallets: () => separateWallets(config),

    /** True if a wallet of the last visit may be taken up. One that agrees after its time is added. */
    isAuthorized(connector: Connector): Promise<boolean> {
      const answer = isSame(connector)
      return withTimeout(answer, TIMEOUT).catch(() => {
        void answer.then(
          (agrees) => (agrees ? takeUpOne(connector) : undefined),
          () => {},
        )
        return false
      })
    },

    /** Takes up the wallets of the last visit that are there and have not been tried, `recent` before the others. */
    async resume(recent: string | null | undefined) {
      const connectors = config.connectors
        .filter(({ id, uid }) => (id === recent || remembered.has(id)) && !tried.has(uid))
        .filter(({ id }) => id !== 'injected' || readEthereum(window) !== undefined)
        .sort((a, b) => Number(b.id === recent) - Number(a.id === recent))
      if (connectors.length === 0 || config.state.status !== 'disconnected') return
      for (const { uid } of connectors) tried.add(uid)
      await takeUpAll(config, connectors.map(candidateOf))
    },
  }
}
