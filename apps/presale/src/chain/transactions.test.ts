import { createFreshness } from '@foyer/site-kit/transaction'
import type { Hash } from 'viem'
import { expect, test } from 'vitest'
import { createFakeClient } from '../../test/createFakeClient.ts'
import { createFakeChain } from '../../test/fakeChain.ts'
import { BUYER } from '../../test/fakeWallet.ts'
import { waitForNonce, withGasMargin } from './transactions.ts'

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
