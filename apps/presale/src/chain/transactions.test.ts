import { createFreshness } from '@foyer/site-kit/transaction'
import type { Hash } from 'viem'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createFakeClient } from '../../test/createFakeClient.ts'
import { createTestRuntime } from '../../test/createTestRuntime.ts'
import { createFakeChain } from '../../test/fakeChain.ts'
import { BUYER, createFakeWallet } from '../../test/fakeWallet.ts'
import { isOnNetwork, switchNetwork, waitForNonce, withGasMargin } from './transactions.ts'

const HASH: Hash = `0x${'cd'.repeat(32)}`

test('adds a quarter and 30,000 to the gas estimate', () => {
  expect(withGasMargin(200_000n)).toBe(280_000n)
  expect(withGasMargin(0n)).toBe(30_000n)
})

test('waits until the transaction is in a block, or another one with its nonce is final', async () => {
  const chain = createFakeChain()
  const freshness = createFreshness()
  const wait = () => waitForNonce({ client: createFakeClient(chain), freshness }, BUYER, HASH)
  chain.see(HASH, BUYER, 4)
  chain.finalize(5)
  await wait()
  chain.finalize(4)
  chain.mine(HASH, [])
  await wait()
})

test('has the wallet add the network when it answers the switch with an error of its own', async () => {
  // The connector looks for its wallet in a page only.
  vi.stubGlobal('window', new EventTarget())
  onTestFinished(() => void vi.unstubAllGlobals())
  const asked: string[] = []
  let chainId = '0x1'
  const answers = {
    eth_chainId: () => chainId,
    wallet_switchEthereumChain() {
      asked.push('switch')
      throw { code: -32603, message: 'Internal JSON-RPC error.' }
    },
    wallet_addEthereumChain(chain: unknown) {
      asked.push(`add ${(chain as { chainId: string }).chainId}`)
      chainId = '0x38'
      return null
    },
  }
  const { runtime } = await createTestRuntime({ wallet: createFakeWallet({ chainId: 1, answers }) })
  expect(isOnNetwork(runtime)).toBe(false)
  await switchNetwork(runtime)
  expect(asked).toEqual(['switch', 'switch', 'add 0x38'])
})
