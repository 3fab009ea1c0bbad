import { type Feature, type Modal, type ProviderSource, RelayError } from '@foyer/modal-core'
import type { DappMetadata, WalletConnectProvider } from './createProvider.ts'
import { probeRelay } from './probeRelay.ts'
import { wagmiConnector } from './wagmiConnector.ts'

const ID = 'walletConnect'
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

function start(
  modal: Modal,
  { projectId, metadata, relayUrl = PUBLIC_RELAY, verify = true }: WalletConnectParameters,
) {
  const { pairing, storage, networks } = modal
  let loading: Promise<WalletConnectProvider> | undefined

  async function create() {
    const { createProvider } = await import('./createProvider.ts')
    return createProvider({
      projectId,
      relayUrl,
      verify,
      metadata: metadata ?? pageMetadata(),
      networks: networks.list.filter(({ chainNamespace }) => chainNamespace === 'eip155'),
      id: `foyer-${modal.id}`,
      keep: storage.isKept,
      probe,
      onPairing: (code) => pairing.set({ status: 'waiting', ...code }),
      onSession: (isOpen) => storage.set('walletConnectSession', isOpen || undefined),
    })
  }

  async function probe(address: string) {
    pairing.set({ status: 'preparing' })
    const reason = await probeRelay({ address, timeout: PROBE_TIMEOUT })
    if (reason === undefined) return
    pairing.set({ status: 'failed', reason })
    throw new RelayError({ reason })
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
    load,
    isAuthorized: () => storage.get('walletConnectSession') === true,
  }
  const forms = { wagmi: wagmiConnector(source) }
  const remove = modal.adapterOf('eip155')?.addProvider?.({ ...source, forms })
  return () => {
    remove?.()
    void loading?.then((provider) => provider.destroy())
  }
}

function pageMetadata(): DappMetadata {
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? ''
  const icon = document.querySelector<HTMLLinkElement>('link[rel~="icon"]')?.href
  return { name: document.title, description, url: location.origin, icons: icon === undefined ? [] : [icon] }
}
