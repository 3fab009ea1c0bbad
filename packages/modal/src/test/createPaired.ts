import type { MultiChainEvents, MultiChainProvider, Namespace } from '@foyer/modal-core'

type CreatePairedParameters = {
  namespace: Namespace
  /** The accounts that the session shares, as CAIP-10. */
  accounts: () => readonly string[]
  methods: readonly string[]
  answer: (method: string, params: never) => unknown
}

/** The SDK's side of a paired wallet: a session that begins when it is asked to connect. */
export function createPaired({ namespace, accounts, methods, answer }: CreatePairedParameters) {
  const listeners = new Map<string, Set<(data: never) => void>>()
  const asked: { chainId: string; method: string; params: unknown }[] = []
  let isOpen = false
  let connects = 0

  function emit<name extends keyof MultiChainEvents>(name: name, data: MultiChainEvents[name]) {
    for (const listener of [...(listeners.get(name) ?? [])]) listener(data as never)
  }

  const provider: MultiChainProvider = {
    async connect() {
      isOpen = true
      connects += 1
      return accounts()
    },
    accounts: () => (isOpen ? accounts() : []),
    offers: (_, method) => isOpen && methods.includes(method),
    async request({ chainId, method, params }) {
      asked.push({ chainId, method, params })
      return answer(method, params as never)
    },
    on(name, listener) {
      const all = listeners.get(name) ?? new Set()
      all.add(listener)
      listeners.set(name, all)
      return () => void all.delete(listener)
    },
    async disconnect() {
      isOpen = false
      emit('disconnect', new Error('ended'))
    },
  }
  return {
    provider,
    asked,
    connects: () => connects,
    /** The session of an earlier visit is there. */
    resume() {
      isOpen = true
    },
    /** The wallet shares others. */
    change: () => emit('accountsChanged', { namespace, accounts: accounts(), named: undefined }),
    source: {
      id: 'walletConnect',
      name: 'WalletConnect',
      type: 'WALLET_CONNECT' as const,
      load: () => Promise.reject(new Error('This is the provider of another namespace')),
      loadMultiChain: async () => provider,
      isAuthorized: () => isOpen,
    },
  }
}
