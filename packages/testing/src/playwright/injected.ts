import { createTestWallet, type TestWallet, type TestWalletOptions } from '../createTestWallet.ts'
import type { Switches } from '../switches.ts'

/** What the test process finds in the page, under the key it chose. */
export type InjectedWallet = Pick<TestWallet, 'set' | 'disconnect'>

/** What the test process gives the page. */
export type InjectedOptions = TestWalletOptions & {
  /** Name of the global that holds the wallet. */
  key: string
  /** Name of the global function that tells the test process of a switch the wallet turned itself. */
  report: string
}

/** Runs in each document before the page's own scripts. */
export function install({ key, report, ...options }: InjectedOptions) {
  const wallet = createTestWallet(options)
  const globals = globalThis as unknown as Record<string, unknown>
  let setByTest = false
  const injected: InjectedWallet = {
    set(switches) {
      setByTest = true
      wallet.set(switches)
      setByTest = false
    },
    disconnect: wallet.disconnect,
  }
  globals[key] = injected
  wallet.subscribe((switches) => {
    if (setByTest) return
    const tell = globals[report] as (switches: Switches) => Promise<void>
    void tell(switches)
  })
  wallet.announce(window)
}
