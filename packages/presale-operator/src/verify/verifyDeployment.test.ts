import {
  accessManagerAbi,
  genesisNftAbi,
  presaleAbi,
  referralAbi,
  rewardVaultAbi,
  yesTokenAbi,
} from '@foyer/presale-contracts'
import {
  type Address,
  encodeEventTopics,
  getAddress,
  type Hex,
  hexToString,
  numberToHex,
  pad,
  size,
} from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Call, createCall } from '../chain/call.ts'
import { loadArtifact } from '../deploy/artifacts.ts'
import { ROLES } from '../deploy/roleMap.ts'
import { devnetAccount } from '../devnet/accounts.ts'
import { startDevnet, type TestDevnet } from '../testing/startDevnet.ts'
import { verifyDeployment } from './verifyDeployment.ts'

let devnet: TestDevnet
let manager: Address
let presale: Address
const outsider = devnetAccount(28).address
const { address: safe } = devnetAccount(1)
const { address: operator } = devnetAccount(2)

beforeAll(async () => {
  devnet = await startDevnet('public')
  manager = devnet.deployment.contracts.accessManager
  presale = devnet.deployment.contracts.presale
})
afterAll(() => devnet.stop())

/** The objections of the verification, as `what: found`. */
async function wrongs(config = devnet.config) {
  const checks = await verifyDeployment({ client: devnet.client, config, deployment: devnet.deployment })
  return checks.filter(({ status }) => status === 'wrong').map(({ what, found }) => `${what}: ${found}`)
}

/** Sends a call from any account, without its key. */
async function callAs(from: Address, { to, data }: Call) {
  await devnet.rpc('anvil_impersonateAccount', from)
  await devnet.rpc('anvil_setBalance', from, '0xde0b6b3a7640000')
  const hash = (await devnet.rpc('eth_sendTransaction', { from, to, data })) as Hex
  const { status } = await devnet.client.waitForTransactionReceipt({ hash })
  if (status !== 'success') throw new Error('the preparation of the test was reverted')
}

/** An administrative call with its delay and execution. */
async function administer({ to, data }: Call) {
  await callAs(safe, createCall(manager, accessManagerAbi, 'schedule', [to, data, 0]))
  await devnet.rpc('evm_increaseTime', 11)
  await callAs(safe, createCall(manager, accessManagerAbi, 'execute', [to, data]))
}

test('finds nothing wrong with a fresh deployment', async () => {
  expect(await wrongs()).toEqual([])
})

test('reports whether the minters are sealed', () =>
  devnet.isolated(async () => {
    const notes = async () => {
      const { client, config, deployment } = devnet
      const checks = await verifyDeployment({ client, config, deployment })
      return checks.filter(({ status }) => status === 'note').map(({ what, found }) => `${what}: ${found}`)
    }
    expect(await notes()).toEqual(['minter of GenesisNFT: open', 'minter of YesToken: open'])
    await administer(createCall(devnet.deployment.contracts.yesToken, yesTokenAbi, 'sealMinter', []))
    expect(await notes()).toEqual(['minter of GenesisNFT: open', 'minter of YesToken: sealed'])
    expect(await wrongs()).toEqual([])
  }))

/** The selectors of `setTreasury`, `pause` and a function that no contract of ours has. */
const [SET_TREASURY, PAUSE, OTHER] = ['0xf0f44260', '0x8456cb59', '0x12345678'] as const

test('finds each surplus, missing and changed permission', () =>
  devnet.isolated(async () => {
    const changes = [
      // Other members of roles, one of them without a delay, and a role that the map does not have.
      createCall(manager, accessManagerAbi, 'grantRole', [ROLES.OPERATOR, outsider, 0]),
      createCall(manager, accessManagerAbi, 'grantRole', [ROLES.ADMIN, outsider, 0]),
      createCall(manager, accessManagerAbi, 'grantRole', [7n, outsider, 0]),
      createCall(manager, accessManagerAbi, 'revokeRole', [ROLES.OPERATOR, operator]),
      // Functions that were given to another role and to everybody, and one of a contract that is not ours.
      createCall(manager, accessManagerAbi, 'setTargetFunctionRole', [
        presale,
        [SET_TREASURY],
        ROLES.GUARDIAN,
      ]),
      createCall(manager, accessManagerAbi, 'setTargetFunctionRole', [presale, [PAUSE], 2n ** 64n - 1n]),
      createCall(manager, accessManagerAbi, 'setTargetFunctionRole', [outsider, [OTHER], ROLES.GUARDIAN]),
      // A guardian that can no longer cancel calls of the manager, and another role that grants and cancels.
      createCall(manager, accessManagerAbi, 'setRoleGuardian', [ROLES.MANAGER, ROLES.ADMIN]),
      createCall(manager, accessManagerAbi, 'setRoleAdmin', [ROLES.OPERATOR, ROLES.GUARDIAN]),
      createCall(manager, accessManagerAbi, 'setRoleGuardian', [ROLES.OPERATOR, ROLES.GUARDIAN]),
      // Waits before a role can be granted, before they are in force.
      createCall(manager, accessManagerAbi, 'setGrantDelay', [ROLES.ADMIN, 2 ** 32 - 1]),
      createCall(manager, accessManagerAbi, 'setGrantDelay', [ROLES.GUARDIAN, 9]),
      createCall(manager, accessManagerAbi, 'setTargetClosed', [presale, true]),
      createCall(manager, accessManagerAbi, 'setTargetAdminDelay', [presale, 3]),
      // A shorter delay of the Safe, before it is in force.
      createCall(manager, accessManagerAbi, 'grantRole', [ROLES.ADMIN, safe, 0]),
    ]
    for (const change of changes) await administer(change)

    const found = (await wrongs()).map((line) => line.replace(/ \(in force from [^)]*\)/, ''))
    expect(found.toSorted()).toEqual(
      [
        `role OPERATOR of ${outsider}: member, delay 0 s`,
        `role ADMIN of ${outsider}: member, delay 0 s`,
        `role 7 of ${outsider}: member, delay 0 s`,
        `role OPERATOR of ${operator}: no member`,
        'role that may call presale.setTreasury: GUARDIAN',
        'role that may call presale.pause: PUBLIC',
        `role that may call 0x12345678 of ${outsider}: GUARDIAN`,
        'who grants and cancels for role MANAGER: admin ADMIN, guardian ADMIN, grant delay 0 s',
        'who grants and cancels for role OPERATOR: admin GUARDIAN, guardian GUARDIAN, grant delay 0 s',
        'who grants and cancels for role ADMIN: admin ADMIN, guardian ADMIN, grant delay 0 s, then 4294967295 s',
        'who grants and cancels for role GUARDIAN: admin ADMIN, guardian ADMIN, grant delay 0 s, then 9 s',
        'presale is closed: true',
        'admin delay of presale: 3',
        `role ADMIN of ${safe}: member, delay 10 s, then 0 s`,
      ].toSorted(),
    )
  }))

describe('what a dishonest deployer leaves behind is found:', () => {
  test('an admin that other creation code wrote into the storage of the AccessManager', () =>
    devnet.isolated(async () => {
      const { client, config, deployment } = devnet
      const code = (await client.getCode({ address: manager })) ?? '0x'
      const [granted] = encodeEventTopics({ abi: accessManagerAbi, eventName: 'RoleGranted' })
      const logged = [pad(safe), numberToHex(ROLES.ADMIN, { size: 32 }), granted].map(
        (topic) => `7f${topic?.slice(2)}`,
      )
      const length = numberToHex(size(code), { size: 2 }).slice(2)
      // Writes to the storage, logs what the constructor would, and leaves the code as it should be.
      const head = `6001600155${logged.join('')}60606000a361${length}`
      const start = (head.length / 2 + 12).toString(16).padStart(4, '0')
      const data = `0x${head}61${start}60003961${length}6000f3${code.slice(2)}`
      const transaction = { from: devnetAccount(0).address, data, gas: '0x1000000' }
      const hash = (await devnet.rpc('eth_sendTransaction', transaction)) as Hex
      const { contractAddress } = await client.waitForTransactionReceipt({ hash })
      const contracts = { ...deployment.contracts, accessManager: getAddress(contractAddress ?? '0x') }
      const checks = await verifyDeployment({ client, config, deployment: { ...deployment, contracts } })
      const found = checks.map(({ status, what, found }) => `${status} ${what}: ${found}`)
      expect(found).toContain('ok code of AccessManager: as compiled')
      expect(found).toContain('wrong origin of AccessManager: made by other creation code')
    }))

  test('a first block after the AccessManager was made, which hides what was granted before', async () => {
    const { client, config, deployment } = devnet
    const made = await client.getContractEvents({
      address: manager,
      abi: accessManagerAbi,
      eventName: 'RoleGranted',
      fromBlock: 0n,
    })
    const startBlock = Number(made[0]?.blockNumber) + 1
    const checks = await verifyDeployment({ client, config, deployment: { ...deployment, startBlock } })
    const found = checks.filter(({ status }) => status === 'wrong').map(({ what }) => what)
    expect(found).toContain('origin of AccessManager')
  })

  test('items and YES that nobody bought', () =>
    devnet.isolated(async () => {
      const { genesisNft, yesToken } = devnet.deployment.contracts
      await callAs(presale, createCall(genesisNft, genesisNftAbi, 'mint', [safe, 2n, 5n]))
      await callAs(presale, createCall(yesToken, yesTokenAbi, 'mint', [safe, 10n ** 18n]))
      expect((await wrongs()).join()).toMatch(
        /^supply: \d+ of badge exist and \d+ were sold,supply: \d+ YES exist and \d+ were sold$/,
      )
    }))

  test('an invitation code for everybody that is not of the root', async () => {
    const { client, config, deployment } = devnet
    const { code } = await client.readContract({
      address: deployment.contracts.referral,
      abi: referralAbi,
      functionName: 'profileOf',
      args: [devnetAccount(10).address],
    })
    const forged = { ...deployment, rootCode: hexToString(code) }
    const checks = await verifyDeployment({ client, config, deployment: forged })
    expect(checks.filter(({ status }) => status === 'wrong')).toMatchObject([
      { what: 'owner of the code that is open to everybody', found: devnetAccount(10).address },
    ])
  })

  test('tokens in the deployment file that are not those of the configuration', async () => {
    const { client, config, deployment } = devnet
    const tokens = deployment.tokens.map((token) => ({ ...token, decimals: 6 }))
    const checks = await verifyDeployment({ client, config, deployment: { ...deployment, tokens } })
    expect(checks.filter(({ status }) => status === 'wrong')).toMatchObject([
      { what: 'tokens of the deployment file' },
    ])
  })
})

test('counts the delay for changing permissions before it is in force, for the AccessManager delays it by five days', async () => {
  const checks = await verifyDeployment(devnet)
  const delay = checks.find(({ what }) => what.startsWith('admin delay of presale'))
  expect(delay).toMatchObject({ status: 'ok', found: '10' })
  expect(delay?.what).toMatch(/in force from 2025-10-11T/)
})

describe('a changed value is found:', () => {
  test('the treasury, the keeper, and other code at the address of a contract', () =>
    devnet.isolated(async () => {
      const { rewardVault, presaleLens } = devnet.deployment.contracts
      await administer(createCall(presale, presaleAbi, 'setTreasury', [outsider]))
      await callAs(operator, createCall(rewardVault, rewardVaultAbi, 'setKeeper', [outsider]))
      const { deployedBytecode } = await loadArtifact('MockUSDT')
      await devnet.rpc('anvil_setCode', presaleLens, deployedBytecode)
      expect((await wrongs()).toSorted()).toEqual([
        `Presale.treasury: ${outsider}`,
        'PresaleLens.presale: unreadable',
        `RewardVault.keeper: ${outsider}`,
        'code of PresaleLens: other code',
      ])
    }))

  test('every value of the configuration that differs', async () => {
    const { config } = devnet
    const other = {
      ...config,
      publicOpenAt: config.publicOpenAt + 1,
      roles: { ...config.roles, root: outsider, feeRecipient: outsider },
      yes: { cap: config.yes.cap + 1n, unlockDeadline: config.yes.unlockDeadline + 1 },
      nft: { baseUri: 'ipfs://other/' },
      items: { ...config.items, badge: { ...config.items.badge, cap: 1 } },
      schedule: config.schedule.slice(1),
      tokens: config.tokens.slice(1),
    }
    const names = (await wrongs(other)).map((line) => line.split(':')[0])
    expect(names).toEqual([
      'Referral.ROOT',
      'owner of the code that is open to everybody',
      'tokens of the deployment file',
      'RewardVault.feeRecipient',
      'GenesisNFT.cap(2)',
      'GenesisNFT.uri',
      'GenesisNFT.contractURI',
      'YesToken.cap',
      'YesToken.UNLOCK_DEADLINE',
      'Presale.PUBLIC_OPEN_AT',
      'Presale.items(badge)',
      'Presale.steps',
      'Presale.paymentTokens',
    ])
  })
})
