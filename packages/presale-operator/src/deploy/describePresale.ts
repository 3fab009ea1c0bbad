import type { NetworkConfig } from '../config/schema.ts'
import {
  isDelayedRole,
  MANAGED_CONTRACTS,
  ROLE_GUARDIANS,
  ROLE_HOLDERS,
  ROLE_MAP,
  ROLES,
  type RoleName,
  selectorsOf,
} from './roleMap.ts'

/** The taker of the steps of a deployment, in their order. `F` stands for a step, and for the address of a contract as an argument. */
export type PresaleBuilder<F> = {
  contract: (name: ContractName, args: unknown[]) => F
  call: (target: F, functionName: string, args: unknown[], options?: { id?: string; after?: F[] }) => F
}

export const CONTRACT_NAMES = [
  'AccessManager',
  'Referral',
  'RewardVault',
  'GenesisNFT',
  'YesToken',
  'Presale',
  'PresaleLens',
] as const

export type ContractName = (typeof CONTRACT_NAMES)[number]

/**
 * Tells the steps that make up the whole system: contracts, payment tokens, roles.
 * The last call takes the deployer's powers away, so nobody holds more than the role map says.
 *
 * @returns the contracts
 */
export function describePresale<F>(builder: PresaleBuilder<F>, config: NetworkConfig, deployer: string) {
  const { roles, items, yes, nft, schedule, tokens, publicOpenAt } = config

  const accessManager = builder.contract('AccessManager', [deployer])
  const referral = builder.contract('Referral', [roles.root])
  const rewardVault = builder.contract('RewardVault', [accessManager, roles.feeRecipient, roles.keeper])
  const genesisNft = builder.contract('GenesisNFT', [
    accessManager,
    items.fragment.cap,
    items.badge.cap,
    nft.baseUri,
  ])
  const yesToken = builder.contract('YesToken', [accessManager, yes.cap, yes.unlockDeadline])
  const presale = builder.contract('Presale', [
    accessManager,
    {
      referral,
      rewardVault,
      genesisNft,
      yesToken,
      treasury: roles.treasury,
      publicOpenAt,
      items: [items.fragment, items.badge],
      steps: schedule.map(({ at, usdPerYes }) => ({ startsAt: at, price: usdPerYes })),
    },
  ])
  const presaleLens = builder.contract('PresaleLens', [presale])
  const managed = { presale, rewardVault, genesisNft, yesToken }

  // The deployer makes these calls as ADMIN, so they come before the functions belong to other roles.
  const wiring: F[] = [
    builder.call(rewardVault, 'setCreditor', [presale]),
    builder.call(genesisNft, 'setMinter', [presale]),
    builder.call(yesToken, 'setMinter', [presale]),
  ]
  // Each token waits for the one before: buyers see them in the order of enabling.
  let listed: F = presale
  for (const { symbol, address } of tokens) {
    const registered: F = builder.call(rewardVault, 'registerToken', [address], {
      id: `register_${symbol}`,
      after: [listed],
    })
    listed = builder.call(presale, 'enablePaymentToken', [address], {
      id: `enable_${symbol}`,
      after: [registered],
    })
    wiring.push(registered, listed)
  }

  const setup: F[] = []
  for (const { contract, role } of ROLE_MAP)
    setup.push(
      builder.call(
        accessManager,
        'setTargetFunctionRole',
        [managed[contract], selectorsOf(contract, role), ROLES[role]],
        { id: `map_${contract}_${role}`, after: wiring },
      ),
    )
  const grant = (role: RoleName, after: F[] = []) => {
    const delay = isDelayedRole(role) ? roles.adminDelay : 0
    return builder.call(accessManager, 'grantRole', [ROLES[role], roles[ROLE_HOLDERS[role]], delay], {
      id: `grant_${role}`,
      after,
    })
  }
  for (const role of ['MANAGER', 'OPERATOR', 'GUARDIAN'] as const) {
    setup.push(builder.call(accessManager, 'labelRole', [ROLES[role], role], { id: `label_${role}` }))
    setup.push(grant(role))
  }
  setup.push(builder.call(accessManager, 'setRoleGuardian', [ROLES.MANAGER, ROLES[ROLE_GUARDIANS.MANAGER]]))
  // Without a delay per target, a later admin without delay could remap a function at once.
  for (const contract of MANAGED_CONTRACTS)
    setup.push(
      builder.call(accessManager, 'setTargetAdminDelay', [managed[contract], roles.adminDelay], {
        id: `delay_${contract}`,
      }),
    )

  builder.call(accessManager, 'renounceRole', [ROLES.ADMIN, deployer], {
    id: 'renounce_ADMIN',
    after: [grant('ADMIN', setup)],
  })
  return { accessManager, referral, rewardVault, genesisNft, yesToken, presale, presaleLens }
}
