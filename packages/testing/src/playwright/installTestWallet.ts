import type { BrowserContext, Frame } from '@playwright/test'
import type { Address } from 'viem'
import { toLocalAccount, toPrivateKey } from '../account.ts'
import { toWalletInfo, type WalletInfo } from '../announce.ts'
import type { TestWalletOptions } from '../createTestWallet.ts'
import { createSwitches, type Switches } from '../switches.ts'
import type { InjectedOptions, InjectedWallet } from './injected.ts'
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
  const bundle = await injectedScript()

  const addScript = () => {
    const injected: InjectedOptions = { ...options, account, info, switches: switches.current, key, report }
    return context.addInitScript({ content: `${bundle};foyerTesting.install(${JSON.stringify(injected)})` })
  }

  const frames = () => context.pages().flatMap((page) => page.frames())

  async function apply(next: Partial<Switches>) {
    switches.set(next)
    const previous = script
    script = previous.then(async (old) => {
      await old.dispose()
      return addScript()
    })
    await script
    await Promise.all(frames().map((frame) => call(frame, key, 'set', switches.current)))
  }

  const binding = await context.exposeBinding(report, (_, next: Switches) => apply(next))
  let script = addScript()
  await script

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
      await (await script).dispose()
      await binding.dispose()
    },
  }
}

async function call(frame: Frame, key: string, method: keyof InjectedWallet, argument?: Switches) {
  const callInPage = (parameters: { key: string; method: keyof InjectedWallet; argument?: Switches }) => {
    const globals = globalThis as unknown as Record<string, InjectedWallet | undefined>
    const wallet = globals[parameters.key]
    if (parameters.method === 'disconnect') wallet?.disconnect()
    else wallet?.set(parameters.argument ?? {})
  }
  // A frame that is being unloaded cannot be called. The next document starts with the new switches.
  await frame.evaluate(callInPage, { key, method, argument }).catch(() => undefined)
}
