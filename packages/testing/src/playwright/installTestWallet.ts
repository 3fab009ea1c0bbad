import type { BrowserContext, Frame } from '@playwright/test'
import type { Address } from 'viem'
import { toLocalAccount, toPrivateKey } from '../account.ts'
import { toWalletInfo, type WalletInfo } from '../announce.ts'
import type { TestWalletOptions } from '../createTestWallet.ts'
import { createSwitches, type Switches } from '../switches.ts'
import { applyUpdate, type InjectedOptions, type InjectedWallet } from './injected.ts'
import { injectedScript } from './injectedScript.ts'

export type InstallTestWalletOptions = Omit<TestWalletOptions, 'storage'>

/** The test wallet, controlled from the test process. */
export type InstalledWallet = {
  readonly address: Address
  readonly info: WalletInfo
  readonly switches: Readonly<Switches>
  /** Sets switches in all pages of the context, also in later ones. The others keep their value. */
  set(switches: Partial<Switches>): Promise<void>
  /** Disconnects every open page, as the user does in the wallet. */
  disconnect(): Promise<void>
  /** Leaves the wallet out of documents that are loaded from now on. */
  dispose(): Promise<void>
}

/**
 * Puts a test wallet into every document of a browser context, before the document's own scripts. Call it again with
 * another `info` and `account` for a second wallet.
 */
export async function installTestWallet(
  context: BrowserContext,
  options: InstallTestWalletOptions,
): Promise<InstalledWallet> {
  const info = toWalletInfo(options.info)
  // Deriving a key is the slowest step in a page, so it is done once, here.
  const account = { privateKey: toPrivateKey(options.account) }
  const switches = createSwitches(options.switches)
  const key = `foyerTestWallet_${info.uuid.replaceAll('-', '')}`
  const report = `${key}_report`
  const lastUpdate = `${key}_update`
  const bundle = await injectedScript()
  let revision = 0

  const frames = () => context.pages().flatMap((page) => page.frames())

  /** For the documents to come. Only recent versions of Playwright take a script back, so each update adds one. */
  const addUpdate = (next: Switches | null) =>
    context.addInitScript(applyUpdate, { key, lastUpdate, revision: ++revision, switches: next })

  async function apply(next: Partial<Switches>) {
    switches.set(next)
    await addUpdate(switches.current)
    await Promise.all(frames().map((frame) => call(frame, key, 'set', switches.current)))
  }

  await context.exposeBinding(report, (_, next: Switches) => apply(next))
  const injected: InjectedOptions = {
    ...options,
    account,
    info,
    switches: switches.current,
    key,
    report,
    lastUpdate,
  }
  await context.addInitScript({ content: `${bundle};foyerTesting.install(${JSON.stringify(injected)})` })

  return {
    address: toLocalAccount(account).address,
    info,
    get switches() {
      return switches.current
    },
    set: apply,
    async disconnect() {
      await Promise.all(frames().map((frame) => call(frame, key, 'disconnect')))
    },
    async dispose() {
      await addUpdate(null)
    },
  }
}

async function call(frame: Frame, key: string, method: 'set' | 'disconnect', argument?: Switches) {
  const callInPage = (parameters: { key: string; method: 'set' | 'disconnect'; argument?: Switches }) => {
    const globals = globalThis as unknown as Record<string, InjectedWallet | undefined>
    const wallet = globals[parameters.key]
    if (parameters.method === 'disconnect') wallet?.disconnect()
    else wallet?.set(parameters.argument ?? {})
  }
  // A frame that is being unloaded cannot be called. The next document starts with the new switches.
  await frame.evaluate(callInPage, { key, method, argument }).catch(() => undefined)
}
