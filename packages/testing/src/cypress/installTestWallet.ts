import { createTestWallet, type TestWallet, type TestWalletOptions } from '../createTestWallet.ts'

export type InstallTestWalletOptions = Omit<TestWalletOptions, 'storage'>

/** The part of Cypress that is used. Its own types are global, and come with it. */
type Runner = {
  on(event: 'window:before:load', listener: (page: Window) => void): void
  off(event: 'window:before:load', listener: (page: Window) => void): void
}

/**
 * Puts a test wallet into every page that a test visits, before the page's own scripts. Call it in `beforeEach`: the
 * wallet runs beside the test, so what it returns answers at once.
 *
 * @throws {Error} it runs outside of Cypress
 *
 * @example
 * beforeEach(() => {
 *   wallet = installTestWallet({ chains: [{ id: 56, rpcUrl: 'http://127.0.0.1:8545' }] })
 * })
 */
export function installTestWallet(options: InstallTestWalletOptions = {}): TestWallet {
  const { Cypress } = globalThis as { Cypress?: Runner }
  if (Cypress === undefined)
    throw new Error('installTestWallet() of @foyer/testing/cypress runs in a test of Cypress.')
  let storage: Storage | undefined
  // Each page has the storage of its site, which a reload keeps.
  const wallet = createTestWallet({
    ...options,
    storage: {
      getItem: (key) => storage?.getItem(key) ?? null,
      setItem: (key, value) => storage?.setItem(key, value),
      removeItem: (key) => storage?.removeItem(key),
    },
  })
  const install = (page: Window) => {
    storage = page.localStorage
    wallet.announce(page)
  }
  Cypress.on('window:before:load', install)
  return {
    ...wallet,
    get switches() {
      return wallet.switches
    },
    destroy() {
      Cypress.off('window:before:load', install)
      wallet.destroy()
    },
  }
}
