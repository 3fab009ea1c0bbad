import { mockErc20Abi, presaleAbi, referralAbi, rewardVaultAbi } from '@foyer/presale-contracts'
import { projectFileSchema } from '@foyer/wallet-api'
import { type Abi, parseAbiItem, toFunctionSelector } from 'viem'
import { expect, test } from 'vitest'
import { createWalletProjects } from './createWalletProjects.ts'

const address = (digit: string) => `0x${digit.repeat(40)}` as const

const abis: Record<string, Abi> = {
  [address('1')]: presaleAbi,
  [address('2')]: referralAbi,
  [address('3')]: rewardVaultAbi,
  [address('4')]: mockErc20Abi,
}

function createProject() {
  const contracts = {
    presale: address('1'),
    referral: address('2'),
    rewardVault: address('3'),
    genesisNft: address('6'),
    yesToken: address('7'),
  }
  const file = createWalletProjects({
    deployment: { chainId: 56, contracts, tokens: [{ address: address('4') }] },
    rpcUrl: 'http://127.0.0.1:8545',
    bundlerUrl: 'http://127.0.0.1:5185',
    paymaster: address('5'),
    feed: undefined,
    origins: [],
    gateway: undefined,
  })
  return projectFileSchema.parse(file).projects[0]
}

const hasFunction = (contract: string, text: string) =>
  (abis[contract] ?? []).some(
    (item) =>
      item.type === 'function' &&
      toFunctionSelector(item) === toFunctionSelector(parseAbiItem(text as 'function f()')),
  )

test('names functions that the contracts have', () => {
  const { contracts = [] } = createProject() ?? {}
  expect(contracts).toHaveLength(5)
  for (const { address, functions } of contracts)
    for (const text of functions) expect(hasFunction(address, text), text).toBe(true)
})

test('pays for functions that the contracts have, and for allowances of the sale alone', () => {
  const calls = createProject()?.chains['56']?.sponsor?.calls ?? []
  for (const call of calls) expect(hasFunction(call.to, call.function), call.function).toBe(true)
  const ofTokens = calls.filter(({ to }) => to === address('4'))
  expect(ofTokens).toMatchObject([{ args: [address('1'), null], payable: false }])
  expect(calls.map(({ to }) => to)).toEqual(
    expect.arrayContaining([address('1'), address('2'), address('3')]),
  )
})
