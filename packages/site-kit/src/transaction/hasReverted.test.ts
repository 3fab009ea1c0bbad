import { type Address, encodeAbiParameters, encodeEventTopics, type TransactionReceipt, zeroHash } from 'viem'
import {
  entryPoint07Address,
  entryPoint08Abi,
  entryPoint08Address,
  entryPoint09Address,
} from 'viem/account-abstraction'
import { expect, test } from 'vitest'
import { hasReverted } from './hasReverted.ts'

const ACCOUNT = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

type Operation = { by?: Address; success: boolean; from?: Address }

function receiptOf(...operations: Operation[]) {
  const logs = operations.map(({ by = ACCOUNT, success, from = entryPoint08Address }) => ({
    address: from,
    topics: encodeEventTopics({
      abi: entryPoint08Abi,
      eventName: 'UserOperationEvent',
      args: { userOpHash: zeroHash, sender: by, paymaster: OTHER },
    }),
    data: encodeAbiParameters(
      [{ type: 'uint256' }, { type: 'bool' }, { type: 'uint256' }, { type: 'uint256' }],
      [0n, success, 1n, 1n],
    ),
  }))
  return { status: 'success', logs } as unknown as TransactionReceipt
}

test.each<[string, boolean, TransactionReceipt]>([
  ['failed', true, { ...receiptOf(), status: 'reverted' }],
  ['succeeded', false, receiptOf()],
  ['holds an operation that failed', true, receiptOf({ success: false })],
  ['holds one of an earlier EntryPoint', true, receiptOf({ success: false, from: entryPoint07Address })],
  ['holds one of a later EntryPoint', true, receiptOf({ success: false, from: entryPoint09Address })],
  ['holds an operation that succeeded', false, receiptOf({ success: true })],
  ['holds one of somebody else that failed', false, receiptOf({ by: OTHER, success: false })],
  ['holds the same event of another contract', false, receiptOf({ success: false, from: OTHER })],
])('says of a transaction that %s whether it changed nothing: %s', (_, reverted, receipt) => {
  expect(hasReverted(receipt, ACCOUNT)).toBe(reverted)
})
