import { createWallet, type HookedTestWallet, type TestWalletOptions } from '../createTestWallet.ts'
import { ProviderRpcError } from '../errors.ts'
import type { Decision, WalletRequest } from '../requests.ts'
import type { Selection } from '../selection.ts'
import { ALL_OFF, type Switches } from '../switches.ts'

/** The wallet in the page, under the key that the test process chose. */
export type InjectedWallet = Pick<HookedTestWallet, 'set' | 'disconnect'> & {
  /** Applies an update that a later script brings. */
  update(update: Update): void
}

/** The state of the wallet, as the test process says it. */
export type WalletState = {
  switches: Switches
  /** The choice of the user in the wallet. */
  selection: Selection
  /** The methods that the test answers. */
  mocked: string[]
}

/** A change after the wallet was installed. Playwright runs the scripts of a document in any order: the last one counts. */
export type Update = {
  revision: number
  /** Null when the wallet was disposed. */
  state: WalletState | null
}

/** A message of the page to the test process, all through one function. */
export type Message =
  | { type: 'switches'; switches: Switches }
  | { type: 'request'; document: number; request: WalletRequest }
  | { type: 'decide'; request: WalletRequest }
  | { type: 'mock'; method: string; params: readonly unknown[] }
  | { type: 'node'; method: string; params: unknown; chainId: number }

/** An error loses its code on its way between processes. */
export type Answer = { result: unknown } | { error: { code: number; message: string; data: unknown } }

/** The parameters that the test process passes to the page. */
export type InjectedOptions = Omit<TestWalletOptions, 'request' | 'switches' | 'answers'> & {
  /** Name of the global that holds the wallet. */
  key: string
  /** Name of the global function that reaches the test process. */
  send: string
  /** Name of the global that holds the last update. */
  lastUpdate: string
  state: WalletState
  /** True if the test process answers what a node would be asked. */
  hasNode: boolean
}

/** Runs in each document before the page's own scripts. */
export function install({ key, send, lastUpdate, state, hasNode, ...options }: InjectedOptions) {
  const globals = globalThis as unknown as Record<string, unknown>
  const update = globals[lastUpdate] as Update | undefined
  if (update?.state === null) return
  const initial = update?.state ?? state
  const document = Math.random()

  async function ask(message: Message): Promise<unknown> {
    const answer = await (globals[send] as (message: Message) => Promise<Answer>)(message)
    if ('result' in answer) return answer.result
    const { code, message: text, data } = answer.error
    throw new ProviderRpcError(code, text, { data })
  }

  const wallet = createWallet(
    {
      ...options,
      switches: initial.switches,
      ...(hasNode && { request: (request) => ask({ type: 'node', ...request }) }),
    },
    {
      selection: initial.selection,
      decide: (request) => ask({ type: 'decide', request }) as Promise<Decision | undefined>,
      onRequest: (request) => void ask({ type: 'request', document, request: { ...request } }),
    },
  )
  let unmock: (() => void)[] = []
  function mock(methods: readonly string[]) {
    for (const undo of unmock) undo()
    unmock = methods.map((method) => wallet.mock(method, (params) => ask({ type: 'mock', method, params })))
  }
  mock(initial.mocked)

  let setByTest = false
  const injected: InjectedWallet = {
    set(switches) {
      setByTest = true
      wallet.set(switches)
      setByTest = false
    },
    disconnect: wallet.disconnect,
    update({ state: next }) {
      if (next === null) {
        wallet.destroy()
        delete globals[key]
        return
      }
      // A switch that is off may be missing: `undefined` does not reach the page.
      injected.set({ ...ALL_OFF, ...next.switches })
      mock(next.mocked)
      wallet.select(next.selection)
    },
  }
  globals[key] = injected
  wallet.subscribe((switches) => {
    if (!setByTest) void ask({ type: 'switches', switches })
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
