import type { AlertCode, Feature, FeatureModal, ProviderSource, RelayFailure } from '@foyer/modal-core'
import { reportLoadError } from '@foyer/modal-core/page'
import { attachProvider } from '../provider/attachProvider.ts'
import { completeMetadata } from '../provider/completeMetadata.ts'
import { createFallbackAdapter } from './createFallbackAdapter.ts'
import type { WalletConnectProvider } from './createProvider.ts'
import { icon } from './icon.ts'
import { pairableNetworks } from './pairableNetworks.ts'
import { probeRelay } from './probeRelay.ts'
import type { DappMetadata } from './sdk.ts'

const ID = 'walletConnect'
const PUBLIC_RELAY = 'wss://relay.walletconnect.org'
/** In milliseconds. Longer than a phone needs to reconnect after it was locked. */
const PROBE_TIMEOUT = 10_000

export type WalletConnectParameters = {
  /** From the WalletConnect dashboard. It is not secret, and works on the origins that you enter there. */
  projectId: string
  /** The details of your dapp that wallets show. What you leave out is taken from the page: title, description, origin, icon. */
  metadata?: Partial<DappMetadata> | undefined
  /** Default the public relay, the only one that wallets use. */
  relayUrl?: string | undefined
  /** Default true. False disables the domain check of wallets, for development and tests without a network. */
  verify?: boolean | undefined
}

/**
 * Pairs with wallets on other devices, by QR code or link. Needs `@walletconnect/universal-provider`, which is loaded when
 * a user pairs, or returns with a session.
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

/** The alert for each way in which the relay refuses a connection. */
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
  const { alerts, events, pairing, snackbar, storage } = modal
  let loading: Promise<WalletConnectProvider> | undefined
  let stopWaiting: (() => void) | undefined

  const isAuthorized = () => storage.get('walletConnectSession') === true

  async function create() {
    const importProvider = () => import('./createProvider.ts')
    const { createProvider } = storage.isKept
      ? await importProvider()
      : await (await import('./loadWithStorage.ts')).loadWithStorage(importProvider)
    return createProvider({
      projectId,
      relayUrl,
      verify,
      metadata: completeMetadata(metadata),
      networks: () => pairableNetworks(modal),
      id: `foyer-${modal.id}`,
      keep: storage.isKept,
      wasOpen: isAuthorized(),
      probe,
      setPairing: pairing.set,
      alert: alerts.show,
      onExpired,
      onLateAnswer: (answer) => events.emit('lateAnswer', answer),
      onSession(wallet) {
        pairing.setWallet(wallet)
        storage.set('walletConnectSession', wallet && true)
      },
    })
  }

  async function probe(address: string) {
    const reason = await probeRelay({ address, timeout: PROBE_TIMEOUT })
    const code = reason && ALERTS[reason]
    if (code !== undefined) alerts.show(code)
    return reason
  }

  /** Tells the user now if the modal is open, else when it opens. */
  function onExpired() {
    const tell = () => snackbar.show('error', 'sessionExpired')
    if (modal.state.router.open) return tell()
    stopWaiting?.()
    stopWaiting = events.on('open', () => {
      stopWaiting?.()
      tell()
    })
  }

  const load = () => {
    loading ??= create().catch((error: unknown) => {
      // A chunk that failed to load is requested again by the next call.
      loading = undefined
      throw error
    })
    return loading
  }

  const source: ProviderSource = {
    id: ID,
    name: 'WalletConnect',
    icon,
    type: 'WALLET_CONNECT',
    load: async () => (await load()).eip155,
    loadMultiChain: load,
    isAuthorized,
    signIn: async (createMessage) => (await load()).signIn(createMessage),
  }
  const remove = attachProvider(modal, source)
  const fallback = createFallbackAdapter(modal, source)

  async function prepare() {
    try {
      await fallback.add()
      const createMessage = (await modal.siwx?.ready())?.createMessage
      await (await load()).prepare(createMessage)
    } catch (cause) {
      // Its chunk failed to load, or its SDK to start. The next attempt does both again.
      const reason = await reportLoadError(modal, cause)
      const lost = navigator.onLine ? 'unreachable' : 'offline'
      pairing.set({ status: 'failed', reason: reason === 'connection' ? lost : reason })
    }
  }

  pairing.setSource({
    connectorId: ID,
    projectId,
    url: metadata?.url,
    prepare,
    forget() {
      pairing.set({ status: 'preparing' })
      void loading?.then((provider) => provider.forget())
    },
    wake: () => void loading?.then((provider) => provider.wake()),
  })
  const stopWatching = storage.watch('walletConnectSession', () => {
    if (storage.isKept && !isAuthorized()) void loading?.then((provider) => provider.drop())
  })
  const stop = events.on('open', () => void fallback.add().catch(() => {}))
  if (source.isAuthorized()) void fallback.add().catch(() => {})
  return () => {
    stop()
    stopWatching()
    stopWaiting?.()
    pairing.setSource(undefined)
    remove()
    fallback.remove()
    void loading?.then((provider) => provider.destroy())
  }
}
