import { WalletKit, type WalletKitTypes } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import type { SessionTypes } from '@walletconnect/types'
import { buildAuthObject, getSdkError, populateAuthPayload } from '@walletconnect/utils'
import { createSigner, METHODS } from './signer.ts'

const EVENTS = ['accountsChanged', 'chainChanged']
const USER_REJECTED = { code: 5000, message: 'User rejected.' }

/** What the person in front of the wallet does. */
export type Answers = {
  /** To a request to connect. `wrongChain` shares an account on a chain nobody asked for. Default `approve`. */
  proposal: 'approve' | 'reject' | 'ignore' | 'wrongChain'
  /** To a request to sign or to send; an error is answered as it is. Default `approve`. */
  request: 'approve' | 'reject' | 'ignore' | { code: number; message: string }
}

export type CreateRemoteWalletParameters = {
  relayUrl: string
  /** Chain that transactions are sent to. */
  rpcUrl: string
  /** Default a project that any development relay lets in. */
  projectId?: string
  /** CAIP-2 chains that the wallet has. Default `eip155:56`. */
  chains?: string[]
  /** Index in anvil's mnemonic. Default 0. */
  accountIndex?: number
  /** Whether it signs in while it connects (`wc_sessionAuthenticate`). Default false. */
  authenticate?: boolean
}

/** A phone wallet on the real SDK of the wallets' side, that does what its script says. */
export async function createRemoteWallet(parameters: CreateRemoteWalletParameters) {
  const { relayUrl, rpcUrl, projectId = 'development', chains = ['eip155:56'] } = parameters
  const { accountIndex = 0, authenticate = false } = parameters
  const signer = createSigner({ accountIndex, rpcUrl })
  const answers: Answers = { proposal: 'approve', request: 'approve' }
  const asked: string[] = []

  const core = new Core({
    projectId,
    relayUrl,
    logger: 'silent',
    telemetryEnabled: false,
    customStoragePrefix: `wallet-${accountIndex}`,
    storageOptions: { database: ':memory:' },
  })
  const kit = await WalletKit.init({
    core,
    metadata: {
      name: 'Remote Wallet',
      description: 'A scriptable wallet for development and tests',
      url: 'https://remote-wallet.example',
      icons: [],
      redirect: { native: 'remotewallet://' },
    },
  })
  kit.on('session_proposal', (proposal) => void settle(answerProposal(proposal)))
  kit.on('session_request', (request) => void settle(answerRequest(request)))
  if (authenticate) kit.on('session_authenticate', (request) => void settle(answerAuthenticate(request)))

  const accountsOn = (list: string[]) => list.map((chain) => `${chain}:${signer.address}`)
  const namespacesOn = (list: string[]): SessionTypes.Namespaces => ({
    eip155: { chains: list, accounts: accountsOn(list), methods: METHODS, events: EVENTS },
  })

  async function answerProposal({ id }: WalletKitTypes.SessionProposal) {
    asked.push('proposal')
    if (answers.proposal === 'ignore') return
    if (answers.proposal === 'reject') return kit.rejectSession({ id, reason: getSdkError('USER_REJECTED') })
    const list = answers.proposal === 'wrongChain' ? ['eip155:424242'] : chains
    await kit.approveSession({ id, namespaces: namespacesOn(list) })
  }

  async function answerRequest({ id, topic, params }: WalletKitTypes.SessionRequest) {
    const { method, params: values } = params.request
    asked.push(method)
    if (answers.request === 'ignore') return
    const response = await answerCall(method, values)
    await kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', ...response } })
  }

  async function answerCall(method: string, values: unknown) {
    if (answers.request === 'reject') return { error: USER_REJECTED }
    if (typeof answers.request === 'object') return { error: answers.request }
    try {
      return { result: await signer.answer(method, values) }
    } catch (error) {
      return { error: { code: -32000, message: String(error) } }
    }
  }

  async function answerAuthenticate({ id, params }: WalletKitTypes.SessionAuthenticate) {
    asked.push('authenticate')
    if (answers.proposal === 'ignore') return
    if (answers.proposal === 'reject')
      return kit.rejectSessionAuthenticate({ id, reason: getSdkError('USER_REJECTED') })
    const authPayload = populateAuthPayload({ authPayload: params.authPayload, chains, methods: METHODS })
    const auths = await Promise.all(
      authPayload.chains.map(async (chain) => {
        const iss = `did:pkh:${chain}:${signer.address}`
        const message = kit.formatAuthMessage({ request: authPayload, iss })
        return buildAuthObject(authPayload, { t: 'eip191', s: await signer.signMessage(message) }, iss)
      }),
    )
    await kit.approveSessionAuthenticate({ id, auths })
  }

  const topics = () => Object.keys(kit.getActiveSessions())

  return {
    address: async () => signer.address,

    /** What the wallet has been asked since the start: `proposal`, `authenticate` or the method of a request. */
    asked: async () => asked,

    sessions: async () => topics().length,

    pair: (uri: string) => kit.pair({ uri }),

    async answer(next: Partial<Answers>) {
      Object.assign(answers, next)
    },

    /** The user goes to another chain inside the wallet. */
    async switchChain(chain: string) {
      const [namespace, reference] = chain.split(':')
      const namespaces = namespacesOn([...new Set([...chains, chain])])
      for (const topic of topics()) {
        await (await kit.updateSession({ topic, namespaces })).acknowledged()
        const event = { name: 'chainChanged', data: namespace === 'eip155' ? Number(reference) : reference }
        await kit.emitSessionEvent({ topic, event, chainId: chain })
      }
    },

    /** The user ends every connection inside the wallet. */
    async disconnect() {
      const reason = getSdkError('USER_DISCONNECTED')
      for (const topic of topics()) await kit.disconnectSession({ topic, reason })
    },

    async destroy() {
      await core.relayer.transportClose()
      core.heartbeat.stop()
    },
  }
}

export type RemoteWallet = Awaited<ReturnType<typeof createRemoteWallet>>

/** A request that ended meanwhile (expired, its session gone) can no longer be answered, as with a real wallet. */
async function settle(answer: Promise<unknown>) {
  await answer.catch((error: unknown) => console.error('The wallet could not answer:', error))
}
