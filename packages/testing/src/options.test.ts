// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { createTestWallet } from './createTestWallet.ts'
import { memoryStorage } from './permission.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  [{ chains: [] }, '`chains` is []. It takes a list of chains'],
  [{ chains: [{ id: '56' }] }, '`chains` is [{"id":"56"}]'],
  [
    { chains: [{ id: 56 }, { id: 56 }] },
    '`chains` is [{"id":56},{"id":56}]. It takes a list of chains, each once',
  ],
  [{ chains: [{ id: 56, rpcURL: 'http://127.0.0.1' }] }, '`chains` is'],
  [{ chains: 'all' }, '`chains` is "all"'],
  [{ rpcUrl: 'localhost:8545' }, '`rpcUrl` is "localhost:8545". It takes a URL of http'],
  [{ chainId: '0x38' }, '`chainId` is "0x38". It takes the number of a chain'],
  [{ request: 'yes' }, '`request` is "yes". It takes a function'],
  [{ accounts: 0 }, '`accounts` is 0. It takes a number from 1 to 10'],
  [{ accounts: [{ privateKey: '0x1' }] }, '`accounts` is [{"privateKey":"0x1"}]'],
  [{ account: {} }, '`account` is {}. It takes { mnemonic, index } or'],
  [{ answers: 'hand' }, '`answers` is "hand". It takes "auto" or "manual"'],
  [{ legacy: 1 }, '`legacy` is 1. It takes true or false'],
  [{ allowAddedRpc: 'yes' }, '`allowAddedRpc` is "yes". It takes true or false'],
  [{ storage: null }, '`storage` is null. It takes an object with getItem'],
  [{ chain: 56 }, '`chain` is 56. It takes no value: createTestWallet has chains, rpcUrl,'],
  [{ chains: [{ id: 56 }], chainId: 56 }, '`chainId` is 56. It takes no value beside `chains`'],
  [{ accounts: 2, account: { mnemonic: 'a', index: 0 } }, 'It takes no value beside `accounts`'],
])('says which option of %o is wrong, and its page', (options, message) => {
  expect(() => createTestWallet(options as never)).toThrow(message)
  expect(() => createTestWallet(options as never)).toThrow(
    'Docs: https://www.npmjs.com/package/@foyer/testing#options',
  )
})

test('legacy: is also `window.ethereum` while it is announced', async () => {
  const wallet = createTestWallet({ legacy: true, storage: memoryStorage() })
  wallet.announce()
  const { ethereum } = window as { ethereum?: typeof wallet.provider }
  expect(ethereum?.isMetaMask).toBe(true)
  expect(await ethereum?.request({ method: 'eth_chainId' })).toBe('0x7a69')
  wallet.destroy()
  expect('ethereum' in window).toBe(false)
  expect('isMetaMask' in createTestWallet({ storage: memoryStorage() }).provider).toBe(false)
})
