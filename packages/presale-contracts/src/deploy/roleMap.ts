import { type AbiFunction, type Hex, toFunctionSelector } from 'viem'
import { genesisNftAbi, presaleAbi, rewardVaultAbi, yesTokenAbi } from '../generated/abis.ts'

/** Role ids of the AccessManager. ADMIN guards every function that nothing else is said about. */
export const ROLES = { ADMIN: 0n, OPERATOR: 1n, GUARDIAN: 2n } as const

export type RoleName = keyof typeof ROLES

/** Contracts whose restricted functions the AccessManager guards. */
export const MANAGED_CONTRACTS = ['presale', 'rewardVault', 'genesisNft', 'yesToken'] as const

export type ManagedContract = (typeof MANAGED_CONTRACTS)[number]

/**
 * Functions that another role than ADMIN may call, and at once.
 * Pausing and resuming, and switching a token on and off, are apart on purpose: a guardian can only stop.
 */
export const ROLE_MAP: readonly {
  contract: ManagedContract
  role: RoleName
  functions: readonly string[]
}[] = [
  { contract: 'presale', role: 'OPERATOR', functions: ['setWhitelistRoot', 'unpause'] },
  { contract: 'presale', role: 'GUARDIAN', functions: ['pause', 'disablePaymentToken'] },
  { contract: 'rewardVault', role: 'OPERATOR', functions: ['setKeeper'] },
]

const ABIS = {
  presale: presaleAbi,
  rewardVault: rewardVaultAbi,
  genesisNft: genesisNftAbi,
  yesToken: yesTokenAbi,
} as const

/** Selectors of the named functions; each name must stand for exactly one function. */
export function selectorsOf(contract: ManagedContract, names: readonly string[]): Hex[] {
  return names.map((name) => {
    const [found, ...overloads] = ABIS[contract].filter(
      (entry): entry is Extract<typeof entry, AbiFunction> =>
        entry.type === 'function' && entry.name === name,
    )
    if (found === undefined || overloads.length > 0)
      throw new Error(`${contract} has ${found === undefined ? 'no' : 'several'} ${name}()`)
    return toFunctionSelector(found)
  })
}
