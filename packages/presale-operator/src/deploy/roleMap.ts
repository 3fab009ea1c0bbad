import { genesisNftAbi, presaleAbi, rewardVaultAbi, yesTokenAbi } from '@foyer/presale-contracts'
import { type AbiFunction, type Hex, toFunctionSelector } from 'viem'
import type { RoleKey } from '../config/schema.ts'

/** Role ids of the AccessManager. ADMIN changes roles; functions without a role of their own would belong to it. */
export const ROLES = { ADMIN: 0n, MANAGER: 3n, OPERATOR: 1n, GUARDIAN: 2n } as const

export type RoleName = keyof typeof ROLES

/** The holder of each role, by its name in the configuration. */
export const ROLE_HOLDERS = {
  ADMIN: 'adminSafe',
  MANAGER: 'adminSafe',
  OPERATOR: 'operator',
  GUARDIAN: 'guardian',
} as const satisfies Record<RoleName, RoleKey>

/** The powers of each role, in the words of those who hold it. */
export const ROLE_POWERS: Record<RoleName, string> = {
  ADMIN: 'roles, and which role may call a function; only an admin can cancel these calls',
  MANAGER:
    'price steps, treasury, tokens, minters and all that is not listed; a guardian can cancel these calls',
  OPERATOR: 'whitelist, resuming the sale, the keeper',
  GUARDIAN: 'pausing the sale, switching a token off, cancelling calls of the manager',
}

/** The role that may cancel the scheduled calls of another. A role change has no guardian, so nobody can keep the admin out. */
export const ROLE_GUARDIANS: Record<RoleName, RoleName> = {
  ADMIN: 'ADMIN',
  MANAGER: 'GUARDIAN',
  OPERATOR: 'ADMIN',
  GUARDIAN: 'ADMIN',
}

/** True if calls of a role are scheduled first: those of the Safe are. */
export const isDelayedRole = (role: RoleName) => ROLE_HOLDERS[role] === 'adminSafe'

export const isRoleName = (name: string): name is RoleName => name in ROLES

const PUBLIC = 2n ** 64n - 1n

/** Name of a role, or its number when the role map does not have it. */
export function roleNameOf(role: bigint): string {
  if (role === PUBLIC) return 'PUBLIC'
  const known = Object.entries(ROLES).find(([, id]) => id === role)
  return known?.[0] ?? String(role)
}

/** Contracts whose restricted functions the AccessManager guards. */
export const MANAGED_CONTRACTS = ['presale', 'rewardVault', 'genesisNft', 'yesToken'] as const

export type ManagedContract = (typeof MANAGED_CONTRACTS)[number]

/**
 * Every restricted function and the role that may call it. One that is missing here would belong to ADMIN, and nobody
 * could cancel its calls. Pausing and resuming, and switching a token on and off, are apart on purpose: a guardian can
 * only stop.
 */
export const ROLE_MAP: readonly {
  contract: ManagedContract
  role: RoleName
  functions: readonly string[]
}[] = [
  {
    contract: 'presale',
    role: 'MANAGER',
    functions: ['setFutureSteps', 'enablePaymentToken', 'setTreasury', 'rescue'],
  },
  {
    contract: 'rewardVault',
    role: 'MANAGER',
    functions: ['registerToken', 'setCreditor', 'setFeeRecipient', 'rescue'],
  },
  {
    contract: 'genesisNft',
    role: 'MANAGER',
    functions: ['setMinter', 'sealMinter', 'setURI', 'freezeMetadata'],
  },
  { contract: 'yesToken', role: 'MANAGER', functions: ['setMinter', 'sealMinter', 'unlockTransfers'] },
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

/** Every function of a contract that changes something, with the role that the map gives it. */
export function writeFunctions(contract: ManagedContract): { name: string; selector: Hex; role: RoleName }[] {
  return ABIS[contract]
    .filter(
      (entry): entry is Extract<typeof entry, AbiFunction> =>
        entry.type === 'function' && entry.stateMutability === 'nonpayable',
    )
    .map((entry) => {
      const mapped = ROLE_MAP.find(
        ({ contract: target, functions }) => target === contract && functions.includes(entry.name),
      )
      return { name: entry.name, selector: toFunctionSelector(entry), role: mapped?.role ?? 'ADMIN' }
    })
}

/** Selectors of a contract's functions that the map gives to a role. */
export function selectorsOf(contract: ManagedContract, role: RoleName): Hex[] {
  return writeFunctions(contract)
    .filter((entry) => entry.role === role)
    .map(({ selector }) => selector)
}
