import { memoryStorage } from '@foyer/modal-core/test'
import { createTestWallet, type TestWalletOptions } from '@foyer/testing'

/** The account that the testing wallet uses unless told otherwise. */
export const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** A testing wallet on BNB smart chain. Nothing here needs its node, so it has none. */
export const createWallet = (options: Partial<TestWalletOptions> = {}) =>
  createTestWallet({
    rpcUrl: 'http://127.0.0.1:9',
    chainId: 56,
    storage: memoryStorage(),
    ...options,
  })
