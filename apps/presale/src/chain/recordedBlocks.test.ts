import { findReplacement } from '@foyer/site-kit/transaction'
import { zeroHash } from 'viem'
import { expect, test } from 'vitest'
import { createFakeClient } from '../../test/createFakeClient.ts'
import { exampleConfig } from '../../test/exampleConfig.ts'
import { USDT, unboundProfile } from '../../test/exampleView.ts'
import { createFakeChain, minedLog, revokedLog, withdrawalSettledLog } from '../../test/fakeChain.ts'
import type { PendingTopic } from './createPendingStores.ts'
import { recordedBlocks } from './recordedBlocks.ts'

const BUYER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const STRANGER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const HASH = `0x${'cd'.repeat(32)}` as const
const SPED_UP = `0x${'ef'.repeat(32)}` as const
const purchase = { id: 1, blockNumber: 101, time: 0, itemId: 1, quantity: 1, payToken: USDT, cost: 1n }

function setup() {
  const chain = createFakeChain()
  const runtime = { client: createFakeClient(chain), config: exampleConfig() }
  return {
    chain,
    find: (nonce?: number, topic: PendingTopic = 'purchase') =>
      findReplacement(runtime.client, {
        account: BUYER,
        transaction: { hash: HASH, nonce },
        findBlocks: (account) => recordedBlocks(runtime, topic, account),
      }),
  }
}

test('waits, and tells the nonce once a node has seen the transaction', async () => {
  const { chain, find } = setup()
  expect(await find()).toEqual({ status: 'waiting', nonce: undefined })
  chain.see(HASH, BUYER, 4)
  expect(await find()).toEqual({ status: 'waiting', nonce: 4 })
})

test('finds a purchase with the same nonce', async () => {
  const { chain, find } = setup()
  chain.finalize(5)
  chain.see(zeroHash, STRANGER, 4)
  chain.see(SPED_UP, BUYER, 4)
  chain.functions.purchasesOf = () => [[purchase], 0]
  expect(await find(4)).toEqual({ status: 'replaced', hash: SPED_UP, nonce: 4 })
})

test('is canceled by anything else with the same nonce', async () => {
  const { chain, find } = setup()
  chain.finalize(5)
  expect(await find(4)).toEqual({ status: 'canceled' })
  chain.see(SPED_UP, BUYER, 3)
  chain.functions.purchasesOf = () => [[purchase], 0]
  expect(await find(4)).toEqual({ status: 'canceled' })
})

test('finds a binding with the same nonce by the second it was recorded in', async () => {
  const { chain, find } = setup()
  chain.finalize(5)
  chain.see(SPED_UP, BUYER, 4)
  chain.functions.profileOf = () => ({ ...unboundProfile, boundAt: 1_759_845_590 })
  expect(await find(4, 'bind')).toEqual({ status: 'replaced', hash: SPED_UP, nonce: 4 })
  chain.functions.profileOf = () => unboundProfile
  expect(await find(4, 'bind')).toEqual({ status: 'canceled' })
})

test('finds a withdrawal with the same nonce by the second it was recorded in', async () => {
  const { chain, find } = setup()
  const withdrawal = { id: 7, token: USDT, requestedAt: 1_759_845_590, amount: 1n, received: 1n, status: 1 }
  chain.finalize(5)
  chain.see(SPED_UP, BUYER, 4)
  chain.functions.withdrawalsOf = () => [[withdrawal], 0]
  expect(await find(4, 'withdrawal')).toEqual({ status: 'replaced', hash: SPED_UP, nonce: 4 })
  expect(await find(3, 'withdrawal')).toEqual({ status: 'canceled' })
})

test.each(['settlement', 'allowance'] as const)(
  'finds the %s with the same nonce by its event, where the node lists events',
  async (topic) => {
    const { chain, find } = setup()
    const log = topic === 'settlement' ? withdrawalSettledLog(BUYER, 7) : revokedLog(BUYER)
    chain.finalize(5)
    chain.see(SPED_UP, BUYER, 4)
    chain.functions.logs = () => [minedLog(log, SPED_UP)]
    expect(await find(4, topic)).toEqual({ status: 'replaced', hash: SPED_UP, nonce: 4 })
    chain.functions.logs = () => {
      throw new Error('the method eth_getLogs does not exist')
    }
    expect(await find(4, topic)).toEqual({ status: 'canceled' })
  },
)

test('waits while the nonce is not final, or the transaction has a receipt', async () => {
  const { chain, find } = setup()
  chain.finalize(4)
  expect(await find(4)).toMatchObject({ status: 'waiting' })
  chain.finalize(5)
  chain.mine(HASH, [])
  expect(await find(4)).toMatchObject({ status: 'waiting' })
})

test('ignores the nonce of a transaction that another account sent', async () => {
  const { chain, find } = setup()
  chain.see(HASH, STRANGER, 4)
  expect(await find()).toEqual({ status: 'waiting', nonce: undefined })
})
