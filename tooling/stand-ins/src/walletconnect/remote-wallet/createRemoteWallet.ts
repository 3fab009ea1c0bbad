import { once } from 'node:events'
import { WalletKit, type WalletKitTypes } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import type { SessionTypes } from '@walletconnect/types'
import { buildAuthObject, getSdkError, populateAuthPayload } from '@walletconnect/utils'
import { createSolanaSigner, SOLANA_METHODS } from './createSolanaSigner.ts'
import { createSigner, METHODS } from './signer.ts'

const EVENTS = ['accountsChanged', 'chainChanged']
const USER_REJECTED = { code: 5000, message: 'User rejected.' }

type WalletError = { code: number; message: string }

/** The decisions of the person in front of the wallet. */
export type Answers = {
  /**
   * To a request to connect. `wrongChain` shares an account on a chain nobody asked for, `noAccounts` none at all; an
   * error is answered as it is. Default `approve`.
   */
  proposal: 'approve' | 'reject' | 'ignore' | 'wrongChain' | 'noAccounts' | WalletError
  /** To a request to sign or to send; a result or an error is answered as it is. Default `approve`. */
  request: 'approve' | 'reject' | 'ignore' | { result: unknown } | { error: WalletError }
  /** True if it signs in while it connects (`wc_sessionAuthenticate`). Default false. */
  authenticate: boolean
  /** CAIP-2 chains on which it shares an account. Default those that it has. */
  chains: readonly string[]
}

export type CreateRemoteWalletParameters = {
  relayUrl: string
  /** Chain that transactions are sent to. */
  rpcUrl: string
  /** Default a project that any development relay lets in. */
  projectId?: string
  /** CAIP-2 chains that the wallet has, in any namespace. Default `eip155:56`. */
  chains?: readonly string[]
  /** Index in anvil's mnemonic. Default 0. */
  accountIndex?: number
  /** True if it signs in while it connects (`wc_sessionAuthenticate`). Default false. */
  authenticate?: boolean
  /** EVM methods that it grants. Default those that it can answer by itself. */
  methods?: string[]
}

/** A phone wallet on the real SDK of the wallets' side, that does what its script says. */
export async function createRemoteWallet(parameters: CreateRemoteWalletParameters) {
  const { relayUrl, rpcUrl, projectId = 'development', chains = ['eip155:56'] } = parameters
  const { accountIndex = 0, authenticate = false, methods = METHODS } = parameters
  const signer = createSigner({ accountIndex, rpcUrl })
  const solana = createSolanaSigner({ accountIndex })
  const defaults: Answers = { proposal: 'approve', request: 'approve', authenticate, chains }
  const answers = { ...defaults }
  const asked: string[] = []

  const core = new Core({
    projectId,
    relayUrl,
    logger: quiet(),
    telemetryEnabled: false,
    customStoragePrefix: `wallet-${accountIndex}`,
    storageOptions: { database: ':memory:' },
  })
  const kit = await WalletKit.init({
    core,
    // A message that came twice would stay first in the queue, and nothing behind it would be asked any more.
    signConfig: { disableRequestQueue: true },
    metadata: {
      name: 'Remote Wallet',
      description: 'A scriptable wallet for development and tests',
      url: 'https://remote-wallet.example',
      icons: [],
      redirect: { native: 'remotewallet://' },
    },
  })
  /** A message may come twice, and the SDK hands some of them on twice: people are asked once. */
  const known = new Set<number>()
  function askOnce(id: number, answer: () => Promise<unknown>) {
    if (known.has(id)) return
    known.add(id)
    void settle(answer())
  }
  kit.on('session_proposal', (proposal) => askOnce(proposal.id, () => answerProposal(proposal)))
  kit.on('session_request', (request) => askOnce(request.id, () => answerRequest(request)))
  const onAuthenticate = (request: WalletKitTypes.SessionAuthenticate) =>
    askOnce(request.id, () => answerAuthenticate(request))
  listenToAuthenticate()

  /** The SDK answers with a plain proposal while nobody listens. */
  function listenToAuthenticate() {
    kit.off('session_authenticate', onAuthenticate)
    if (answers.authenticate) kit.on('session_authenticate', onAuthenticate)
  }

  const isEvm = (chain: string) => chain.startsWith('eip155:')
  const accountsOn = (list: readonly string[], addresses: readonly string[]) =>
    list.flatMap((chain) =>
      (isEvm(chain) ? addresses : [solana.address]).map((address) => `${chain}:${address}`),
    )
  /** `addresses` are those on EVM chains. */
  function namespacesOn(
    list: readonly string[],
    addresses: readonly string[] = [signer.address],
  ): SessionTypes.Namespaces {
    const byName = Object.groupBy(list, (chain) => chain.slice(0, chain.indexOf(':')))
    return Object.fromEntries(
      Object.entries(byName).map(([name, chains = []]) => {
        const granted = name === 'eip155' ? methods : SOLANA_METHODS
        return [name, { chains, accounts: accountsOn(chains, addresses), methods: granted, events: EVENTS }]
      }),
    )
  }

  async function answerProposal({ id }: Pick<WalletKitTypes.SessionProposal, 'id'>) {
    asked.push('proposal')
    const { proposal } = answers
    if (proposal === 'ignore') return
    if (proposal === 'reject') return kit.rejectSession({ id, reason: getSdkError('USER_REJECTED') })
    if (typeof proposal === 'object') return kit.rejectSession({ id, reason: proposal })
    await approve(id, proposal)
  }

  async function approve(id: number, proposal: 'approve' | 'wrongChain' | 'noAccounts') {
    const list = proposal === 'wrongChain' ? ['eip155:424242'] : answers.chains
    await kit.approveSession({
      id,
      namespaces: namespacesOn(list, proposal === 'noAccounts' ? [] : undefined),
    })
  }

  async function answerRequest(request: WalletKitTypes.SessionRequest) {
    asked.push(request.params.request.method)
    if (answers.request !== 'ignore') await respond(request, answers.request)
  }

  type Pending = Pick<WalletKitTypes.SessionRequest, 'id' | 'topic' | 'params'>

  async function respond({ id, topic, params }: Pending, answer: Exclude<Answers['request'], 'ignore'>) {
    const response = await answerCall(params.request.method, params.request.params, answer)
    await kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', ...response } })
  }

  async function answerCall(method: string, values: unknown, answer: Answers['request']) {
    if (answer === 'reject') return { error: USER_REJECTED }
    if (typeof answer === 'object') return answer
    try {
      const isSolana = SOLANA_METHODS.includes(method)
      return { result: isSolana ? solana.answer(method, values) : await signer.answer(method, values) }
    } catch (error) {
      return { error: { code: -32000, message: String(error) } }
    }
  }

  async function answerAuthenticate({ id, params }: WalletKitTypes.SessionAuthenticate) {
    asked.push('authenticate')
    if (answers.proposal === 'ignore') return
    if (answers.proposal === 'reject')
      return kit.rejectSessionAuthenticate({ id, reason: getSdkError('USER_REJECTED') })
    const authPayload = populateAuthPayload({
      authPayload: params.authPayload,
      chains: answers.chains.filter(isEvm),
      methods,
    })
    const auths = await Promise.all(
      authPayload.chains.map(async (chain) => {
        const iss = `did:pkh:${chain}:${signer.address}`
        const message = kit.formatAuthMessage({ request: authPayload, iss })
        return buildAuthObject(authPayload, { t: 'eip191', s: await signer.signMessage(message) }, iss)
      }),
    )
    await kit.approveSessionAuthenticate({ id, auths })
  }

  // Updates are not waited for: the SDK loses an acknowledgement that comes before somebody does.
  const topics = () => Object.keys(kit.getActiveSessions())

  async function disconnect() {
    const reason = getSdkError('USER_DISCONNECTED')
    for (const topic of topics()) await kit.disconnectSession({ topic, reason })
  }

  return {
    address: async () => signer.address,

    solanaAddress: async () => solana.address,

    /** Returns the requests to the wallet since the start: `proposal`, `authenticate` or the method. */
    asked: async () => asked,

    /** Ends its sessions, forgets what it was asked, and answers as at the start. */
    async reset() {
      await disconnect()
      asked.length = 0
      Object.assign(answers, defaults)
      listenToAuthenticate()
    },

    sessions: async () => topics().length,

    pair: (uri: string) => kit.pair({ uri }),

    async answer(next: Partial<Answers>) {
      Object.assign(answers, next)
      listenToAuthenticate()
    },

    /** The user agrees after all to what has been ignored. */
    async approveIgnored() {
      for (const { id } of Object.values(kit.getPendingSessionProposals()))
        await settle(approve(id, 'approve'))
      for (const request of kit.getPendingSessionRequests()) await settle(respond(request, 'approve'))
    },

    /** The user answers the requests that have been ignored. */
    async answerIgnored(answer: Exclude<Answers['request'], 'ignore'>) {
      for (const request of kit.getPendingSessionRequests()) await settle(respond(request, answer))
    },

    /** The user goes to another account inside the wallet, which shares these, that one first. */
    async shareAccounts(addresses: string[]) {
      for (const topic of topics()) {
        await kit.updateSession({ topic, namespaces: namespacesOn(answers.chains, addresses) })
        const [chainId = ''] = answers.chains
        const data = accountsOn([chainId], addresses)
        await kit.emitSessionEvent({ topic, event: { name: 'accountsChanged', data }, chainId })
      }
    },

    /** Says something by itself, be it sense or not, on a chain that it shares. */
    async emit(name: string, data: unknown, chainId = answers.chains[0] ?? '') {
      for (const topic of topics()) await kit.emitSessionEvent({ topic, event: { name, data }, chainId })
    },

    /** The user goes to another chain inside the wallet. */
    async switchChain(chain: string) {
      const [namespace, reference] = chain.split(':')
      const namespaces = namespacesOn([...new Set([...answers.chains, chain])])
      for (const topic of topics()) {
        await kit.updateSession({ topic, namespaces })
        const event = { name: 'chainChanged', data: namespace === 'eip155' ? Number(reference) : reference }
        await kit.emitSessionEvent({ topic, event, chainId: chain })
      }
    },

    /** The time of every connection runs out inside the wallet, which tells nobody. */
    async expire() {
      const { core, events } = kit.engine.signClient
      for (const topic of topics()) {
        const expired = once(events, 'session_expire')
        core.expirer.set(topic, 0)
        await expired
      }
    },

    /** The user ends every connection inside the wallet. */
    disconnect,

    async destroy() {
      await core.relayer.transportClose()
      core.heartbeat.stop()
    },
  }
}

export type RemoteWallet = Awaited<ReturnType<typeof createRemoteWallet>>

type Logger = Exclude<ConstructorParameters<typeof Core>[0], undefined>['logger']

/** The SDK's own logger throws on a message of a megabyte. */
function quiet(): Logger {
  const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'].map((level) => [level, () => {}])
  return Object.assign(Object.fromEntries(levels), { level: 'silent', bindings: () => ({}), child: quiet })
}

/** A request that ended meanwhile (expired, its session gone) can no longer be answered, as with a real wallet. */
async function settle(answer: Promise<unknown>) {
  await answer.catch((error: unknown) => console.error('The wallet could not answer:', error))
}
