import type { TestProvider } from './createTestWallet.ts'
import { disconnected } from './errors.ts'

/** The provider and the id that pages know a wallet by. */
export type Outlet = { provider: TestProvider; uuid: string; release(): void }

/** Outlets whose wallet is gone, by name. */
const free = new Map<string, (Outlet & { plug(to: TestProvider): void })[]>()

/**
 * Gives a wallet the provider that pages hold of a destroyed one with the same name. wagmi keeps the first provider of
 * each rdns, so that a module that created its config once would ask the wallet of the first test for ever.
 */
export function claimOutlet(name: string, to: TestProvider): Outlet {
  const outlet = free.get(name)?.pop() ?? createOutlet(name, to.isMetaMask)
  outlet.plug(to)
  return outlet
}

function createOutlet(name: string, isMetaMask: boolean | undefined) {
  let owner: TestProvider | undefined
  const provider: TestProvider = {
    async request(request) {
      if (owner === undefined) throw disconnected()
      return owner.request(request)
    },
    on: (event, listener) => owner?.on(event, listener),
    removeListener: (event, listener) => owner?.removeListener(event, listener),
    ...(isMetaMask && { isMetaMask }),
  }
  const methods = { ...provider }
  const outlet = {
    provider,
    uuid: crypto.randomUUID(),
    plug(to: TestProvider) {
      owner = to
      // A test that has put a spy in the place of a method has put it there for its own wallet.
      Object.assign(provider, methods)
    },
    release() {
      if (owner === undefined) return
      owner = undefined
      free.set(name, [...(free.get(name) ?? []), outlet])
    },
  }
  return outlet
}
