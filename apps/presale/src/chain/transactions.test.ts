import type { Hash } from 'viem'
import { expect, test } from 'vitest'
import { createFakeClient } from '../../test/createFakeClient.ts'
import { exampleConfig } from '../../test/exampleConfig.ts'
import { createFakeChain } from '../../test/fakeChain.ts'
import { BUYER } from '../../test/fakeWallet.ts'
import { waitForPlace, withGasMargin } from './transactions.ts'

const HASH: Hash = `0x${'cd'.repeat(32)}`

test('gas is the estimate × 1.25 + 30k', () => {
  expect(withGasMargin(200_000n)).toBe(280_000n)
  expect(withGasMargin(0n)).toBe(30_000n)
})

test('waitForPlace: until it is in a block, or another one is final in its place', async () => {
  const chain = createFakeChain()
  const wait = () => waitForPlace({ client: createFakeClient(chain), config: exampleConfig() }, BUYER, HASH)
  chain.see(HASH, BUYER, 4)
  chain.finalize(5)
  await wait()
  chain.finalize(4)
  chain.mine(HASH, [])
  await wait()
})
