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
import { isGranted, namespaceOf, sessionAccounts, toAddress, toCaip2 } from './caip.ts'
import { createEip155Provider } from './createEip155Provider.ts'
import { createPairer, type Paired } from './createPairer.ts'
import { deleteOldHistory, endSession, ignoreRepeatedSessionDelete } from './endSession.ts'
import { installBufferShim } from './installBufferShim.ts'
import { TIMEOUTS, type Timeouts } from './pairOnce.ts'
import { rejectRequest, rejectRequests } from './rejectRequests.ts'
import {
  CHAIN_DISCONNECTED,
  DISCONNECTED,
  EXPIRED,
  RpcError,
  toRpcError,
  UNSUPPORTED_METHOD,
} from './rpcError.ts'
import { type Sdk, type Session, type StartSdkParameters, startSdk, stopSdk } from './sdk.ts'
import { canSignWhileConnecting, toSignInParameters, toSiwxSession } from './siwxSession.ts'
import { toPairedWallet } from './toPairedWallet.ts'

export type CreateProviderParameters = StartSdkParameters & {
  /** The networks that are proposed to wallets, in any namespace, the active one first. */
  networks: () => readonly Network[]
  /** Whether there was a session when the page was closed. */
  wasOpen: boolean
  /** Resolves with why the relay at this address does not answer, or with undefined when it does. */
  probe: (address: string) => Promise<RelayFailure | undefined>
  setPairing: (state: PairingState) => void
  /** Called with the wallet of the session, or undefined without one, whenever it changes. */
  onSession: (wallet: PairedWallet | undefined) => void
  /** Called when a session has expired. */
  onExpired: () => void
  alert: (code: AlertCode) => void
  timeouts?: Timeouts
}

type CreateMessage = Parameters<NonNullable<ProviderSource['signIn']>>[0]

/**
 * A paired wallet: one session, which may span several namespaces. `disconnect` ends it on both sides, and here even if
 * the wallet cannot be reached. Without a session it does nothing.
 */
export type WalletConnectProvider = MultiChainProvider & {
  /** Its EVM accounts as one EIP-1193 provider. */
  eip155: Required<Eip1193Provider>
  /**
   * Pairs and signs in with one request. A result without a session means that the wallet does not support that, and has
   * connected only.
   */
  signIn: NonNullable<ProviderSource['signIn']>
  /** Creates a pairing URI for a later `connect`, unless there is one. With `createMessage` it signs in, too. */
  prepare: (createMessage?: CreateMessage) => Promise<void>
  /** Makes the next `connect` use a new pairing URI. */
  forget: () => void
  /** Reconnects to the relay: phones close the connection of a page in the background, and do not always tell it. */
  wake: () => void
  /** Closes the connection to the relay. The session is kept for the next visit. */
  destroy: () => Promise<void>
}

/** Starts the SDK and resumes a stored session. */
export async function createProvider(parameters: CreateProviderParameters): Promise<WalletConnectProvider> {
  const { projectId, networks, relayUrl, id, timeouts = TIMEOUTS, setPairing, alert } = parameters
  const sdk = await startSdk(parameters)
  ignoreRepeatedSessionDelete(sdk)
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

  function acceptSession(session: Session) {
    topic = session.topic
    deleteOldHistory(sdk, topic)
    parameters.onSession(toPairedWallet(session.peer.metadata))
    emit('connect', { accounts: accounts() })
  }

  function onEnd() {
    const error = new RpcError(DISCONNECTED, 'The connection to the wallet has ended.')
    if (topic !== undefined) rejectRequests(sdk, topic, error)
    topic = undefined
    parameters.onSession(undefined)
    emit('disconnect', error)
  }

  async function disconnect() {
    if (topic === undefined) return
    await endSession(sdk, timeouts.disconnect)
    onEnd()
  }

  // What the wallet says by itself

  const emitAccounts = (namespace: Namespace, named?: string) =>
    emit('accountsChanged', { namespace, accounts: accounts(namespace), named })

  sdk.on('session_update', () => {
    if (topic === undefined) return
    if (accounts().length === 0) void disconnect()
    else for (const namespace of namespaces()) emitAccounts(namespace)
  })
  // Not the SDK's own events, which do not say of which namespace they are.
  sdk.on('session_event', ({ params }: SessionEvent) => {
    const namespace = namespaceOf(params.chainId)
    const { name, data } = params.event
    if (topic === undefined || !namespaces().includes(namespace)) return
    if (name === 'accountsChanged' && Array.isArray(data))
      emitAccounts(
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
    timeouts,
    probe,
    setPairing,
    alert,
    onSession: acceptSession,
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
  async function connectAndSign(createMessage: CreateMessage): Promise<Paired> {
    const chains = chainsOf('eip155')
    const [chainId = ''] = chains
    // CAIP-222 asks for chains of one namespace; the others would be left out.
    if (namespaces().length > 1) return connectOnly()
    // Where there is none to sign, connecting goes on: the visitor is asked to sign afterwards, and told what is wrong.
    const message = createMessage({ accountAddress: '', chainId })
    const asked = await withTimeout(message, timeouts.message).catch(() => undefined)
    if (asked === undefined || !canSignWhileConnecting(asked)) return connectOnly()
    const question = {
      ...toSignInParameters(asked, chains, [...REQUESTED_PERMISSIONS.eip155.methods]),
      ...wanted(),
    }
    const uninstall = installBufferShim()
    try {
      const { auths } = await sdk.authenticate(question)
      return { session: auths && toSiwxSession({ sdk, cacaos: auths, asked, chainId }) }
    } finally {
      uninstall()
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
    const timer = setTimeout(rejectRequest, timeouts.request, sdk, topic, params, silence)
    // The first knows what a wallet has said of its capabilities when it agreed.
    const answer =
      namespace === 'eip155'
        ? sdk.request(request as Parameters<Sdk['request']>[0], chainId)
        : sdk.client.request({ topic, chainId, request })
    return answer.finally(() => clearTimeout(timer))
  }

  const wallet: MultiChainProvider = {
    connect: (namespace) => withRpcError(connect(namespace)),
    accounts,
    offers: (namespace, method) => sdk.session !== undefined && isGranted(sdk.session, namespace, method),
    request: (request) => withRpcError(ask(request)),
    on,
    disconnect,
  }
  const eip155 = createEip155Provider({ wallet, networks: () => networksOf('eip155') })

  if (sdk.session !== undefined) acceptSession(sdk.session)
  else if (parameters.wasOpen) {
    parameters.onExpired()
    parameters.onSession(undefined)
  }

  return {
    ...wallet,
    eip155,

    async signIn(createMessage) {
      if (accounts('eip155').length > 0) return {}
      const paired = await withRpcError(pairer.pair(() => connectAndSign(createMessage)))
      requireAccounts('eip155')
      return paired
    },

    async prepare(createMessage) {
      if (topic !== undefined) return
      // Why there is no code is in the state; who asks next tries again.
      pairer
        .pair(createMessage === undefined ? connectOnly : () => connectAndSign(createMessage))
        .catch(() => {})
    },

    forget: pairer.forget,

    wake() {
      if (pairer.isPairing()) core.relayer.restartTransport().catch(() => {})
    },

    destroy: () => stopSdk(sdk, id),
  }
}

/** Whatever it fails with has a code and a message that can be read. */
const withRpcError = <Value>(answer: Promise<Value>): Promise<Value> =>
  answer.catch((cause: unknown) => {
    throw toRpcError(cause)
  })

type SessionEvent = { params: { chainId: unknown; event: { name: string; data: unknown } } }
