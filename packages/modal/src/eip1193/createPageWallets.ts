import type { AdapterHost, ProviderSource } from '@foyer/modal-core'
import { BROWSER_WALLET } from '@foyer/modal-core/page'
import { announcedId, nameOf } from './announcedId.ts'
import type { Eip1193Provider } from './provider.ts'
import type { AnnouncedWallet } from './readAnnouncement.ts'
import { savedOf } from './savedWallets.ts'
import { type EthereumTarget, readEthereum, watchEthereum } from './watchEthereum.ts'
import { watchProviders } from './watchProviders.ts'

type CreatePageWalletsParameters = {
  target: EthereumTarget
  host: () => AdapterHost | undefined
  /** Wallets have come or gone. */
  onChange: () => void
}

export type PageWallets = ReturnType<typeof createPageWallets>

const INJECTED = 'injected'

/** The wallets that can be connected: those of the page, and those that features bring. */
export function createPageWallets({ target, host, onChange }: CreatePageWalletsParameters) {
  const providers = new Map<string, Eip1193Provider>()
  /** Wallets that features bring: their providers are made when they are first needed. */
  const sources = new Map<string, ProviderSource>()
  let announced: readonly (AnnouncedWallet & { id: string })[] = []
  /** The names of the wallets whose id is their rdns alone. */
  const owners = new Map<string, string>()

  function setAnnounced(wallets: readonly AnnouncedWallet[]) {
    announced = wallets.map((wallet) => {
      const { rdns } = wallet
      const owner = owners.get(rdns) ?? savedOf(host(), rdns)?.name ?? nameOf(wallet)
      owners.set(rdns, owner)
      return { ...wallet, id: announcedId(wallet, owner) }
    })
    for (const { id, provider } of announced) providers.set(id, provider)
    publish()
  }

  function publish() {
    const ethereum = providers.get(INJECTED)
    const unannounced = announced.every(({ provider }) => provider !== ethereum)
    host()?.setConnectors([
      ...announced.map(({ id, rdns, name, icon }) => {
        return { id, rdns, name, icon, type: 'ANNOUNCED' as const, installed: true }
      }),
      {
        id: INJECTED,
        name: BROWSER_WALLET,
        type: 'INJECTED',
        installed: ethereum !== undefined,
        unannounced,
      },
      ...[...sources.values()].map(({ id, name, icon, type, methods }) => ({
        id,
        name,
        icon,
        type,
        methods,
        installed: false,
      })),
    ])
    onChange()
  }

  return {
    providers,
    sources,

    /** Watches the wallets of the page. Returns what stops it. */
    watch() {
      const ethereum = readEthereum(target)
      if (ethereum) providers.set(INJECTED, ethereum)
      const stops = [watchProviders(target, setAnnounced)]
      if (!ethereum)
        stops.push(
          watchEthereum(target, (found) => {
            providers.set(INJECTED, found)
            publish()
          }),
        )
      return stops
    },

    /** The name by which a wallet is known again after a reload. */
    nameOfId(connectorId: string) {
      const wallet = announced.find(({ id }) => id === connectorId)
      return wallet === undefined ? connectorId : nameOf(wallet)
    },

    /** The provider of a wallet, or undefined for one that is not here. */
    async load(connectorId: string) {
      // Wallets replace what another one, or a first script of their own, has put there.
      const current = connectorId === INJECTED ? readEthereum(target) : undefined
      const provider = current ?? providers.get(connectorId) ?? (await sources.get(connectorId)?.load())
      if (provider) providers.set(connectorId, provider)
      return provider
    },

    add(source: ProviderSource) {
      sources.set(source.id, source)
      publish()
      return () => {
        sources.delete(source.id)
        providers.delete(source.id)
        publish()
      }
    },
  }
}
