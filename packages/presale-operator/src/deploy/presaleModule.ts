import { buildModule, type Future } from '@nomicfoundation/ignition-core'
import type { NetworkConfig } from '../config/schema.ts'
import { MANAGED_CONTRACTS, ROLE_MAP, ROLES, selectorsOf } from './roleMap.ts'

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

    const setup: Future[] = [
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
      setup.push(registered, listed)
    }

    for (const { contract, role } of ROLE_MAP)
      setup.push(
        m.call(
          accessManager,
          'setTargetFunctionRole',
          [managed[contract], selectorsOf(contract, role), ROLES[role]],
          { id: `map_${contract}_${role}` },
        ),
      )
    for (const role of ['OPERATOR', 'GUARDIAN'] as const) {
      setup.push(m.call(accessManager, 'labelRole', [ROLES[role], role], { id: `label_${role}` }))
      setup.push(
        m.call(
          accessManager,
          'grantRole',
          [ROLES[role], roles[role === 'OPERATOR' ? 'operator' : 'guardian'], 0],
          {
            id: `grant_${role}`,
          },
        ),
      )
    }
    // Without a delay per target, a later admin without delay could remap a function at once.
    for (const contract of MANAGED_CONTRACTS)
      setup.push(
        m.call(accessManager, 'setTargetAdminDelay', [managed[contract], roles.adminDelay], {
          id: `delay_${contract}`,
        }),
      )

    const grantAdmin = m.call(accessManager, 'grantRole', [ROLES.ADMIN, roles.adminSafe, roles.adminDelay], {
      id: 'grant_ADMIN',
      after: setup,
    })
    m.call(accessManager, 'renounceRole', [ROLES.ADMIN, deployer], {
      id: 'renounce_ADMIN',
      after: [grantAdmin],
    })
    return { accessManager, referral, rewardVault, genesisNft, yesToken, presale, presaleLens }
  })
}
