import type { Network, PairedWallet } from '@foyer/modal-core'
import UniversalProvider from '@walletconnect/universal-provider'
import type { Eip1193Provider } from '../eip1193/provider.ts'
import { readExpiry } from './pairingUri.ts'
import { toPairedWallet } from './toPairedWallet.ts'

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
  /** Told of each code that a wallet can read, with its end in milliseconds since 1970; undefined when it is of no more use. */
  onPairing: (pairing: { uri: string; expiresAt: number } | undefined) => void
  /** Told of the wallet of the session, undefined without one, whenever that changes. */
  onSession: (wallet: PairedWallet | undefined) => void
}

/** An EIP-1193 provider that a wallet elsewhere answers. */
export type WalletConnectProvider = Required<Eip1193Provider> & {
  /** Ends the session on both sides; without one nothing happens. */
  disconnect: () => Promise<void>
  /** Makes a code for whoever asks for an account later, unless there is one. */
  prepare: () => Promise<void>
  /** Has the next request make a code of its own. What waits already takes any of them. */
  forget: () => void
  /** Connects to the relay anew: phones cut the connection of a page that is left, and do not always say so. */
  wake: () => void
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
  sdk.on('session_delete', () => onSession(undefined))
  // The SDK forgets a session that has run out, but does not say so to the page.
  sdk.client.on('session_expire', ({ topic }) => {
    if (topic !== sdk.session?.topic) return
    sdk.session = undefined
    onSession(undefined)
    sdk.events.emit('disconnect')
  })
  const reportSession = () => onSession(sdk.session && toPairedWallet(sdk.session.peer.metadata))
  reportSession()

  /** What requests wait for, whichever code a wallet takes. */
  let pairing: PromiseWithResolvers<void> | undefined
  let isStale = false
  let latest = 0

  async function pair() {
    const auth = await core.crypto.signJWT(relayUrl)
    await probe(`${relayUrl}/?${new URLSearchParams({ auth, projectId, ua: 'wc-2/foyer' })}`)
    const chains = networks.map(({ caipNetworkId }) => caipNetworkId)
    const rpcMap = Object.fromEntries(networks.map(({ id, rpcUrls }) => [id, rpcUrls.default.http[0] ?? '']))
    const namespace = { chains, methods: METHODS, events: EVENTS, rpcMap }
    await sdk.connect({ optionalNamespaces: { [NAMESPACE]: namespace } })
    reportSession()
  }

  /** Waits for a wallet to take the code that is there, or else a new one. A code that a newer one replaces fails nobody. */
  function paired(): Promise<void> {
    if (pairing !== undefined && !isStale) return pairing.promise
    pairing ??= Promise.withResolvers<void>()
    isStale = false
    const mine = ++latest
    const current = pairing
    const done = () => {
      if (pairing !== current) return
      pairing = undefined
      onPairing(undefined)
    }
    pair().then(
      () => {
        done()
        current.resolve()
      },
      (error: unknown) => {
        if (mine !== latest) return
        done()
        current.reject(error)
      },
    )
    return current.promise
  }

  return {
    async request({ method, params = [] }) {
      if (method === 'eth_requestAccounts' && sdk.session === undefined) await paired()
      if (method === 'eth_accounts' && sdk.session === undefined) return []
      return sdk.request({ method, params: [...params] }, undefined)
    },

    on: (event, listener) => sdk.on(event, listener),
    removeListener: (event, listener) => sdk.removeListener(event, listener),

    async disconnect() {
      if (sdk.session === undefined) return
      await sdk.disconnect()
      onSession(undefined)
    },

    async prepare() {
      // Why there is none is told by `onPairing` and `probe`; who asks next tries again.
      if (sdk.session === undefined) paired().catch(() => {})
    },

    forget() {
      isStale = true
    },

    wake() {
      if (pairing !== undefined) core.relayer.restartTransport().catch(() => {})
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
