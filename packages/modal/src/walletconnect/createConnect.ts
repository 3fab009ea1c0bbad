import {
  type Namespace,
  type Network,
  NoAccountError,
  type ProviderSource,
  REQUESTED_PERMISSIONS,
  withTimeout,
} from '@foyer/modal-core'
import { createPairer, type Paired } from './createPairer.ts'
import type { PairedSession } from './createSession.ts'
import { installBufferShim } from './installBufferShim.ts'
import type { PairOnceParameters } from './pairOnce.ts'
import { canSignWhileConnecting, toSignInParameters, toSiwxSession } from './siwxSession.ts'

export type CreateMessage = Parameters<NonNullable<ProviderSource['signIn']>>[0]

type CreateConnectParameters = Omit<PairOnceParameters<Paired>, 'propose' | 'onLateSession'> & {
  session: PairedSession
  networksOf: (namespace: Namespace) => readonly Network[]
}

/** Connects a wallet by pairing with it, with or without signing in. */
export function createConnect({ session, networksOf, ...parameters }: CreateConnectParameters) {
  const { sdk, timeouts } = parameters
  const { accounts, namespaces } = session
  const pairer = createPairer({
    ...parameters,
    onSession: session.accept,
    isUsable: session.isUsable,
    currentTopic: session.topic,
  })

  const chainsOf = (namespace: Namespace) => networksOf(namespace).map(({ caipNetworkId }) => caipNetworkId)
  const toProposal = () => ({
    optionalNamespaces: Object.fromEntries(
      namespaces().map((namespace) => {
        const { methods, events } = REQUESTED_PERMISSIONS[namespace]
        const rpcMap = networksOf(namespace).map(({ id, rpcUrls }) => [id, rpcUrls.default.http[0] ?? ''])
        const copies = { methods: [...methods], events: [...events], rpcMap: Object.fromEntries(rpcMap) }
        return [namespace, { chains: chainsOf(namespace), ...copies }]
      }),
    ),
  })
  const connectOnly = () => sdk.connect(toProposal()).then(() => ({}))

  function requireAccounts(namespace: Namespace) {
    const found = accounts(namespace)
    if (found.length === 0) throw new NoAccountError()
    return found
  }

  /** Connects and signs in with one request. A wallet that does not support that connects only. */
  async function connectAndSign(createMessage: CreateMessage): Promise<Paired> {
    const chains = chainsOf('eip155')
    const [chainId = ''] = chains
    // CAIP-222 has chains of one namespace. The others would be left out.
    if (namespaces().length > 1) return connectOnly()
    // Without a message the wallet connects. The user is asked to sign afterwards, and told what is wrong.
    const created = createMessage({ accountAddress: '', chainId })
    const asked = await withTimeout(created, timeouts.message).catch(() => undefined)
    if (asked === undefined || !canSignWhileConnecting(asked)) return connectOnly()
    const methods = [...REQUESTED_PERMISSIONS.eip155.methods]
    const uninstall = installBufferShim()
    try {
      const request = { ...toSignInParameters(asked, chains, methods), ...toProposal() }
      const { auths } = await sdk.authenticate(request)
      return { session: auths && toSiwxSession({ sdk, cacaos: auths, asked, chainId }) }
    } finally {
      uninstall()
    }
  }

  return {
    isPairing: pairer.isPairing,
    forget: pairer.forget,

    async connect(namespace: Namespace) {
      if (accounts(namespace).length === 0) await pairer.pair(connectOnly)
      return requireAccounts(namespace)
    },

    async signIn(createMessage: CreateMessage): Promise<Paired> {
      if (accounts('eip155').length > 0) return {}
      const paired = await pairer.pair(() => connectAndSign(createMessage))
      requireAccounts('eip155')
      return paired
    },

    async prepare(createMessage?: CreateMessage) {
      if (session.topic() !== undefined) return
      const propose = createMessage === undefined ? connectOnly : () => connectAndSign(createMessage)
      // The state says why there is no pairing URI. The next call retries.
      pairer.pair(propose).catch(() => {})
    },
  }
}
