import { buildModule, type Future } from '@nomicfoundation/ignition-core'
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

/**
 * The Ignition module of the whole system: contracts, payment tokens, roles.
 * Its last call takes the deployer's powers away, so nobody holds more than the role map says.
 */
export function presaleModule(config: NetworkConfig, deployer: string) {
  const { roles, items, yes, nft, schedule, tokens, publicOpenAt } = config

  return buildModule('GenesisPresale', (m) => {
    const accessManager = m.contract('AccessManager', [deployer])
    const referral = m.contract('Referral', [roles.root])
    const rewardVault = m.contract('RewardVault', [accessManager, roles.feeRecipient, roles.keeper])
    const genesisNft = m.contract('GenesisNFT', [
      accessManager,
      items.fragment.cap,
      items.badge.cap,
      nft.baseUri,
    ])
    const yesToken = m.contract('YesToken', [accessManager, yes.cap, yes.unlockDeadline])
    const presale = m.contract('Presale', [
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
    const presaleLens = m.contract('PresaleLens', [presale])
    const managed = { presale, rewardVault, genesisNft, yesToken }

    // The deployer makes these calls as ADMIN, so they come before the functions belong to other roles.
    const wiring: Future[] = [
      m.call(rewardVault, 'setCreditor', [presale]),
      m.call(genesisNft, 'setMinter', [presale]),
      m.call(yesToken, 'setMinter', [presale]),
    ]
    // Each token waits for the one before: buyers see them in the order of enabling.
    let listed: Future = presale
    for (const { symbol, address } of tokens) {
      const registered: Future = m.call(rewardVault, 'registerToken', [address], {
        id: `register_${symbol}`,
        after: [listed],
      })
      listed = m.call(presale, 'enablePaymentToken', [address], {
        id: `enable_${symbol}`,
        after: [registered],
      })
      wiring.push(registered, listed)
    }

    const setup: Future[] = []
    for (const { contract, role } of ROLE_MAP)
      setup.push(
        m.call(
          accessManager,
          'setTargetFunctionRole',
          [managed[contract], selectorsOf(contract, role), ROLES[role]],
          { id: `map_${contract}_${role}`, after: wiring },
        ),
      )
    const grant = (role: RoleName, after: Future[] = []) => {
      const delay = isDelayedRole(role) ? roles.adminDelay : 0
      return m.call(accessManager, 'grantRole', [ROLES[role], roles[ROLE_HOLDERS[role]], delay], {
        id: `grant_${role}`,
        after,
      })
    }
    for (const role of ['MANAGER', 'OPERATOR', 'GUARDIAN'] as const) {
      setup.push(m.call(accessManager, 'labelRole', [ROLES[role], role], { id: `label_${role}` }))
      setup.push(grant(role))
    }
    setup.push(m.call(accessManager, 'setRoleGuardian', [ROLES.MANAGER, ROLES[ROLE_GUARDIANS.MANAGER]]))
    // Without a delay per target, a later admin without delay could remap a function at once.
    for (const contract of MANAGED_CONTRACTS)
      setup.push(
        m.call(accessManager, 'setTargetAdminDelay', [managed[contract], roles.adminDelay], {
          id: `delay_${contract}`,
        }),
      )

    m.call(accessManager, 'renounceRole', [ROLES.ADMIN, deployer], {
      id: 'renounce_ADMIN',
      after: [grant('ADMIN', setup)],
    })
    return { accessManager, referral, rewardVault, genesisNft, yesToken, presale, presaleLens }
  })
}
