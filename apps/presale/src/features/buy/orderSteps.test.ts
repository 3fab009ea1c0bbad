import { errorsAbi } from '@foyer/presale-contracts'
import { type Abi, ContractFunctionRevertedError, encodeErrorResult } from 'viem'
import { expect, test } from 'vitest'
import { USDT } from '../../../test/exampleView.ts'
import { BUYER, rejection } from '../../../test/fakeWallet.ts'
import { type OrderActions, orderSteps } from './orderSteps.ts'

const HASH = `0x${'ab'.repeat(32)}` as const
const abi = errorsAbi as Abi

function revert(errorName: string, args: readonly unknown[]) {
  const data = encodeErrorResult({ abi, errorName, args })
  return new ContractFunctionRevertedError({ abi, data, functionName: 'buy' })
}
const allowanceMissing = revert('InsufficientAllowance', [USDT, 0n, 1n])

/** A chain with an allowance that `approve` sets, and a record of what was asked of it. */
function setup({ allowed = false, ...changes }: Partial<OrderActions> & { allowed?: boolean } = {}) {
  const calls: string[] = []
  const reported: string[] = []
  let isAllowed = allowed
  const actions: OrderActions = {
    isOnNetwork: () => true,
    async switchNetwork() {
      calls.push('switchNetwork')
    },
    async simulate() {
      calls.push('simulate')
      if (!isAllowed) throw allowanceMissing
    },
    canBundle: async () => false,
    async approveAndBuy() {
      calls.push('approveAndBuy')
      return 'call-7'
    },
    async approve() {
      calls.push('approve')
      isAllowed = true
    },
    async buy() {
      calls.push('buy')
      return HASH
    },
    ...changes,
  }
  return { calls, reported, place: () => orderSteps(actions)(BUYER, (step) => reported.push(step)) }
}

test('approves, simulates again and buys', async () => {
  const { place, calls, reported } = setup()
  expect(await place()).toEqual({ hash: HASH })
  expect(calls).toEqual(['simulate', 'approve', 'simulate', 'buy'])
  expect(reported).toEqual(['approving', 'checking', 'signing'])
})

test('asks for no allowance that is there', async () => {
  const { place, calls } = setup({ allowed: true })
  await place()
  expect(calls).toEqual(['simulate', 'buy'])
})

test('asks once a wallet that runs several calls as one', async () => {
  const { place, calls, reported } = setup({ canBundle: async () => true })
  expect(await place()).toEqual({ bundleId: 'call-7' })
  expect(calls).toEqual(['simulate', 'approveAndBuy'])
  expect(reported).toEqual(['bundling'])
})

test('asks step by step a wallet that will not bundle after all', async () => {
  const { place, calls } = setup({ canBundle: async () => true, approveAndBuy: async () => undefined })
  await place()
  expect(calls).toEqual(['simulate', 'approve', 'simulate', 'buy'])
})

test('bundles nothing with an allowance that is there', async () => {
  const { place, calls } = setup({ allowed: true, canBundle: async () => true })
  await place()
  expect(calls).toEqual(['simulate', 'buy'])
})

test('switches the network first', async () => {
  const { place, calls, reported } = setup({ allowed: true, isOnNetwork: () => false })
  await place()
  expect(calls).toEqual(['switchNetwork', 'simulate', 'buy'])
  expect(reported).toEqual(['switching', 'checking', 'signing'])
})

test('approves and sends nothing for an order that the chain refuses', async () => {
  const refusal = revert('CostExceedsMax', [2n, 1n])
  const { place, calls } = setup({ simulate: () => Promise.reject(refusal) })
  await expect(place()).rejects.toBe(refusal)
  expect(calls).toEqual([])
})

test('ends the order when the allowance was lowered in the wallet', async () => {
  const { place, calls } = setup({ simulate: () => Promise.reject(allowanceMissing) })
  await expect(place()).rejects.toBe(allowanceMissing)
  expect(calls).toEqual(['approve'])
})

test.each(['switchNetwork', 'approve', 'approveAndBuy', 'buy'] as const)(
  'ends the order when %s is refused in the wallet',
  async (action) => {
    const { place } = setup({
      isOnNetwork: () => false,
      canBundle: async () => action === 'approveAndBuy',
      [action]: () => Promise.reject(rejection),
    })
    await expect(place()).rejects.toBe(rejection)
  },
)
