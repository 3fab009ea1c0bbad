import { presaleAbi, referralAbi, rewardVaultAbi } from '@foyer/presale-contracts'
import { projectFileSchema } from '@foyer/wallet-server/api'
import { type Abi, type AbiFunction, parseAbiItem, toFunctionSelector } from 'viem'
import { expect, test } from 'vitest'
import { createWalletProjects } from './createWalletProjects.ts'

const address = (digit: string) => `0x${digit.repeat(40)}` as const

test('names functions that the contracts have', () => {
  const abis: Record<string, Abi> = {
    [address('1')]: presaleAbi,
    [address('2')]: referralAbi,
    [address('3')]: rewardVaultAbi,
  }
  const contracts = { presale: address('1'), referral: address('2'), rewardVault: address('3') }
  const file = createWalletProjects({
    deployment: { chainId: 56, contracts },
    ...{ rpcUrl: 'http://127.0.0.1:8545', origins: [], gateway: undefined },
  })
  const [project] = projectFileSchema.parse(file).projects
  expect(project?.contracts).toHaveLength(3)
  for (const { address, functions } of project?.contracts ?? []) {
    const known = abis[address]?.filter((item): item is AbiFunction => item.type === 'function') ?? []
    for (const text of functions)
      expect(known.map((item) => toFunctionSelector(item))).toContain(
        toFunctionSelector(parseAbiItem(text as 'function f()')),
      )
  }
})
