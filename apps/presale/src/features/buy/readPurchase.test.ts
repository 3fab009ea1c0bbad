import { presaleAbi } from '@foyer/presale-contracts'
import { type Address, encodeAbiParameters, encodeEventTopics, type Log, type TransactionReceipt } from 'viem'
import { expect, test } from 'vitest'
import { INVITER, PRESALE, USDT } from '../../../test/exampleView.ts'
import { readPurchase } from './readPurchase.ts'

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

const receipt = (...logs: Log[]) => ({ logs }) as TransactionReceipt

test('reads the purchase and the reward from the event', () => {
  expect(readPurchase(receipt(purchased(PRESALE)), PRESALE, BUYER)).toEqual({
    itemId: 1,
    quantity: 2,
    payToken: USDT,
    cost: 240n,
    yesAmount: 2_000n,
    inviter: INVITER,
    reward: 24n,
  })
})

test('returns nothing when the purchase belongs to another buyer', () => {
  expect(readPurchase(receipt(purchased(PRESALE)), PRESALE, INVITER)).toBeUndefined()
})

test('returns nothing without an event of the presale contract', () => {
  expect(readPurchase(receipt(), PRESALE, BUYER)).toBeUndefined()
  expect(readPurchase(receipt(purchased(INVITER)), PRESALE, BUYER)).toBeUndefined()
})
