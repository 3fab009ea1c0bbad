import type { AlertCode, Feature, FeatureModal, ProviderSource, RelayFailure } from '@foyer/modal-core'
import type { WalletConnectProvider } from './createProvider.ts'
import { probeRelay } from './probeRelay.ts'
import type { DappMetadata } from './sdk.ts'
import { wagmiConnector } from './wagmiConnector.ts'

const ID = 'walletConnect'
const NAMESPACE = 'eip155'
const PUBLIC_RELAY = 'wss://relay.walletconnect.org'
/** Longer than a phone needs to find the network again after it was locked. */
const PROBE_TIMEOUT = 10_000

export type WalletConnectParameters = {
  /** From the WalletConnect dashboard. Not secret, but tied to the origins that you enter there. */
  projectId: string
  /** What wallets show of your dapp. Default taken from the page: title, description, origin, icon. */
  metadata?: DappMetadata | undefined
  /** Default the public relay, the only one that wallets in the field listen to. */
  relayUrl?: string | undefined
  /** Default true. False leaves out the domain check of wallets, for development and tests without a network. */
  verify?: boolean | undefined
}

/**
 * Pairing with wallets on other devices, by QR code or link. Needs `@walletconnect/universal-provider`, which is
 * loaded when a visitor takes this path, or comes back with a session.
 *
 * @example
 * createFoyer({ networks, adapters, features: [walletConnect({ projectId: 'your id' })] })
 */
export function walletConnect(parameters: WalletConnectParameters): Feature {
  return {
    name: ID,
    start: (modal) => start(modal, parameters),
  }
}

/** What a refusal of the relay is among the alerts. */
const ALERTS: Partial<Record<RelayFailure, AlertCode>> = {
  origin: 'APKT002',
  clock: 'APKT006',
  projectId: 'APKT007',
  rateLimited: 'APKT010',
}

function start(
  modal: FeatureModal,
  { projectId, metadata, relayUrl = PUBLIC_RELAY, verify = true }: WalletConnectParameters,
) {
  const { alerts, events, networks, pairing, snackbar, storage } = modal
  let loading: Promise<WalletConnectProvider> | undefined
  let tellLater: (() => void) | undefined

  const isAuthorized = () => storage.get('walletConnectSession') === true

  async function create() {
    const { createProvider } = await import('./createProvider.ts')
    return createProvider({
      projectId,
      relayUrl,
      verify,
      metadata: metadata ?? pageMetadata(),
      networks: ownNetworks,
      id: `foyer-${modal.id}`,
      keep: storage.isKept,
      wasOpen: isAuthorized(),
      probe,
      setPairing: pairing.set,
      alert: alerts.show,
      onExpired,
      onSession(wallet) {
        pairing.setWallet(wallet)
        storage.set('walletConnectSession', wallet && true)
      },
    })
  }

  /** Those of namespaces where somebody takes the wallet. */
  function ownNetworks() {
    const active = networks.active()
    const own = networks.list.filter(
      ({ chainNamespace }) => modal.adapterOf(chainNamespace)?.addProvider !== undefined,
    )
    return own.includes(active) ? [active, ...own.filter((one) => one !== active)] : own
  }

  async function probe(address: string) {
    const reason = await probeRelay({ address, timeout: PROBE_TIMEOUT })
    const code = reason && ALERTS[reason]
    if (code !== undefined) alerts.show(code)
    return reason
  }

  /** Said where somebody is looking, else when somebody does. */
  function onExpired() {
    const tell = () => snackbar.show('error', 'sessionExpired')
    if (modal.state.router.open) return tell()
    tellLater?.()
    tellLater = events.on('open', () => {
      tellLater?.()
      tell()
    })
  }

  const load = () => {
    loading ??= create().catch((error: unknown) => {
      // A chunk that did not come may come the next time.
      loading = undefined
      throw error
    })
    return loading
  }

  const source: ProviderSource = {
    id: ID,
    name: 'WalletConnect',
    type: 'WALLET_CONNECT',
    load: async () => (await load()).eip155,
    loadMultiChain: load,
    isAuthorized,
    signIn: async (createMessage) => (await load()).signIn(createMessage),
  }
  const forms = { wagmi: wagmiConnector(source) }
  const namespaces = [...new Set(networks.list.map(({ chainNamespace }) => chainNamespace))]
  const removals = namespaces.map((namespace) =>
    modal.adapterOf(namespace)?.addProvider?.({ ...source, forms }),
  )

  const isAttached = () => !namespaces.includes(NAMESPACE) || modal.adapterOf(NAMESPACE) !== undefined

  /** Where the dapp has no adapter for it, one that knows of nothing else is loaded when it is needed. */
  async function attach() {
    if (isAttached()) return
    const { eip1193Adapter } = await import('../eip1193/eip1193Adapter.ts')
    if (isAttached()) return
    const adapter = eip1193Adapter({ target: new EventTarget() })
    removals.push(adapter.addProvider?.(source))
    modal.addAdapter(adapter)
  }

  async function prepare() {
    try {
      await attach()
      const createMessage = (await modal.siwx?.ready())?.createMessage
      await (await load()).prepare(createMessage)
    } catch {
      // Its chunk did not come; the next attempt asks for it again.
      pairing.set({ status: 'failed', reason: 'offline' })
    }
  }

  pairing.setSource({
    connectorId: ID,
    prepare,
    forget() {
      pairing.set({ status: 'preparing' })
      void loading?.then((provider) => provider.forget())
    },
    wake: () => void loading?.then((provider) => provider.wake()),
  })
  const stop = events.on('open', () => void attach().catch(() => {}))
  if (source.isAuthorized()) void attach().catch(() => {})
  return () => {
    stop()
    tellLater?.()
    pairing.setSource(undefined)
    for (const remove of removals) remove?.()
    void loading?.then((provider) => provider.destroy())
  }
}

function pageMetadata(): DappMetadata {
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? ''
  const icon = document.querySelector<HTMLLinkElement>('link[rel~="icon"]')?.href
  return { name: document.title, description, url: location.origin, icons: icon === undefined ? [] : [icon] }
}
