import type { BrowserContext } from '@playwright/test'
import type { Address } from 'viem'
import { toLocalAccount, toPrivateKey, toTestAccounts } from '../account.ts'
import { toWalletInfo, type WalletInfo } from '../announce.ts'
import { checkChain, toTestChains } from '../chains.ts'
import { checkAccountIndex, type TestWalletOptions } from '../createTestWallet.ts'
import { toProviderError } from '../errors.ts'
import { createMocks, type MockedAnswer, type MockedChain } from '../mocks.ts'
import { checkWalletOptions } from '../options.ts'
import {
  createDesk,
  type PendingRequest,
  type WaitForRequestOptions,
  type WalletRequest,
} from '../requests.ts'
import { createSwitches, type Switches } from '../switches.ts'
import type { Answer, InjectedOptions, InjectedWallet, Message, WalletState } from './injected.ts'
import { injectedScript } from './injectedScript.ts'
import { callFrames, createPageUpdates } from './pageUpdates.ts'

export type InstallTestWalletOptions = Omit<TestWalletOptions, 'storage'>

/** The test wallet, controlled from the test process. */
export type InstalledWallet = {
  /** The first account. */
  readonly address: Address
  /** The address of each account, in the order of the options. */
  readonly addresses: readonly Address[]
  readonly info: WalletInfo
  readonly switches: Readonly<Switches>
  /** The requests of all pages so far, oldest first. */
  readonly requests: readonly WalletRequest[]
  /** Sets switches in all pages of the context, also in later ones. The others keep their value. */
  set(switches: Partial<Switches>): Promise<void>
  /**
   * Waits for a request that asks the user, and has the test answer it, whatever the switches say. Default timeout
   * 10 seconds.
   */
  waitForRequest(method?: string, options?: WaitForRequestOptions): Promise<PendingRequest>
  /** Answers a method with what the test makes up, after the user where they are asked. Returns the function that takes it back. */
  mock(method: string, answer: MockedAnswer): Promise<() => Promise<void>>
  /** Makes up a chain. Returns the function that takes it back. */
  mock(chain: MockedChain): Promise<() => Promise<void>>
  /** Answers what the node of a chain would be asked, mocked or not. */
  read(request: { method: string; params: unknown; chainId: number }): Promise<unknown>
  /** The user selects another account in the wallet, by its index. */
  selectAccount(index: number): Promise<void>
  /** The user selects another chain in the wallet. */
  selectChain(chainId: number): Promise<void>
  /** Disconnects every open page, as the user does in the wallet. */
  disconnect(): Promise<void>
  /** Leaves the wallet out of documents that are loaded from now on. */
  dispose(): Promise<void>
}

/**
 * Puts a test wallet into every document of a browser context, before the document's own scripts. Call it again with
 * another `info` and `account` for a second wallet.
 *
 * @throws {TestOptionError} an option is of a wrong type or value
 */
export async function installTestWallet(
  context: BrowserContext,
  options: InstallTestWalletOptions,
): Promise<InstalledWallet> {
  checkWalletOptions(options)
  const { request, answers, switches: initial, account: _, ...rest } = options
  const info = toWalletInfo(options.info)
  // Deriving a key is the slowest step in a page, so it is done once, here.
  const accounts = toTestAccounts(options).map((account) => ({ privateKey: toPrivateKey(account) }))
  const addresses = accounts.map((account) => toLocalAccount(account).address)
  const switches = createSwitches(initial)
  const mocks = createMocks()
  const requests: (WalletRequest & { document: number })[] = []
  const desk = createDesk({ manual: answers === 'manual', asked: () => requests })
  const key = `foyerTestWallet_${info.uuid.replaceAll('-', '')}`
  const send = `${key}_send`
  const bundle = await injectedScript()
  let selection: WalletState['selection'] = {}

  const updates = createPageUpdates(context, key)
  const state = (): WalletState => ({ switches: switches.current, selection, mocked: [...mocks.methods()] })

  const apply = () => updates.apply(state())

  async function set(next: Partial<Switches>) {
    switches.set(next)
    await apply()
  }

  async function read(asked: { method: string; params: unknown; chainId: number }) {
    const made = await mocks.answer(asked.method, asked.params)
    if (made !== undefined) return made
    if (request === undefined)
      throw new Error(
        `The test has no node for chain ${asked.chainId}, which the page asks for ${asked.method}.`,
      )
    return request(asked)
  }

  function record(document: number, next: WalletRequest) {
    const known = requests.find((one) => one.document === document && one.id === next.id)
    if (known === undefined) requests.push({ ...next, document })
    else Object.assign(known, next)
  }

  async function receive(message: Message): Promise<unknown> {
    switch (message.type) {
      case 'switches':
        return set(message.switches)
      case 'request':
        return record(message.document, message.request)
      case 'decide':
        return desk.receive(message.request)
      case 'mock':
        return mocks.answer(message.method, message.params)
      case 'node':
        return request?.(message)
    }
  }

  await context.exposeBinding(send, async (_, message: Message): Promise<Answer> => {
    try {
      return { result: await receive(message) }
    } catch (error) {
      const { code, message: text, data } = toProviderError(error)
      return { error: { code, message: text, data } }
    }
  })
  const injected: InjectedOptions = {
    ...rest,
    accounts,
    info,
    state: state(),
    key,
    send,
    lastUpdate: updates.lastUpdate,
    hasNode: request !== undefined,
  }
  await context.addInitScript({ content: `${bundle};foyerTesting.install(${JSON.stringify(injected)})` })

  return {
    address: addresses[0] as Address,
    addresses,
    info,
    get switches() {
      return switches.current
    },
    requests,
    set,
    waitForRequest: (method, waiting) => desk.waitForRequest(method, { timeout: 10_000, ...waiting }),
    async mock(first: string | MockedChain, answer?: MockedAnswer) {
      const undo = typeof first === 'string' ? mocks.mock(first, answer as MockedAnswer) : mocks.mock(first)
      await apply()
      return async () => {
        undo()
        await apply()
      }
    },
    read,
    async selectAccount(index) {
      checkAccountIndex(index, addresses.length)
      selection = { ...selection, account: index, revision: updates.nextRevision() }
      await apply()
    },
    async selectChain(chainId) {
      const chains = toTestChains(options)
      const isKnown = chains === 'dapp' || chains.some(({ id }) => id === chainId)
      checkChain(chainId, Number.isInteger(chainId) && isKnown)
      selection = { ...selection, chainId, revision: updates.nextRevision() }
      await set({ wrongChain: undefined })
    },
    async disconnect() {
      const disconnectInPage = (name: string) =>
        (globalThis as unknown as Record<string, InjectedWallet | undefined>)[name]?.disconnect()
      await callFrames(context, (frame) => frame.evaluate(disconnectInPage, key))
    },
    async dispose() {
      await updates.remove()
    },
  }
}
