import { encodeFunctionData, erc20Abi, maxUint256 } from 'viem'
import { expect, test } from 'vitest'
import { decodeApproval } from './decodeApproval.ts'

const SPENDER = '0x10ed43c718714eb63d5aa57b78b54704e256024e'
const encode = (amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [SPENDER, amount] })

test.each([0n, 1n, 10n ** 18n, maxUint256])('reads the spender and the amount %d', (amount) => {
  expect(decodeApproval(encode(amount))).toEqual({ spender: SPENDER, amount })
})

test.each([
  ['a transfer', encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [SPENDER, 1n] })],
  ['data after it', `${encode(1n)}00`],
  ['too little data', encode(1n).slice(0, -2)],
  ['dirty bytes before the address', encode(1n).replace('095ea7b300', '095ea7b301')],
  ['nothing', '0x'],
])('is undefined for %s', (_, data) => {
  expect(decodeApproval(data)).toBeUndefined()
})
