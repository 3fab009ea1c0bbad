import { createTestWallet, type TestWallet, type TestWalletOptions } from '../createTestWallet.ts'
import { ALL_OFF, type Switches } from '../switches.ts'

/** The wallet in the page, under the key that the test process chose. */
export type InjectedWallet = Pick<TestWallet, 'set' | 'disconnect'> & {
  /** Applies an update that a later script brings. */
  update(update: Update): void
}

/** A change after the wallet was installed. Playwright runs the scripts of a document in any order: the last one counts. */
export type Update = {
  revision: number
  /** Null when the wallet was disposed. */
  switches: Switches | null
}

/** The parameters that the test process passes to the page. */
export type InjectedOptions = TestWalletOptions & {
  /** Name of the global that holds the wallet. */
  key: string
  /** Name of the global function that reports a switch that the wallet has set itself. */
  report: string
  /** Name of the global that holds the last update. */
  lastUpdate: string
}

/** Runs in each document before the page's own scripts. */
export function install({ key, report, lastUpdate, ...options }: InjectedOptions) {
  const globals = globalThis as unknown as Record<string, unknown>
  const update = globals[lastUpdate] as Update | undefined
  if (update?.switches === null) return
  const wallet = createTestWallet({ ...options, ...(update && { switches: update.switches }) })
  let setByTest = false
  const injected: InjectedWallet = {
    set(switches) {
      setByTest = true
      wallet.set(switches)
      setByTest = false
    },
    disconnect: wallet.disconnect,
    update({ switches }) {
      // A switch that is off may be missing: `undefined` does not reach the page.
      if (switches !== null) return injected.set({ ...ALL_OFF, ...switches })
      wallet.destroy()
      delete globals[key]
    },
  }
  globals[key] = injected
  wallet.subscribe((switches) => {
    if (setByTest) return
    const tell = globals[report] as (switches: Switches) => Promise<void>
    void tell(switches)
  })
  wallet.announce(window)
}

/** Runs in each document, before or after `install`. */
export function applyUpdate({ key, lastUpdate, ...update }: Update & { key: string; lastUpdate: string }) {
  const globals = globalThis as unknown as Record<string, Update & InjectedWallet>
  if ((globals[lastUpdate]?.revision ?? 0) > update.revision) return
  Object.assign(globals, { [lastUpdate]: update })
  globals[key]?.update(update)
}
