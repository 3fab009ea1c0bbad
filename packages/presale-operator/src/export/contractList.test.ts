import { presaleAbi, referralAbi, rewardVaultAbi } from '@foyer/presale-contracts'
import { type AbiFunction, toFunctionSignature } from 'viem'
import { expect, test } from 'vitest'
import { createContractList } from './contractList.ts'

const address = (digit: string) => `0x${digit.repeat(40)}` as const

const { contracts } = createContractList({
  chainId: 56,
  contracts: {
    accessManager: address('1'),
    referral: address('2'),
    rewardVault: address('3'),
    genesisNft: address('4'),
    yesToken: address('5'),
    presale: address('6'),
    presaleLens: address('7'),
  },
})

test('names functions that the contracts have', () => {
  const abis = { [address('6')]: presaleAbi, [address('2')]: referralAbi, [address('3')]: rewardVaultAbi }
  for (const { address, methods = {} } of contracts) {
    const abi: readonly unknown[] = abis[address] ?? []
    const functions = abi.filter((item): item is AbiFunction => (item as AbiFunction).type === 'function')
    expect(functions.map(toFunctionSignature)).toEqual(expect.arrayContaining(Object.keys(methods)))
  }
  expect(contracts.flatMap(({ methods = {} }) => Object.keys(methods))).toHaveLength(4)
})

const NINE = ['en', 'zh-CN', 'zh-TW', 'id', 'vi', 'ja', 'ko', 'th', 'ru']

test('has each title in nine languages, short enough for a row of the wallet', () => {
  const titles = contracts.flatMap(({ methods = {} }) =>
    Object.values(methods).flatMap(({ title }) => title ?? []),
  )
  expect(titles).toHaveLength(3)
  for (const title of titles) {
    expect(Object.keys(title).slice(0, 9)).toEqual(NINE)
    expect(Object.values(title).filter((text) => text.length > 40)).toEqual([])
  }
})
