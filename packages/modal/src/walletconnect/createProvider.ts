import {
  type AlertCode,
  createEmitter,
  type Network,
  type PairedWallet,
  type PairingState,
  type ProviderSource,
  type RelayFailure,
} from '@foyer/modal-core'
import { rpcOf } from '../eip155/request.ts'
import { type Eip1193Provider, toAddresses, toChainId } from '../eip1193/provider.ts'
import { abandonRequests } from './abandon.ts'
import { createPairer, type Paired } from './createPairer.ts'
import { endSession, forgetHistory, hearFarewellsOnce } from './endSession.ts'
import { lendBuffer } from './lendBuffer.ts'
import { LIMITS, type Limits } from './pairOnce.ts'
import { DISCONNECTED, RpcError, toRpcError, UNSUPPORTED_METHOD } from './rpcError.ts'
import { isGranted, NAMESPACE, type Session, sessionAccounts, UniversalProvider } from './sdk.ts'
import { silentLogger } from './silentLogger.ts'
import { isAskable, toSignInParameters, toSiwxSession } from './siwxSession.ts'
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

/** The dapp as wallets show it to their users. */
export type DappMetadata = { name: string; description: string; url: string; icons: string[] }

export type CreateProviderParameters = {
  projectId: string
  /** Networks of the namespace, the one in use first. */
  networks: () => readonly Network[]
  metadata: DappMetadata
  relayUrl: string
  /** False leaves out the lookup by which wallets warn of a domain that is not the project's. */
  verify: boolean
  /** Names this client among those of the page. */
  id: string
  /** Whether session and keys outlive the page. */
  keep: boolean
  /** Whether there was a session when the page was left. */
  wasOpen: boolean
  /** Asked with the relay's address and this client's token: why it does not answer, or undefined when it does. */
  probe: (address: string) => Promise<RelayFailure | undefined>
  setPairing: (state: PairingState) => void
  /** Told of the wallet of the session, undefined without one, whenever that changes. */
  onSession: (wallet: PairedWallet | undefined) => void
  /** Told that the time of a session has run out. */
  onExpired: () => void
  alert: (code: AlertCode) => void
  limits?: Limits
}

type CreateMessage = Parameters<NonNullable<ProviderSource['signIn']>>[0]

/** An EIP-1193 provider that a wallet elsewhere answers. */
export type WalletConnectProvider = Required<Eip1193Provider> & {
  /**
   * Pairs and signs in with one question. Without an answer to the second, the wallet does not know that question, and
   * has been asked to connect only.
   */
  signIn: NonNullable<ProviderSource['signIn']>
  /** Makes a code for whoever connects later, unless there is one. With `createMessage` it signs in, too. */
  prepare: (createMessage?: CreateMessage) => Promise<void>
  /** Has who connects next get a code of its own. */
  forget: () => void
  /** Connects to the relay anew: phones cut the connection of a page that is left, and do not always say so. */
  wake: () => void
  /** Ends the session on both sides, here also when the wallet cannot be reached; without one nothing happens. */
  disconnect: () => Promise<void>
  /** Closes the connection to the relay; the session is kept for the next time. */
  destroy: () => Promise<void>
}

/**
 * Starts the SDK and takes up a stored session. Requests then go to the wallet; `eth_requestAccounts` pairs with one
 * when there is no session. What the wallet does not answer is asked of the network's own node.
 */
export async function createProvider(parameters: CreateProviderParameters): Promise<WalletConnectProvider> {
  const { projectId, networks, relayUrl, id, keep, limits = LIMITS, setPairing, alert } = parameters
  const sdk = await UniversalProvider.init({
    projectId,
    metadata: parameters.metadata,
    relayUrl,
    logger: silentLogger(),
    telemetryEnabled: false,
    customStoragePrefix: id,
    ...(keep ? {} : { storageOptions: { database: ':memory:' } }),
  })
  const { core } = sdk.client
  if (!parameters.verify) core.verify.register = async () => ''
  // The SDK asks for the kind of every letter before it expects one to be forged.
  const { getPayloadType } = core.crypto
  core.crypto.getPayloadType = (letter) => {
    try {
      return getPayloadType(letter)
    } catch {
      return 0
    }
  }
  hearFarewellsOnce(sdk)
  const { emit, on, off } = createEmitter<Record<string, unknown>>()
  let topic: string | undefined
  let chainId: number | undefined
  /** The account that the wallet named last. */
  let preferred: string | undefined

  // Session

  function takeUp(session: Session) {
    topic = session.topic
    forgetHistory(sdk, topic)
    const chains = sessionAccounts(session).map((account) => account.chainId)
    chainId = [chainId, networks()[0]?.id, chains[0]].map(Number).find((id) => chains.includes(id))
    sdk.setDefaultChain(caip2())
    parameters.onSession(toPairedWallet(session.peer.metadata))
  }

  function onEnd() {
    const error = new RpcError(DISCONNECTED, 'The connection to the wallet has ended.')
    if (topic !== undefined) abandonRequests(sdk, topic, error)
    topic = chainId = preferred = undefined
    parameters.onSession(undefined)
    emit('disconnect', error)
  }

  async function disconnect() {
    if (topic === undefined) return
    await endSession(sdk, limits.farewell)
    onEnd()
  }

  /** Those on the chain in use first, and before them the one that the wallet named. */
  function accounts(): string[] {
    if (topic === undefined || sdk.session === undefined) return []
    const shared = sessionAccounts(sdk.session)
    const here = shared.filter((account) => account.chainId === chainId)
    const addresses = [...here, ...shared].map(({ address }) => address)
    const isShared = preferred !== undefined && addresses.includes(preferred)
    return [...new Set(isShared ? [preferred as string, ...addresses] : addresses)]
  }

  const caip2 = () => `${NAMESPACE}:${chainId ?? networks()[0]?.id}`
  const toHex = (id: number) => `0x${id.toString(16)}`

  // What the wallet says by itself

  function onAccounts() {
    if (topic === undefined) return
    if (accounts().length > 0) emit('accountsChanged', accounts())
    else void disconnect()
  }

  sdk.on('session_update', onAccounts)
  // Not the SDK's `accountsChanged`, which comes with every change of the chain, too.
  sdk.on('session_event', ({ params: { event } }: SessionEvent) => {
    if (event.name !== 'accountsChanged' || !Array.isArray(event.data)) return
    // Wallets name them with their chain or without.
    preferred = toAddresses(event.data.map((account) => String(account).split(':').at(-1)))[0] ?? preferred
    onAccounts()
  })
  sdk.on('chainChanged', (next: unknown) => {
    const id = toChainId(next)
    if (topic === undefined || id === undefined || id === chainId) return
    chainId = id
    emit('chainChanged', toHex(id))
  })
  sdk.on('session_delete', onEnd)
  // The SDK forgets a session that has run out, but does not say so to the page.
  sdk.client.on('session_expire', (expired) => {
    if (expired.topic !== topic) return
    sdk.session = undefined
    parameters.onExpired()
    onEnd()
  })

  if (sdk.session !== undefined) takeUp(sdk.session)
  else if (parameters.wasOpen) {
    parameters.onExpired()
    parameters.onSession(undefined)
  }

  // Pairing

  async function probe() {
    const auth = await core.crypto.signJWT(relayUrl)
    return parameters.probe(`${relayUrl}/?${new URLSearchParams({ auth, projectId, ua: 'wc-2/foyer' })}`)
  }
  const currentTopic = () => topic
  const pairer = createPairer({ sdk, limits, probe, setPairing, alert, onSession: takeUp, currentTopic })

  const chains = () => networks().map(({ caipNetworkId }) => caipNetworkId)
  function namespaces() {
    const rpcMap = Object.fromEntries(
      networks().map(({ id, rpcUrls }) => [id, rpcUrls.default.http[0] ?? '']),
    )
    return {
      optionalNamespaces: { [NAMESPACE]: { chains: chains(), methods: METHODS, events: EVENTS, rpcMap } },
    }
  }
  const connectOnly = () => sdk.connect(namespaces()).then(() => ({}))
  const connect = () => pairer.pair(connectOnly)

  /** Asks to connect and to sign; a wallet that does not know that is asked to connect. */
  async function signIn(createMessage: CreateMessage): Promise<Paired> {
    const [chainId = ''] = chains()
    return pairer.pair(async () => {
      // Where there is none to sign, connecting goes on: the visitor is asked to sign afterwards, and told what is wrong.
      const asked = await within(limits.message, createMessage({ accountAddress: '', chainId }))
      if (asked === undefined || !isAskable(asked)) return connectOnly()
      const question = { ...toSignInParameters(asked, chains(), METHODS), ...namespaces() }
      const takeBack = lendBuffer()
      try {
        const { auths } = await sdk.authenticate(question)
        return { session: auths && toSiwxSession({ sdk, cacaos: auths, asked, chainId }) }
      } finally {
        takeBack()
      }
    })
  }

  // Requests

  function askNode(method: string, params: readonly unknown[]) {
    const network = networks().find((network) => network.id === chainId)
    const url = network?.rpcUrls.default.http[0]
    if (url === undefined)
      throw new RpcError(UNSUPPORTED_METHOD, `No node is known for ${caip2()}, which the wallet is on.`)
    return rpcOf(url)(method, params)
  }

  async function answer(method: string, params: readonly unknown[]): Promise<unknown> {
    if (method === 'eth_requestAccounts' && topic === undefined) await connect()
    if (method === 'eth_requestAccounts' || method === 'eth_accounts') return accounts()
    if (method === 'eth_chainId') return toHex(chainId ?? Number(networks()[0]?.id))
    if (topic === undefined || sdk.session === undefined)
      throw new RpcError(DISCONNECTED, 'No wallet is connected.')
    const isSwitch = method === 'wallet_switchEthereumChain'
    if (isSwitch || isGranted(sdk.session, method))
      return sdk.request({ method, params: [...params] }, caip2())
    if (METHODS.includes(method))
      throw new RpcError(UNSUPPORTED_METHOD, `The wallet does not offer ${method}.`)
    return askNode(method, params)
  }

  return {
    async request({ method, params = [] }) {
      try {
        return await answer(method, params)
      } catch (cause) {
        throw toRpcError(cause)
      }
    },
    on,
    removeListener: off,

    async signIn(createMessage) {
      try {
        return topic === undefined ? await signIn(createMessage) : {}
      } catch (cause) {
        throw toRpcError(cause)
      }
    },

    async prepare(createMessage) {
      if (topic !== undefined) return
      // Why there is no code is in the state; who asks next tries again.
      void (createMessage === undefined ? connect() : signIn(createMessage)).catch(() => {})
    },

    forget: pairer.forget,

    wake() {
      if (pairer.isPairing()) core.relayer.restartTransport().catch(() => {})
    },

    disconnect,

    async destroy() {
      core.heartbeat.stop()
      // The SDK goes on listening for the network to come back, and would connect again.
      core.relayer.transportOpen = async () => {}
      await core.relayer.transportClose()
      // It keeps its core for the next client of the same name, which would find it stopped.
      for (const key of [`_walletConnectCore_${id}`, `_walletConnectCore_${id}_count`])
        Reflect.deleteProperty(globalThis, key)
    },
  }
}

/** What is there in time, or undefined. */
function within<Value>(milliseconds: number, value: Promise<Value>): Promise<Value | undefined> {
  return new Promise((resolve) => {
    const give = () => resolve(undefined)
    const timer = setTimeout(give, milliseconds)
    value.then(resolve, give).finally(() => clearTimeout(timer))
  })
}

type SessionEvent = { params: { event: { name: string; data: unknown } } }
