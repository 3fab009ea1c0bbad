import type { Network } from '@foyer/modal-core'
import UniversalProvider from '@walletconnect/universal-provider'
import type { Eip1193Provider } from '../eip1193/provider.ts'
import { readExpiry } from './pairingUri.ts'

/** What is asked for; a wallet grants what it has. Nothing is required, so that no wallet has to refuse. */
const METHODS = [
  'eth_sendTransaction',
  'personal_sign',
  'eth_signTypedData_v4',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_sendCalls',
  'wallet_getCallsStatus',
  'wallet_getCapabilities',
]
const EVENTS = ['accountsChanged', 'chainChanged']
const NAMESPACE = 'eip155'

/** The dapp as wallets show it to their users. */
export type DappMetadata = { name: string; description: string; url: string; icons: string[] }

export type CreateProviderParameters = {
  projectId: string
  /** Networks of the namespace, the one to start on first. */
  networks: readonly Network[]
  metadata: DappMetadata
  relayUrl: string
  /** False leaves out the lookup by which wallets warn of a domain that is not the project's. */
  verify: boolean
  /** Names this client among those of the page. */
  id: string
  /** Whether session and keys outlive the page. */
  keep: boolean
  /** Asked with the relay's address and this client's token before each code is made; rejects when none would work. */
  probe: (address: string) => Promise<void>
  /** Told of each code that a wallet can read, with its end in milliseconds since 1970. */
  onPairing: (pairing: { uri: string; expiresAt: number }) => void
  /** Told whether there is a session, whenever that changes. */
  onSession: (isOpen: boolean) => void
}

/** An EIP-1193 provider that a wallet elsewhere answers. */
export type WalletConnectProvider = Required<Eip1193Provider> & {
  /** Ends the session on both sides; without one nothing happens. */
  disconnect: () => Promise<void>
  /** Closes the connection to the relay; the session is kept for the next time. */
  destroy: () => Promise<void>
}

/**
 * Starts the SDK and takes up a stored session. Requests then go to the wallet; `eth_requestAccounts` pairs with one
 * when there is no session.
 */
export async function createProvider(parameters: CreateProviderParameters): Promise<WalletConnectProvider> {
  const { projectId, networks, metadata, relayUrl, verify, id, keep, probe, onPairing, onSession } =
    parameters
  const sdk = await UniversalProvider.init({
    projectId,
    metadata,
    relayUrl,
    logger: 'silent',
    telemetryEnabled: false,
    customStoragePrefix: id,
    ...(keep ? {} : { storageOptions: { database: ':memory:' } }),
  })
  const { core } = sdk.client
  if (!verify) core.verify.register = async () => ''
  sdk.on('display_uri', (uri: string) => onPairing({ uri, expiresAt: readExpiry(uri) }))
  sdk.on('session_delete', () => onSession(false))
  // The SDK forgets a session that has run out, but does not say so to the page.
  sdk.client.on('session_expire', ({ topic }) => {
    if (topic !== sdk.session?.topic) return
    sdk.session = undefined
    onSession(false)
    sdk.events.emit('disconnect')
  })
  onSession(sdk.session !== undefined)

  async function pair() {
    const auth = await core.crypto.signJWT(relayUrl)
    await probe(`${relayUrl}/?${new URLSearchParams({ auth, projectId, ua: 'wc-2/foyer' })}`)
    const chains = networks.map(({ caipNetworkId }) => caipNetworkId)
    const rpcMap = Object.fromEntries(networks.map(({ id, rpcUrls }) => [id, rpcUrls.default.http[0] ?? '']))
    const namespace = { chains, methods: METHODS, events: EVENTS, rpcMap }
    await sdk.connect({ optionalNamespaces: { [NAMESPACE]: namespace } })
    onSession(true)
  }

  return {
    async request({ method, params = [] }) {
      if (method === 'eth_requestAccounts' && sdk.session === undefined) await pair()
      if (method === 'eth_accounts' && sdk.session === undefined) return []
      return sdk.request({ method, params: [...params] }, undefined)
    },

    on: (event, listener) => sdk.on(event, listener),
    removeListener: (event, listener) => sdk.removeListener(event, listener),

    async disconnect() {
      if (sdk.session === undefined) return
      await sdk.disconnect()
      onSession(false)
    },

    async destroy() {
      core.heartbeat.stop()
      await core.relayer.transportClose()
      // The SDK keeps its core for the next client of the same name, which would find it stopped.
      for (const key of [`_walletConnectCore_${id}`, `_walletConnectCore_${id}_count`])
        Reflect.deleteProperty(globalThis, key)
    },
  }
}
