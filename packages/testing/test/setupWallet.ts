import { createTestWallet, type TestWalletOptions } from '../src/createTestWallet.ts'

/** Anvil's first account, the wallet's default. */
export const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** A wallet that needs no node, with its events on record. */
export function setupWallet(options: Partial<TestWalletOptions> = {}) {
  const isLong = options.chains !== undefined
  const wallet = createTestWallet({
    ...(!isLong && { rpcUrl: 'http://127.0.0.1:1', chainId: 56 }),
    ...options,
  })
  const events: [string, unknown][] = []
  for (const event of ['connect', 'disconnect', 'chainChanged', 'accountsChanged'] as const)
    wallet.provider.on(event, (payload) => events.push([event, payload]))
  const request = (method: string, ...params: unknown[]) => wallet.provider.request({ method, params })
  return { wallet, events, request }
}

/** As {@link setupWallet}, already connected and with no events yet. */
export async function setupConnectedWallet(options?: Partial<TestWalletOptions>) {
  const setup = setupWallet(options)
  const { switches } = setup.wallet
  setup.wallet.set({ reject: false, delay: 0, locked: false })
  await setup.request('eth_requestAccounts')
  setup.wallet.set(switches)
  setup.events.length = 0
  return setup
}
