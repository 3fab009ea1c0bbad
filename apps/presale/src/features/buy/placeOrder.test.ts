import { errorsAbi } from '@foyer/presale-contracts'
import { type Abi, ContractFunctionRevertedError, encodeErrorResult } from 'viem'
import { expect, test } from 'vitest'
import { USDT } from '../../../test/exampleView.ts'
import type { BuyEvent } from './buyReducer.ts'
import { type OrderSteps, placeOrder } from './placeOrder.ts'

const HASH = `0x${'ab'.repeat(32)}` as const
const abi = errorsAbi as Abi

function revert(errorName: string, args: readonly unknown[]) {
  const data = encodeErrorResult({ abi, errorName, args })
  return new ContractFunctionRevertedError({ abi, data, functionName: 'buy' })
}
const allowanceMissing = revert('InsufficientAllowance', [USDT, 0n, 1n])

/** A chain with an allowance that `approve` sets, and a record of what was asked of it. */
function setup({ allowed = false, ...changes }: Partial<OrderSteps> & { allowed?: boolean } = {}) {
  const calls: string[] = []
  const events: BuyEvent[] = []
  let isAllowed = allowed
  const steps: OrderSteps = {
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
  return { calls, events, place: () => placeOrder(steps, (event) => events.push(event)) }
}

test('default: approves, simulates again, buys', async () => {
  const { place, calls, events } = setup()
  await place()
  expect(calls).toEqual(['simulate', 'approve', 'simulate', 'buy'])
  expect(events).toEqual([
    { type: 'step', step: 'approving' },
    { type: 'step', step: 'checking' },
    { type: 'step', step: 'signing' },
    { type: 'sent', hash: HASH },
  ])
})

test('behavior: an allowance that is there is not asked for', async () => {
  const { place, calls } = setup({ allowed: true })
  await place()
  expect(calls).toEqual(['simulate', 'buy'])
})

test('behavior: a wallet that runs several calls at once is asked once', async () => {
  const { place, calls, events } = setup({ canBundle: async () => true })
  await place()
  expect(calls).toEqual(['simulate', 'approveAndBuy'])
  expect(events).toEqual([
    { type: 'step', step: 'bundling' },
    { type: 'bundled', id: 'call-7' },
  ])
})

test('behavior: a wallet that will not after all is asked step by step', async () => {
  const { place, calls } = setup({ canBundle: async () => true, approveAndBuy: async () => undefined })
  await place()
  expect(calls).toEqual(['simulate', 'approve', 'simulate', 'buy'])
})

test('behavior: with an allowance that is there, nothing is bundled', async () => {
  const { place, calls } = setup({ allowed: true, canBundle: async () => true })
  await place()
  expect(calls).toEqual(['simulate', 'buy'])
})

test('behavior: switches the network first', async () => {
  const { place, calls, events } = setup({ allowed: true, isOnNetwork: () => false })
  await place()
  expect(calls).toEqual(['switchNetwork', 'simulate', 'buy'])
  expect(events[0]).toEqual({ type: 'step', step: 'switching' })
})

test('behavior: nothing is approved or sent for an order the chain refuses', async () => {
  const { place, calls, events } = setup({
    simulate: () => Promise.reject(revert('CostExceedsMax', [2n, 1n])),
  })
  await place()
  expect(calls).toEqual([])
  expect(events).toEqual([{ type: 'failed', failure: { name: 'CostExceedsMax' } }])
})

test('behavior: an allowance lowered in the wallet ends the order', async () => {
  const { place, calls, events } = setup({ simulate: () => Promise.reject(allowanceMissing) })
  await place()
  expect(calls).toEqual(['approve'])
  expect(events.at(-1)).toEqual({ type: 'failed', failure: { name: 'AllowanceMissing' } })
})

test.each(['switchNetwork', 'approve', 'approveAndBuy', 'buy'] as const)(
  'behavior: refusing to %s cancels',
  async (step) => {
    const { place, events } = setup({
      isOnNetwork: () => false,
      canBundle: async () => step === 'approveAndBuy',
      [step]: () => Promise.reject({ code: 4001, message: 'User rejected the request.' }),
    })
    await place()
    expect(events.at(-1)).toEqual({ type: 'failed', failure: { name: 'Canceled' } })
  },
)
