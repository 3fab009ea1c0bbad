import { presaleAbi, rewardVaultAbi } from '@foyer/presale-contracts'
import { createContractCall } from '@foyer/site-kit/transaction'
import { expect, test } from 'vitest'
import { exampleConfig } from '../../test/exampleConfig.ts'
import { USDT } from '../../test/exampleView.ts'
import { approveCall, bindCall, buyCall, settleCall, withdrawCall } from './calls.ts'

const config = exampleConfig()
const { presale, rewardVault } = config.contracts
const order = { itemId: 2, quantity: 3, token: USDT, maxCost: 9n, proof: [] } as const

test('puts the arguments in the order of the ABI', () => {
  expect(buyCall(config, order)).toMatchObject({
    address: presale,
    functionName: 'buy',
    args: [2, 3, USDT, 9n, []],
  })
  expect(approveCall(config, order)).toMatchObject({ address: USDT, args: [presale, 9n] })
  expect(bindCall(config, 'K7M2P9QX').args).toEqual(['0x4b374d3250395158'])
  expect(withdrawCall(config, USDT, 5n)).toMatchObject({ address: rewardVault, args: [USDT, 5n] })
  expect(settleCall(config, USDT, 7).args).toEqual([USDT, [7]])
})

test('does not compile with swapped, missing or unnamed arguments', () => {
  const buy = { itemId: 1, quantity: 1, payToken: USDT, maxCost: 1n, proof: [] } as const
  createContractCall(presale, presaleAbi, 'buy', buy)
  // @ts-expect-error the token and the most that the order costs are swapped
  createContractCall(presale, presaleAbi, 'buy', { ...buy, payToken: 1n, maxCost: USDT })
  // @ts-expect-error arguments have names, so that item and quantity cannot be swapped
  createContractCall(presale, presaleAbi, 'buy', [1, 1, USDT, 1n, []])
  // @ts-expect-error the quantity is missing
  createContractCall(presale, presaleAbi, 'buy', { itemId: 1, payToken: USDT, maxCost: 1n, proof: [] })
  // @ts-expect-error token and amount are swapped
  createContractCall(rewardVault, rewardVaultAbi, 'requestWithdrawal', { token: 5n, amount: USDT })
  // @ts-expect-error token and amount are swapped
  withdrawCall(config, 5n, USDT)
  // @ts-expect-error a function that only reads is no transaction
  createContractCall(presale, presaleAbi, 'steps', {})
})
