import { encodeAbiParameters, type Hex } from 'viem'
import { expect, test } from 'vitest'
import { createFakeClient } from '../../test/createFakeClient.ts'
import { exampleConfig } from '../../test/exampleConfig.ts'
import { createFakeChain } from '../../test/fakeChain.ts'
import { BUYER } from '../../test/fakeWallet.ts'
import { checkReceiver } from './checkReceiver.ts'

const CODE: Hex = `0xef0100${'11'.repeat(20)}`

/** Asks an account with this code, which answers with this. */
function check(code: Hex, answer: () => Hex) {
  const chain = createFakeChain()
  const request: typeof chain.request = async (rpc) => {
    if (rpc.method === 'eth_getCode') return code
    return rpc.method === 'eth_call' ? answer() : chain.request(rpc)
  }
  const client = createFakeClient({ ...chain, request })
  return checkReceiver({ client, config: exampleConfig() }, BUYER, { itemId: 1, quantity: 2 })
}

const bytes4 = (value: Hex) => encodeAbiParameters([{ type: 'bytes4' }], [value])

test('accepts an account without code, and one whose code takes items', async () => {
  await check('0x', () => {
    throw new Error('An account without code is not asked.')
  })
  await check(CODE, () => bytes4('0xf23a6e61'))
})

test.each([
  ['answers nothing', () => '0x' as const],
  ['answers something else', () => bytes4('0x00000000')],
  [
    'reverts',
    () => {
      throw Object.assign(new Error('execution reverted'), { code: 3, data: '0x' })
    },
  ],
])('refuses an account whose code %s', async (_, answer) => {
  await expect(check(CODE, answer)).rejects.toMatchObject({ failure: { name: 'WalletCannotReceive' } })
})
