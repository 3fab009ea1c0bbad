import { presaleAbi } from '@foyer/presale-contracts'
import { type Address, encodeAbiParameters, encodeEventTopics, type Log, type TransactionReceipt } from 'viem'
import { expect, test } from 'vitest'
import { INVITER, PRESALE, USDT } from '../../../test/exampleView.ts'
import { readOutcome } from './readOutcome.ts'

const BUYER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

function purchased(address: Address) {
  const topics = encodeEventTopics({
    abi: presaleAbi,
    eventName: 'Purchased',
    args: { purchaseId: 7n, buyer: BUYER, inviter: INVITER },
  })
  const data = encodeAbiParameters(
    ['uint8', 'uint16', 'address', 'uint256', 'uint256', 'uint256', 'uint256'].map((type) => ({ type })),
    [1, 2, USDT, 240n, 2_000n, 12n, 24n],
  )
  return { address, topics, data } as Log
}

const receipt = (status: TransactionReceipt['status'], logs: Log[]) =>
  ({ status, logs }) as unknown as TransactionReceipt

test('default: what was bought is read from the event', () => {
  expect(readOutcome(receipt('success', [purchased(PRESALE)]), PRESALE, BUYER)).toEqual({
    type: 'confirmed',
    purchase: { itemId: 1, quantity: 2, payToken: USDT, cost: 240n, yesAmount: 2_000n },
  })
})

test('behavior: a reverted transaction is not a purchase', () => {
  const failed = { type: 'failed', failure: { name: 'Reverted' } }
  expect(readOutcome(receipt('reverted', []), PRESALE, BUYER)).toEqual(failed)
  expect(readOutcome(receipt('reverted', [purchased(PRESALE)]), PRESALE, BUYER)).toEqual(failed)
})

test("behavior: somebody else's purchase in the same transaction is not the buyer's", () => {
  expect(readOutcome(receipt('success', [purchased(PRESALE)]), PRESALE, INVITER)).toMatchObject({
    type: 'failed',
  })
})

test("behavior: neither is success without the sale's own event", () => {
  const failed = { type: 'failed', failure: { name: 'Reverted' } }
  expect(readOutcome(receipt('success', []), PRESALE, BUYER)).toEqual(failed)
  expect(readOutcome(receipt('success', [purchased(INVITER)]), PRESALE, BUYER)).toEqual(failed)
})
