import { type Address, numberToHex } from 'viem'
import { type TestAccount, toLocalAccount, toTestAccounts } from './account.ts'
import { createAccounts } from './accounts.ts'
import { createAnnouncements, DEFAULT_RDNS, toWalletInfo, type WalletInfo } from './announce.ts'
import { createBundles } from './bundles.ts'
import { checkChain, createChains, type TestChain, toTestChains } from './chains.ts'
import { createChangeEvents } from './changeEvents.ts'
import { dappNetworks } from './dom/pageInstances.ts'
import { createEmitter, type ProviderEvents } from './emitter.ts'
import { disconnected, unsupported } from './errors.ts'
import { createMocks, type Mock } from './mocks.ts'
import { checkWalletOptions, TestOptionError } from './options.ts'
import { claimOutlet } from './outlets.ts'
import { createPermission, defaultStorage, type WalletStorage } from './permission.ts'
import type { Ask } from './prompt.ts'
import { createQueue } from './queue.ts'
import {
  createDesk,
  createLog,
  type Decision,
  type PendingRequest,
  PROMPTS,
  type WaitForRequestOptions,
  type WalletRequest,
} from './requests.ts'
import { forward, type RequestNode } from './rpc.ts'
import { createSelection, type Selection } from './selection.ts'
import { createSigning } from './signing.ts'
import { createSwitches, type Switches } from './switches.ts'
import { createTransactions } from './transactions.ts'
import { createUser } from './user.ts'

export type TestWalletOptions = {
  /**
   * The chains that the wallet knows, the first one is where it starts. `dapp`: those of the page's Foyer. Default one,
   * of `chainId` and `rpcUrl`.
   */
  chains?: readonly TestChain[] | 'dapp'
  /** Short for one chain: JSON-RPC over HTTP, for example anvil's. */
  rpcUrl?: string
  /** Short for one chain: its id. Default 31337, anvil's. */
  chainId?: number
  /** Answers what chains without an `rpcUrl` are asked, in place of a node. */
  request?: RequestNode
  /** The number of accounts of anvil's mnemonic, or a list. Default one. The page sees all of them, the selected one first. */
  accounts?: number | readonly TestAccount[]
  /** Short for a list of one. Default: the first account of anvil's mnemonic. */
  account?: TestAccount
  /** `manual`: the user does nothing until the test answers with `waitForRequest`. Default `auto`, by the switches. */
  answers?: 'auto' | 'manual'
  /** True if it is also `window.ethereum`, with `isMetaMask`, for dapps that look there. Default false. */
  legacy?: boolean
  /** True if it uses the RPC URL of a chain that the page adds. Default false: nothing is asked of addresses you did not write. */
  allowAddedRpc?: boolean
  /** Default: "Dev Wallet", `dev.foyer.testing`, an icon and a random uuid. */
  info?: Partial<WalletInfo>
  switches?: Partial<Switches>
  /** Keeps the permission of the page, by rdns. Default: `localStorage` where there is one. */
  storage?: WalletStorage
}

/** Connections of a page's wallet to the process that runs the test. */
export type WalletHooks = {
  /** The user's choice outside of the page. Overrides an older one that the page has stored. */
  selection?: Selection
  /** Decides what the user answers; undefined leaves it to the switches. */
  decide?: (request: WalletRequest) => Promise<Decision | undefined>
  onRequest?: (request: WalletRequest) => void
}

/** EIP-1193. */
export type TestProvider = {
  /** True with `legacy`. */
  readonly isMetaMask?: boolean
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
  /** The address of each account, in the order of the options. */
  readonly addresses: readonly Address[]
  /** The requests of pages, oldest first: the last 1,000 requests. */
  readonly requests: readonly WalletRequest[]
  /** Announces the wallet by EIP-6963, now and on request. Default target: `window`. Returns the function that stops it. */
  announce(target?: EventTarget): () => void
  /** Sets switches. The others keep their value. */
  set(switches: Partial<Switches>): void
  /** Calls back after every change of a switch, the wallet's own included. Returns the function that stops it. */
  subscribe(listener: (switches: Readonly<Switches>) => void): () => void
  /**
   * Waits for a request that asks the user, and has the test answer it, whatever the switches say. A request that is
   * waiting already counts.
   */
  waitForRequest(method?: string, options?: WaitForRequestOptions): Promise<PendingRequest>
  /** Answers methods with what the test makes up. */
  mock: Mock
  /** Answers what the node of one of its chains would be asked, mocked or not. It is not part of `requests`. */
  read(request: { method: string; params: unknown; chainId: number }): Promise<unknown>
  /** The user selects another account in the wallet, by its index. */
  selectAccount(index: number): void
  /** The user selects another of the wallet's chains in the wallet. */
  selectChain(chainId: number): void
  /** Disconnects the page, as the user does in the wallet. */
  disconnect(): void
  /** Fails open requests with 4900, stops announcing and removes all listeners. */
  destroy(): void
}

type Methods = Record<string, (params: unknown, ask: Ask) => unknown>

/**
 * A wallet for tests and development. It signs with keys in memory, sends raw transactions to a node where it has one,
 * and has a switch for each failure of a wallet.
 *
 * @throws {TestOptionError} an option is of a wrong type or value
 *
 * @example
 * const wallet = createTestWallet({ chains: [{ id: 56, rpcUrl: 'http://127.0.0.1:8545' }, { id: 1 }] })
 * wallet.announce()
 * // "Dev Wallet" is in every list of wallets on the page
 * wallet.set({ reject: true })
 * // every prompt is rejected with 4001
 */
export const createTestWallet = (options: TestWalletOptions = {}): TestWallet => createWallet(options)

export type HookedTestWallet = TestWallet & {
  /** The user's choice outside of the page, unless the page has stored a later one. */
  select(selection: Selection): void
}

export function createWallet(options: TestWalletOptions, hooks: WalletHooks = {}): HookedTestWallet {
  checkWalletOptions(options)
  const { request, allowAddedRpc = false, legacy = false } = options
  const all = toTestAccounts(options).map(toLocalAccount)
  const addresses = all.map(({ address }) => address)
  const rdns = options.info?.rdns ?? DEFAULT_RDNS
  const events = createEmitter()
  const switches = createSwitches(options.switches)
  const mocks = createMocks()
  const log = createLog(hooks.onRequest)
  const desk = createDesk({ manual: options.answers === 'manual', asked: () => log.requests })
  const key = `foyer.testing.${rdns}`
  const storage = options.storage ?? defaultStorage()
  const selection = createSelection({ key: `${key}.selection`, storage })
  if (hooks.selection !== undefined) selection.writeNewer(hooks.selection)
  const permission = createPermission({
    address: addresses[0] as string,
    key,
    storage,
    onChange: () => emitChanges(),
  })
  const accounts = createAccounts({ all, permission, selected: selection.read, switches })
  const listed = toTestChains(options)
  const chains = createChains({
    own: listed === 'dapp' ? dappNetworks : () => listed,
    request,
    allowAddedRpc,
    selected: selection.read,
    choose: (id) => selection.write({ chainId: id }),
    switches,
  })
  const emitChanges = createChangeEvents({ accounts, chains, switches, events })
  switches.subscribe(emitChanges)
  const user = createUser({ decide: hooks.decide ?? desk.receive, mocks, switches })
  const enqueue = createQueue()
  const methods: Methods = {
    ...accounts.methods,
    ...chains.methods,
    ...createSigning({ accounts }).methods,
    ...createTransactions({ accounts, chains, enqueue }).methods,
    ...createBundles({ accounts, chains, switches, enqueue }).methods,
  }

  async function answer(asked: WalletRequest): Promise<unknown> {
    const { method, params } = asked
    if (switches.current.disconnected) throw disconnected()
    const made = PROMPTS.includes(method) ? undefined : await mocks.answer(method, params)
    if (made !== undefined) return made
    const handle = Object.hasOwn(methods, method) ? methods[method] : undefined
    if (handle !== undefined) return handle(params, user.askFor(asked))
    if (asksWallet(method)) throw unsupported(method)
    return forward(chains.node(), method, params)
  }

  const own: TestProvider = {
    async request({ method, params }) {
      const asked = log.start({ method, params, chainId: chains.current() })
      try {
        const result = await answer(asked)
        log.end(asked)
        return result
      } catch (error) {
        log.end(asked, error ?? new Error(`${method} failed`))
        throw error
      }
    },
    on: events.on,
    removeListener: events.removeListener,
    ...(legacy && { isMetaMask: true }),
  }
  const outlet = claimOutlet(`${rdns} ${legacy}`, own)
  const { provider } = outlet
  const info = toWalletInfo({ uuid: outlet.uuid, ...options.info })

  const announcements = createAnnouncements({ info, provider, legacy })
  return {
    provider,
    info,
    addresses,
    requests: log.requests,
    get switches() {
      return switches.current
    },
    announce: announcements.start,
    set: switches.set,
    subscribe: switches.subscribe,
    waitForRequest: desk.waitForRequest,
    mock: mocks.mock,
    selectAccount(index) {
      checkAccountIndex(index, addresses.length)
      selection.write({ account: index })
      emitChanges()
    },
    selectChain(id) {
      checkChain(id, chains.isKnown(id))
      chains.select(id)
    },
    select(next) {
      selection.writeNewer(next)
      emitChanges()
    },
    async read({ method, params, chainId: id }) {
      const made = await mocks.answer(method, params)
      if (made !== undefined) return made
      if (method === 'eth_chainId') return numberToHex(id)
      return forward(chains.node(id), method, params)
    },
    disconnect: permission.revoke,
    destroy() {
      switches.set({ disconnected: true })
      permission.destroy()
      mocks.clear()
      events.clear()
      announcements.stop()
      outlet.release()
    },
  }
}

export function checkAccountIndex(index: number, count: number) {
  if (!Number.isInteger(index) || index < 0 || index >= count)
    throw new TestOptionError(
      'selectAccount',
      index,
      `an index below ${count}, the number of accounts: see \`accounts\``,
      '#options',
    )
}

/** A development node would answer these itself, with its own keys and without a prompt. */
const asksWallet = (method: string) => method.startsWith('wallet_') || method.startsWith('eth_sign')
