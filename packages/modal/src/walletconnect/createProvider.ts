import type {
  AlertCode,
  Eip1193Provider,
  MultiChainProvider,
  Namespace,
  Network,
  PairedWallet,
  PairingState,
  ProviderSource,
  RelayFailure,
} from '@foyer/modal-core'
import { withTimeout } from '@foyer/modal-core/page'
import { isGranted } from './caip.ts'
import { type CreateMessage, createConnect } from './createConnect.ts'
import { createEip155Provider } from './createEip155Provider.ts'
import { createSession } from './createSession.ts'
import { ignoreRepeatedSessionDelete } from './endSession.ts'
import { TIMEOUTS, type Timeouts } from './pairOnce.ts'
import { forgetProposals } from './rejectRequests.ts'
import { toRpcError } from './rpcError.ts'
import { type StartSdkParameters, startSdk, stopSdk } from './sdk.ts'
import { sendRequest } from './sendRequest.ts'
import { type LateAnswer, watchLateAnswers } from './watchLateAnswers.ts'

export type CreateProviderParameters = StartSdkParameters & {
  /** The networks that are proposed to wallets, in any namespace, the active one first. */
  networks: () => readonly Network[]
  /** True if there was a session when the page was closed. */
  wasOpen: boolean
  /** Resolves with why the relay at this address does not answer, or with undefined when it does. */
  probe: (address: string) => Promise<RelayFailure | undefined>
  setPairing: (state: PairingState) => void
  /** Called with the wallet of the session, or undefined without one, whenever it changes. */
  onSession: (wallet: PairedWallet | undefined) => void
  /** Called when a session has expired. */
  onExpired: () => void
  /** Called when the wallet has sent something that is not waited for any more. */
  onLateAnswer: (answer: LateAnswer) => void
  alert: (code: AlertCode) => void
  timeouts?: Timeouts
}

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
  /** Ends the session in this tab alone. Another tab has told the wallet. */
  drop: () => Promise<void>
  /** Closes the connection to the relay. The session is kept for the next visit. */
  destroy: () => Promise<void>
}

/** Starts the SDK and resumes a stored session. */
export async function createProvider(parameters: CreateProviderParameters): Promise<WalletConnectProvider> {
  const { projectId, networks, relayUrl, id, timeouts = TIMEOUTS, setPairing, alert } = parameters
  const { onSession, onExpired } = parameters
  const sdk = await withTimeout(startSdk(parameters), timeouts.start)
  const open = watchLateAnswers(sdk, parameters.onLateAnswer)
  ignoreRepeatedSessionDelete(sdk)
  const { core } = sdk.client
  const session = createSession({ sdk, networks, timeout: timeouts.disconnect, onSession, onExpired })
  const networksOf = (namespace: Namespace) =>
    networks().filter(({ chainNamespace }) => chainNamespace === namespace)

  async function probe() {
    const auth = await core.crypto.signJWT(relayUrl)
    return parameters.probe(`${relayUrl}/?${new URLSearchParams({ auth, projectId, ua: 'wc-2/foyer' })}`)
  }
  const { isPairing, forget, connect, signIn, prepare } = createConnect({
    sdk,
    session,
    networksOf,
    timeouts,
    probe,
    setPairing,
    alert,
  })

  const wallet: MultiChainProvider = {
    connect: (namespace) => withRpcError(connect(namespace)),
    accounts: session.accounts,
    offers: (namespace, method) => sdk.session !== undefined && isGranted(sdk.session, namespace, method),
    request: (request) =>
      withRpcError(sendRequest({ ...request, sdk, session, open, timeout: timeouts.request })),
    on: session.on,
    disconnect: session.disconnect,
  }
  const eip155 = createEip155Provider({ wallet, networks: () => networksOf('eip155') })

  if (sdk.session !== undefined) session.accept(sdk.session)
  else if (parameters.wasOpen) {
    onExpired()
    onSession(undefined)
  }

  return {
    ...wallet,
    eip155,
    signIn: (createMessage) => withRpcError(signIn(createMessage)),
    prepare,
    forget,
    drop: session.drop,

    wake() {
      if (isPairing()) core.relayer.restartTransport().catch(() => {})
    },

    destroy() {
      forgetProposals(sdk)
      return stopSdk(sdk, id)
    },
  }
}

/** Converts what a promise rejects with to an error with a code and a short message. */
const withRpcError = <Value>(answer: Promise<Value>): Promise<Value> =>
  answer.catch((cause: unknown) => {
    throw toRpcError(cause)
  })
