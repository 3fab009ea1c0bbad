import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { MANAGED_CONTRACTS, type ManagedContract, ROLE_MAP } from './roleMap.ts'

const SOURCES: Record<ManagedContract, string> = {
  presale: 'Presale',
  rewardVault: 'RewardVault',
  genesisNft: 'GenesisNFT',
  yesToken: 'YesToken',
}

/** Functions that ask the AccessManager, by a modifier or in their body. */
async function restrictedFunctions(contract: ManagedContract) {
  const path = `../../../presale-contracts/contracts/${SOURCES[contract]}.sol`
  const source = await readFile(new URL(path, import.meta.url), 'utf8')
  const functions = source.split(/(?=\n {4}function )/).slice(1)
  return functions
    .filter((text) => /\brestricted\b|_checkCanCall/.test(text))
    .map((text) => /function (\w+)/.exec(text)?.[1])
}

test.each(MANAGED_CONTRACTS)('gives a role to every restricted function of %s', async (contract) => {
  const mapped = ROLE_MAP.filter((entry) => entry.contract === contract).flatMap(({ functions }) => functions)
  const restricted = await restrictedFunctions(contract)
  expect(restricted.length).toBeGreaterThan(2)
  expect(mapped.toSorted()).toEqual(restricted.toSorted())
})
