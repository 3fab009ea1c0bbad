import { once } from 'node:events'
import { getSdkError } from '@walletconnect/utils'
import { createAccounts } from './accounts.ts'
import { type Answers, createAnswering } from './createAnswering.ts'
import { createSolanaSigner } from './createSolanaSigner.ts'
import { createSigner, METHODS } from './signer.ts'
import { startWalletKit } from './startWalletKit.ts'

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

  const kit = await startWalletKit({ projectId, relayUrl, name: `wallet-${accountIndex}` })
  const accounts = createAccounts({ address: signer.address, solanaAddress: solana.address, methods })
  const answering = createAnswering({ kit, answers, asked, accounts, signer, solana })

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
      answering.listenToAuthenticate()
    },

    sessions: async () => topics().length,

    pair: (uri: string) => kit.pair({ uri }),

    async answer(next: Partial<Answers>) {
      Object.assign(answers, next)
      answering.listenToAuthenticate()
    },

    /** The user agrees after all to what has been ignored. */
    approveIgnored: answering.approveIgnored,

    /** The user answers the requests that have been ignored. */
    answerIgnored: answering.answerIgnored,

    /** The user goes to another account inside the wallet, which shares these, that one first. */
    async shareAccounts(addresses: string[]) {
      for (const topic of topics()) {
        await kit.updateSession({ topic, namespaces: accounts.namespacesOn(answers.chains, addresses) })
        const [chainId = ''] = answers.chains
        const data = accounts.accountsOn([chainId], addresses)
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
      const namespaces = accounts.namespacesOn([...new Set([...answers.chains, chain])])
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
      await kit.core.relayer.transportClose()
      kit.core.heartbeat.stop()
    },
  }
}

export type RemoteWallet = Awaited<ReturnType<typeof createRemoteWallet>>
