import { numberToHex } from 'viem'
import { type TestAccount, toLocalAccount } from './account.ts'
import { createAccounts } from './accounts.ts'
import { announceProvider, toWalletInfo, type WalletInfo } from './announce.ts'
import { createBundles } from './bundles.ts'
import { createChains } from './chains.ts'
import { createEmitter, type ProviderEvents } from './emitter.ts'
import { disconnected, unsupported } from './errors.ts'
import { createPermission, type WalletStorage } from './permission.ts'
import { createPrompt } from './prompt.ts'
import { createQueue } from './queue.ts'
import { forward } from './rpc.ts'
import { createSigning } from './signing.ts'
import { createSwitches, type Switches } from './switches.ts'
import { createTransactions } from './transactions.ts'

export type TestWalletOptions = {
  /** JSON-RPC over HTTP of the wallet's own chain, for example anvil's. */
  rpcUrl: string
  /** Id of the wallet's own chain. Default 31337, anvil's. */
  chainId?: number
  /** Default: the first account of anvil's mnemonic. */
  account?: TestAccount
  /** Default: "Dev Wallet", `dev.foyer.testing`, an icon and a random uuid. */
  info?: Partial<WalletInfo>
  switches?: Partial<Switches>
  /** Keeps the permission of the page, by rdns. Default: `localStorage` where there is one. */
  storage?: WalletStorage
}

/** EIP-1193. */
export type TestProvider = {
  request(request: { method: string; params?: unknown }): Promise<unknown>
  on<event extends keyof ProviderEvents>(
    event: event,
    listener: (payload: ProviderEvents[event]) => void,
  ): void
  removeListener<event extends keyof ProviderEvents>(
    event: event,
    listener: (payload: ProviderEvents[event]) => void,
  ): void
}

export type TestWallet = {
  readonly provider: TestProvider
  readonly info: WalletInfo
  readonly switches: Readonly<Switches>
  /** Announces the wallet by EIP-6963, now and on request. Default target: `window`. Returns the function that stops it. */
  announce(target?: EventTarget): () => void
  /** Sets switches. The others keep their value. */
  set(switches: Partial<Switches>): void
  /** Calls back after every change of a switch, the wallet's own included. Returns the function that stops it. */
  subscribe(listener: (switches: Readonly<Switches>) => void): () => void
  /** Disconnects the page, as the user does in the wallet. */
  disconnect(): void
  /** Fails open requests with 4900, stops announcing and removes all listeners. */
  destroy(): void
}

type Methods = Record<string, (params: unknown) => unknown>

/**
 * A wallet for tests and development. It signs with a key in memory, sends raw transactions to a node, and has a switch
 * for each failure of a wallet.
 *
 * @example
 * const wallet = createTestWallet({ rpcUrl: 'http://127.0.0.1:8545' })
 * wallet.announce()
 * // "Dev Wallet" is in every list of wallets on the page
 * wallet.set({ reject: true })
 * // every prompt is rejected with 4001
 */
export function createTestWallet(options: TestWalletOptions): TestWallet {
  const { rpcUrl, chainId = 31_337 } = options
  const account = toLocalAccount(options.account)
  const info = toWalletInfo(options.info)
  const events = createEmitter()
  const switches = createSwitches(options.switches)
  const prompt = createPrompt(switches)
  const permission = createPermission({
    address: account.address,
    key: `foyer.testing.${info.rdns}`,
    storage: options.storage,
    onChange: emitChanges,
  })
  const accounts = createAccounts({ address: account.address, permission, switches, prompt })
  const chains = createChains({ chainId, rpcUrl, switches, prompt })
  const enqueue = createQueue()
  const methods: Methods = {
    ...accounts.methods,
    ...chains.methods,
    ...createSigning({ account, accounts, prompt }).methods,
    ...createTransactions({ account, accounts, chains, prompt, enqueue }).methods,
    ...createBundles({ account, accounts, chains, prompt, switches, enqueue }).methods,
  }

  const snapshot = () => ({
    chainId: numberToHex(chains.current()),
    accounts: accounts.visible(),
    disconnected: switches.current.disconnected,
  })
  let seen = snapshot()
  function emitChanges() {
    const before = seen
    const now = snapshot()
    seen = now
    if (now.disconnected && !before.disconnected) events.emit('disconnect', disconnected())
    if (!now.disconnected && before.disconnected) events.emit('connect', { chainId: now.chainId })
    if (now.chainId !== before.chainId) events.emit('chainChanged', now.chainId)
    if (now.accounts[0] !== before.accounts[0]) events.emit('accountsChanged', now.accounts)
  }
  switches.subscribe(emitChanges)

  const provider: TestProvider = {
    async request({ method, params }) {
      if (switches.current.disconnected) throw disconnected()
      const handle = Object.hasOwn(methods, method) ? methods[method] : undefined
      if (handle !== undefined) return handle(params)
      if (asksWallet(method)) throw unsupported(method)
      return forward(chains.rpcUrl(), method, params)
    },
    on: events.on,
    removeListener: events.removeListener,
  }

  const announcements = new Set<() => void>()
  return {
    provider,
    info,
    get switches() {
      return switches.current
    },
    announce(target = window) {
      const stop = announceProvider({ info, provider }, target)
      announcements.add(stop)
      return stop
    },
    set: switches.set,
    subscribe: switches.subscribe,
    disconnect: permission.revoke,
    destroy() {
      switches.set({ disconnected: true })
      permission.destroy()
      events.clear()
      for (const stop of announcements) stop()
    },
  }
}

/** A development node would answer these itself, with its own keys and without a prompt. */
const asksWallet = (method: string) => method.startsWith('wallet_') || method.startsWith('eth_sign')
