import { expect, test } from 'vitest'
import { createFakeClient } from '../../../test/createFakeClient.ts'
import { exampleConfig } from '../../../test/exampleConfig.ts'
import { USDT } from '../../../test/exampleView.ts'
import { createFakeChain } from '../../../test/fakeChain.ts'
import { BUYER } from '../../../test/fakeWallet.ts'
import type { Runtime } from '../../app/boot.ts'
import { orderActions } from './orderActions.ts'

const ORDER = { itemId: 1, quantity: 1, token: USDT, maxCost: 120n, proof: [] } as const

/** True where the earlier allowance has to be taken back, of a token that may change one only from zero. */
async function needsReset({ allowance, isZeroFirst }: { allowance: bigint; isZeroFirst: boolean }) {
  const chain = createFakeChain(undefined, {
    allowance: () => allowance,
    approve([, amount]) {
      if (isZeroFirst && allowance > 0n && amount !== 0n)
        throw Object.assign(new Error('execution reverted: approve from zero'), { code: 3 })
      return true
    },
  })
  const runtime = { client: createFakeClient(chain), config: exampleConfig() } as unknown as Runtime
  const actions = orderActions(runtime, BUYER, ORDER, undefined)
  await actions.simulate()
  return actions.needsReset()
}

test.each([
  [true, 'there is one, and the token changes it from zero only', { allowance: 1n, isZeroFirst: true }],
  [false, 'there is none', { allowance: 0n, isZeroFirst: true }],
  [false, 'the token changes it from any amount', { allowance: 1n, isZeroFirst: false }],
])('says %s whether an allowance has to be taken back first, where %s', async (answer, _, token) => {
  expect(await needsReset(token)).toBe(answer)
})
