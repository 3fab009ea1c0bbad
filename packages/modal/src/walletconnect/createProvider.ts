import {
  type AlertCode,
  createEmitter,
  type Eip1193Provider,
  type MultiChainEvents,
  type MultiChainProvider,
  type Namespace,
  type Network,
  NoAccountError,
  type PairedWallet,
  type PairingState,
  type ProviderSource,
  REQUESTED_PERMISSIONS,
  type RelayFailure,
  withTimeout,
} from '@foyer/modal-core'
import { abandonRequest, abandonRequests } from './abandon.ts'
import { isGranted, namespaceOf, sessionAccounts, toAddress, toCaip2 } from './caip.ts'
import { createEip155Provider } from './createEip155Provider.ts'
import { createPairer, type Paired } from './createPairer.ts'
import { endSession, forgetHistory, hearFarewellsOnce } from './endSession.ts'
import { lendBuffer } from './lendBuffer.ts'
import { LIMITS, type Limits } from './pairOnce.ts'
import {
  CHAIN_DISCONNECTED,
  DISCONNECTED,
  EXPIRED,
  RpcError,
  toRpcError,
  UNSUPPORTED_METHOD,
} from './rpcError.ts'
import { type Sdk, type Session, type StartSdkParameters, startSdk, stopSdk } from './sdk.ts'
import { isAskable, toSignInParameters, toSiwxSession } from './siwxSession.ts'
import { toPairedWallet } from './toPairedWallet.ts'

export type CreateProviderParameters = StartSdkParameters & {
  /** The networks that wallets are asked for, in any namespace, the one in use first. */
  networks: () => readonly Network[]
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

/**
 * A wallet elsewhere: one session, which may span several namespaces. `disconnect` ends it on both sides, here also when
 * the wallet cannot be reached; without one nothing happens.
 */
export type WalletConnectProvider = MultiChainProvider & {
  /** Its EVM accounts as one EIP-1193 provider. */
  eip155: Required<Eip1193Provider>
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
  /** Closes the connection to the relay; the session is kept for the next time. */
  destroy: () => Promise<void>
}

/** Starts the SDK and takes up a stored session. Requests go to the wallet; connecting pairs with one. */
export async function createProvider(parameters: CreateProviderParameters): Promise<WalletConnectProvider> {
  const { projectId, networks, relayUrl, id, limits = LIMITS, setPairing, alert } = parameters
  const sdk = await startSdk(parameters)
  hearFarewellsOnce(sdk)
  const { core } = sdk.client
  const { emit, on } = createEmitter<MultiChainEvents>()
  let topic: string | undefined

  // Session

  const networksOf = (namespace: Namespace) =>
    networks().filter(({ chainNamespace }) => chainNamespace === namespace)
  const namespaces = () => [...new Set(networks().map(({ chainNamespace }) => chainNamespace))]
  const shared = () =>
    topic === undefined || sdk.session === undefined ? [] : sessionAccounts(sdk.session, namespaces())

  const accounts = (wanted?: Namespace) =>
    shared()
      .filter(({ namespace }) => namespace === (wanted ?? namespace))
      .map(({ chainId, address }) => `${chainId}:${address}`)

  function takeUp(session: Session) {
    topic = session.topic
    forgetHistory(sdk, topic)
    parameters.onSession(toPairedWallet(session.peer.metadata))
    emit('connect', { accounts: accounts() })
  }

  function onEnd() {
    const error = new RpcError(DISCONNECTED, 'The connection to the wallet has ended.')
    if (topic !== undefined) abandonRequests(sdk, topic, error)
    topic = undefined
    parameters.onSession(undefined)
    emit('disconnect', error)
  }

  async function disconnect() {
    if (topic === undefined) return
    await endSession(sdk, limits.farewell)
    onEnd()
  }

  // What the wallet says by itself

  const tellAccounts = (namespace: Namespace, named?: string) =>
    emit('accountsChanged', { namespace, accounts: accounts(namespace), named })

  sdk.on('session_update', () => {
    if (topic === undefined) return
    if (accounts().length === 0) void disconnect()
    else for (const namespace of namespaces()) tellAccounts(namespace)
  })
  // Not the SDK's own events, which do not say of which namespace they are.
  sdk.on('session_event', ({ params }: SessionEvent) => {
    const namespace = namespaceOf(params.chainId)
    const { name, data } = params.event
    if (topic === undefined || !namespaces().includes(namespace)) return
    if (name === 'accountsChanged' && Array.isArray(data))
      tellAccounts(
        namespace,
        data.map((account) => toAddress(namespace, account)).find((one) => one),
      )
    const chainId = name === 'chainChanged' ? toCaip2(namespace, data) : undefined
    if (chainId !== undefined) emit('chainChanged', { namespace, chainId })
  })
  sdk.on('session_delete', onEnd)
  // The SDK forgets a session that has run out, but does not say so to the page.
  sdk.client.on('session_expire', (expired) => {
    if (expired.topic !== topic) return
    sdk.session = undefined
    parameters.onExpired()
    onEnd()
  })

  // Pairing

  async function probe() {
    const auth = await core.crypto.signJWT(relayUrl)
    return parameters.probe(`${relayUrl}/?${new URLSearchParams({ auth, projectId, ua: 'wc-2/foyer' })}`)
  }
  const pairer = createPairer({
    sdk,
    limits,
    probe,
    setPairing,
    alert,
    onSession: takeUp,
    isUsable: (session) => sessionAccounts(session, namespaces()).length > 0,
    currentTopic: () => topic,
  })

  const chainsOf = (namespace: Namespace) => networksOf(namespace).map(({ caipNetworkId }) => caipNetworkId)
  const wanted = () => ({
    optionalNamespaces: Object.fromEntries(
      namespaces().map((namespace) => {
        const { methods, events } = REQUESTED_PERMISSIONS[namespace]
        const rpcMap = networksOf(namespace).map(({ id, rpcUrls }) => [id, rpcUrls.default.http[0] ?? ''])
        const copies = { methods: [...methods], events: [...events], rpcMap: Object.fromEntries(rpcMap) }
        return [namespace, { chains: chainsOf(namespace), ...copies }]
      }),
    ),
  })
  const connectOnly = () => sdk.connect(wanted()).then(() => ({}))

  async function connect(namespace: Namespace) {
    if (accounts(namespace).length === 0) await pairer.pair(connectOnly)
    return requireAccounts(namespace)
  }

  function requireAccounts(namespace: Namespace) {
    const found = accounts(namespace)
    if (found.length === 0) throw new NoAccountError()
    return found
  }

  /** Asks to connect and to sign; a wallet that does not know that is asked to connect. */
  async function askBoth(createMessage: CreateMessage): Promise<Paired> {
    const chains = chainsOf('eip155')
    const [chainId = ''] = chains
    // CAIP-222 asks for chains of one namespace; the others would be left out.
    if (namespaces().length > 1) return connectOnly()
    // Where there is none to sign, connecting goes on: the visitor is asked to sign afterwards, and told what is wrong.
    const message = createMessage({ accountAddress: '', chainId })
    const asked = await withTimeout(message, limits.message).catch(() => undefined)
    if (asked === undefined || !isAskable(asked)) return connectOnly()
    const question = {
      ...toSignInParameters(asked, chains, [...REQUESTED_PERMISSIONS.eip155.methods]),
      ...wanted(),
    }
    const takeBack = lendBuffer()
    try {
      const { auths } = await sdk.authenticate(question)
      return { session: auths && toSiwxSession({ sdk, cacaos: auths, asked, chainId }) }
    } finally {
      takeBack()
    }
  }

  // Requests

  async function ask({ chainId, method, params = [] }: Parameters<MultiChainProvider['request']>[0]) {
    const namespace = namespaceOf(chainId)
    if (topic === undefined || sdk.session === undefined)
      throw new RpcError(DISCONNECTED, 'No wallet is connected.')
    if (!isGranted(sdk.session, namespace, method))
      throw new RpcError(UNSUPPORTED_METHOD, `The wallet does not offer ${method}.`)
    if (!shared().some((account) => account.chainId === chainId))
      throw new RpcError(CHAIN_DISCONNECTED, `The wallet shares no account on ${chainId}.`)
    const request = { method, params }
    const silence = new RpcError(EXPIRED, 'The wallet did not answer in time.')
    const timer = setTimeout(abandonRequest, limits.answer, sdk, topic, params, silence)
    // The first knows what a wallet has said of its capabilities when it agreed.
    const answer =
      namespace === 'eip155'
        ? sdk.request(request as Parameters<Sdk['request']>[0], chainId)
        : sdk.client.request({ topic, chainId, request })
    return answer.finally(() => clearTimeout(timer))
  }

  const wallet: MultiChainProvider = {
    connect: (namespace) => inWords(connect(namespace)),
    accounts,
    offers: (namespace, method) => sdk.session !== undefined && isGranted(sdk.session, namespace, method),
    request: (request) => inWords(ask(request)),
    on,
    disconnect,
  }
  const eip155 = createEip155Provider({ wallet, networks: () => networksOf('eip155') })

  if (sdk.session !== undefined) takeUp(sdk.session)
  else if (parameters.wasOpen) {
    parameters.onExpired()
    parameters.onSession(undefined)
  }

  return {
    ...wallet,
    eip155,

    async signIn(createMessage) {
      if (accounts('eip155').length > 0) return {}
      const paired = await inWords(pairer.pair(() => askBoth(createMessage)))
      requireAccounts('eip155')
      return paired
    },

    async prepare(createMessage) {
      if (topic !== undefined) return
      // Why there is no code is in the state; who asks next tries again.
      pairer.pair(createMessage === undefined ? connectOnly : () => askBoth(createMessage)).catch(() => {})
    },

    forget: pairer.forget,

    wake() {
      if (pairer.isPairing()) core.relayer.restartTransport().catch(() => {})
    },

    destroy: () => stopSdk(sdk, id),
  }
}

/** Whatever it fails with has a code and a message that can be read. */
const inWords = <Value>(answer: Promise<Value>): Promise<Value> =>
  answer.catch((cause: unknown) => {
    throw toRpcError(cause)
  })

type SessionEvent = { params: { chainId: unknown; event: { name: string; data: unknown } } }
