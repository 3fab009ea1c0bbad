import {
  type EmbeddedWalletProvider,
  type Frame,
  ProviderRpcError,
  toProviderError,
} from '@foyer/embedded-wallet-frame/client'
import type { MultiChainEvents, MultiChainProvider, Namespace, Network } from '@foyer/modal-core'
import { NoAccountError } from '@foyer/modal-core/page'

type CreateSolanaAccessParameters = {
  frame: Pick<Frame, 'request'>
  provider: Pick<EmbeddedWalletProvider, 'request' | 'disconnect' | 'on'>
  /** Those of the dapp. */
  networks: () => readonly Network[]
  /** True if the wallet's account of EVM is connected, too. */
  isConnectedElsewhere: () => boolean
}

const METHODS: readonly string[] = [
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
]
/** A wallet that knows nothing of Solana answers with its account of EVM. */
const ADDRESS = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/

/** The wallet's account on Solana, for the adapter there. One login is for both. */
export function createSolanaAccess(parameters: CreateSolanaAccessParameters) {
  const { frame, provider, networks, isConnectedElsewhere } = parameters
  const listeners = new Map<string, Set<(data: never) => void>>()
  let accounts: readonly string[] = []

  function emit<name extends keyof MultiChainEvents>(name: name, data: MultiChainEvents[name]) {
    for (const listener of [...(listeners.get(name) ?? [])]) listener(data as never)
  }

  /** Asks for the account on each of the dapp's networks. Those that the wallet does not have are left out. */
  async function read() {
    const chains = networks().filter(({ chainNamespace }) => chainNamespace === 'solana')
    const found: string[] = []
    let failure: unknown
    for (const { caipNetworkId: chainId } of chains) {
      try {
        const { address } = await frame.request('GET_USER', { chainId })
        if (ADDRESS.test(address)) found.push(`${chainId}:${address}`)
      } catch (error) {
        failure = error
      }
    }
    accounts = found
    if (found.length === 0) throw failure ?? new NoAccountError()
    return accounts
  }

  function forget() {
    if (accounts.length === 0) return
    accounts = []
    emit('accountsChanged', { namespace: 'solana', accounts, named: undefined })
  }
  provider.on('disconnect', forget)

  const access: MultiChainProvider = {
    async connect() {
      if (accounts.length > 0) return accounts
      try {
        await provider.request({ method: 'eth_requestAccounts' })
        return await read()
      } catch (error) {
        throw error instanceof ProviderRpcError || error instanceof NoAccountError
          ? error
          : toProviderError(error)
      }
    },

    accounts: (namespace?: Namespace) => (namespace === undefined || namespace === 'solana' ? accounts : []),

    offers: (namespace, method) => namespace === 'solana' && METHODS.includes(method),

    async request({ chainId, method, params }) {
      // The wallet knows whose key it has, and calls the options of a transaction as its own messages do.
      const { sendOptions: options, ...rest } = Object(params) as Record<string, unknown>
      const payload = { ...rest, ...(options === undefined ? {} : { options }) }
      try {
        return await frame.request('RPC_REQUEST', {
          method,
          params: payload,
          chainId,
          chainNamespace: 'solana',
        })
      } catch (error) {
        throw toProviderError(error)
      }
    },

    on(name, listener) {
      const known = listeners.get(name) ?? new Set()
      listeners.set(name, known.add(listener))
      return () => void known.delete(listener)
    },

    /** A user who is connected on EVM, too, stays logged in there. */
    async disconnect() {
      forget()
      if (!isConnectedElsewhere()) await provider.disconnect()
    },
  }

  return {
    access,
    /** Takes up the session of an earlier visit. What fails leaves the account disconnected. */
    async resume() {
      if (accounts.length > 0) return
      const known = await provider.request({ method: 'eth_accounts' }).catch(() => [])
      if (Array.isArray(known) && known.length > 0) await read().catch(() => {})
    },
  }
}
