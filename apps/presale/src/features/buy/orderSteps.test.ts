import { errorsAbi } from '@foyer/presale-contracts'
import { type Abi, ContractFunctionRevertedError, encodeErrorResult } from 'viem'
import { describe, expect, test } from 'vitest'
import { USDT } from '../../../test/exampleView.ts'
import { BUYER, rejection } from '../../../test/fakeWallet.ts'
import type { Bundling } from '../../chain/bundles.ts'
import { AfterAllowanceError, RefusedError, toFailure } from '../../chain/toFailure.ts'
import { type OrderActions, orderSteps } from './orderSteps.ts'

const HASH = `0x${'ab'.repeat(32)}` as const
const abi = errorsAbi as Abi

function revert(errorName: string, args: readonly unknown[]) {
  const data = encodeErrorResult({ abi, errorName, args })
  return new ContractFunctionRevertedError({ abi, data, functionName: 'buy' })
}
const notBound = revert('NotBound', [BUYER])
const allowanceMissing = revert('InsufficientAllowance', [USDT, 0n, 1n])

const BUNDLING: Bundling = { canBundle: true, isSponsored: false }
const SPONSORED: Bundling = { canBundle: true, isSponsored: true }

type Chain = { allowed?: boolean; bound?: boolean }

/** A chain with an allowance that `approve` sets, and a record of what was asked of it. */
function setup({ allowed = false, bound = true, ...changes }: Partial<OrderActions> & Chain = {}) {
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
      if (!bound) throw notBound
      if (!isAllowed) throw allowanceMissing
    },
    checkReceiver: async () => {},
    needsReset: async () => false,
    hasPaymaster: false,
    readBundling: async () => ({ canBundle: false, isSponsored: false }),
    async sendTogether(names) {
      calls.push(names.join('+'))
      return 'call-7'
    },
    async reset() {
      calls.push('reset')
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

test('takes the earlier allowance back first where the token changes it from zero only', async () => {
  const needsReset = async () => true
  const { place, calls, reported } = setup({ needsReset })
  expect(await place()).toEqual({ hash: HASH })
  expect(calls).toEqual(['simulate', 'reset', 'approve', 'simulate', 'buy'])
  expect(reported).toEqual(['resetting', 'approving', 'checking', 'signing'])

  const bundle = setup({ needsReset, readBundling: async () => BUNDLING })
  await bundle.place()
  expect(bundle.calls).toEqual(['simulate', 'reset+approve+buy'])
})

test("asks for no allowance when the account's code takes no items", async () => {
  const refusal = new RefusedError({ name: 'WalletCannotReceive' })
  for (const readBundling of [async () => BUNDLING, async () => ({ ...BUNDLING, canBundle: false })]) {
    const { place, calls } = setup({ checkReceiver: () => Promise.reject(refusal), readBundling })
    await expect(place()).rejects.toBe(refusal)
    expect(calls).toEqual(['simulate'])
  }
})

test.each([
  [{ code: -32000, message: 'header not found' }, 'NetworkUnstable'],
  [rejection, 'Canceled'],
])('reports the confirmed allowance when the order ends after it: $1', async (error, name) => {
  const { place } = setup({ buy: () => Promise.reject(error) })
  expect(toFailure(await place().catch((thrown: unknown) => thrown))).toEqual({ name, isAllowed: true })
})

test('asks for no allowance that is there', async () => {
  const { place, calls } = setup({ allowed: true })
  await place()
  expect(calls).toEqual(['simulate', 'buy'])
})

test('asks once a wallet that runs several calls as one', async () => {
  const { place, calls, reported } = setup({ readBundling: async () => BUNDLING })
  expect(await place()).toEqual({ bundleId: 'call-7' })
  expect(calls).toEqual(['simulate', 'approve+buy'])
  expect(reported).toEqual(['bundling'])
})

test('asks step by step a wallet that will not bundle after all', async () => {
  const { place, calls } = setup({ readBundling: async () => BUNDLING, sendTogether: async () => undefined })
  await place()
  expect(calls).toEqual(['simulate', 'approve', 'simulate', 'buy'])
})

test('bundles nothing with an allowance that is there', async () => {
  const { place, calls } = setup({ allowed: true, readBundling: async () => BUNDLING })
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
  await expect(place()).rejects.toThrow(new AfterAllowanceError(allowanceMissing))
  expect(calls).toEqual(['approve'])
})

test.each(['switchNetwork', 'approve', 'sendTogether'] as const)(
  'ends the order when %s is refused in the wallet',
  async (action) => {
    const { place } = setup({
      isOnNetwork: () => false,
      readBundling: async () => ({ canBundle: action === 'sendTogether', isSponsored: false }),
      [action]: () => Promise.reject(rejection),
    })
    await expect(place()).rejects.toBe(rejection)
  },
)

describe('an account without an inviter', () => {
  const simulateBind = async () => {}

  test('enters the code, allows and buys in one bundle', async () => {
    const { place, calls, reported } = setup({
      bound: false,
      simulateBind,
      readBundling: async () => BUNDLING,
    })
    expect(await place()).toEqual({ bundleId: 'call-7' })
    expect(calls).toEqual(['simulate', 'bind+approve+buy'])
    expect(reported).toEqual(['bundling'])
  })

  test('is asked for a code where the purchase enters none, or the wallet does not bundle', async () => {
    const withoutCode = setup({ bound: false, readBundling: async () => BUNDLING })
    await expect(withoutCode.place()).rejects.toBe(notBound)
    const alone = setup({ bound: false, simulateBind })
    await expect(alone.place()).rejects.toBe(notBound)
    const unwilling = setup({
      bound: false,
      simulateBind,
      sendTogether: async () => undefined,
      readBundling: async () => BUNDLING,
    })
    await expect(unwilling.place()).rejects.toBe(notBound)
    for (const { calls } of [withoutCode, alone, unwilling]) expect(calls).toEqual(['simulate'])
  })

  test('sends nothing with a code that the chain refuses', async () => {
    const refusal = revert('UnknownInvitationCode', ['0x3031323334353637'])
    const { place, calls } = setup({
      bound: false,
      simulateBind: () => Promise.reject(refusal),
      readBundling: async () => BUNDLING,
    })
    await expect(place()).rejects.toBe(refusal)
    expect(calls).toEqual(['simulate'])
  })
})

describe('a site that pays', () => {
  const hasPaymaster = true

  test('has the wallet send a purchase alone as a bundle, too', async () => {
    const { place, calls, reported } = setup({
      allowed: true,
      hasPaymaster,
      readBundling: async () => SPONSORED,
    })
    expect(await place()).toEqual({ bundleId: 'call-7' })
    expect(calls).toEqual(['simulate', 'buy'])
    expect(reported).toEqual(['signing'])
  })

  test('leaves the purchase to a wallet that takes no paymaster, or refuses', async () => {
    const without = setup({ allowed: true, hasPaymaster, readBundling: async () => BUNDLING })
    expect(await without.place()).toEqual({ hash: HASH })
    const refusing = setup({
      allowed: true,
      hasPaymaster,
      sendTogether: async () => undefined,
      readBundling: async () => SPONSORED,
    })
    expect(await refusing.place()).toEqual({ hash: HASH })
  })
})
