import { createTestWallet, type TestWallet, type TestWalletOptions } from '../createTestWallet.ts'
import type { Switches } from '../switches.ts'

/** The wallet in the page, under the key that the test process chose. */
export type InjectedWallet = Pick<TestWallet, 'set' | 'disconnect'>

/** The parameters that the test process passes to the page. */
export type InjectedOptions = TestWalletOptions & {
  /** Name of the global that holds the wallet. */
  key: string
  /** Name of the global function that reports a switch that the wallet has set itself. */
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
