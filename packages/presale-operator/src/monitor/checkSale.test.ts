import {
  accessManagerAbi,
  genesisNftAbi,
  mockErc20Abi,
  presaleAbi,
  rewardVaultAbi,
} from '@foyer/presale-contracts'
import {
  type Address,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  keccak256,
  numberToHex,
  parseUnits,
  toFunctionSelector,
} from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Call, createCall } from '../chain/call.ts'
import { ROLES } from '../deploy/roleMap.ts'
import { devnetAccount } from '../devnet/accounts.ts'
import { startDevnet, type TestDevnet } from '../testing/startDevnet.ts'
import { createVaultReader } from '../vault/createVaultReader.ts'
import { checkSale } from './checkSale.ts'
import type { LastLook } from './lastLook.ts'

let devnet: TestDevnet
let usdt: Address
beforeAll(async () => {
  devnet = await startDevnet('public')
  usdt = devnet.deployment.tokens[0]?.address ?? '0x'
})
afterAll(() => devnet.stop())

async function alarms(expectedOperations: Hex[] = [], since?: LastLook) {
  const { client, deployment, config } = devnet
  const reader = createVaultReader({ client, deployment })
  const { findings } = await checkSale({
    client,
    deployment,
    config,
    reader,
    expectedOperations,
    since,
  })
  return findings.filter(({ status }) => status === 'alarm').map(({ rule, message }) => `${rule}: ${message}`)
}

/** Overwrites the balance of the mock token, whose balances are at slot 0. */
async function setBalance(holder: Address, balance: bigint) {
  const slot = keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [holder, 0n]))
  await devnet.rpc('anvil_setStorageAt', usdt, slot, numberToHex(balance, { size: 32 }))
  await devnet.mine(1)
}

test('raises no alarm for a healthy sale', async () => {
  expect(await alarms()).toEqual([])
})

test('I1: a debt that the events do not explain', () =>
  devnet.isolated(async () => {
    const { rewardVault } = devnet.deployment.contracts
    // Takes one from what is owed, wherever the ledger of the token is kept.
    for (let index = 0n; index < 12n; index++) {
      const slot = keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [usdt, index]))
      const value = await devnet.client.getStorageAt({ address: rewardVault, slot })
      if (value !== undefined && BigInt(value) !== 0n)
        await devnet.rpc(
          'anvil_setStorageAt',
          rewardVault,
          slot,
          numberToHex(BigInt(value) - 1n, { size: 32 }),
        )
    }
    await devnet.mine(1)
    expect((await alarms()).join()).toMatch(
      /^I1: the vault owes \d+\.9{18} USDT, its events add up to \d+ USDT$/,
    )
  }))

test('I2: a vault that holds less than it owes', () =>
  devnet.isolated(async () => {
    await setBalance(devnet.deployment.contracts.rewardVault, parseUnits('1', 18))
    expect((await alarms()).join()).toMatch(/^I2: the vault holds 1 USDT and owes \d+ USDT$/)
  }))

test('I6: a presale that holds something', () =>
  devnet.isolated(async () => {
    await setBalance(devnet.deployment.contracts.presale, 1n)
    expect(await alarms()).toEqual(['I6: the presale holds 0.000000000000000001 USDT and should hold none'])
  }))

describe('a withdrawal that waits', () => {
  test('15 minutes is still quiet', () =>
    devnet.isolated(async () => {
      const { timestamp } = await devnet.client.getBlock()
      await devnet.devnet.advanceTo(Number(timestamp) + 14 * 60)
      expect(await alarms()).toEqual([])
    }))

  test('longer than 15 minutes raises an alarm with its id', () =>
    devnet.isolated(async () => {
      const { timestamp } = await devnet.client.getBlock()
      await devnet.devnet.advanceTo(Number(timestamp) + 15 * 60 + 1)
      expect(await alarms()).toEqual(['pending: 1 of 1 open withdrawals wait longer than 15 minutes: 2'])
    }))
})

describe('a scheduled administrative call', () => {
  const schedule = async () => {
    const { presale, accessManager } = devnet.deployment.contracts
    const data = encodeFunctionData({
      abi: presaleAbi,
      functionName: 'setTreasury',
      args: [devnetAccount(7).address],
    })
    const { blockNumber } = await devnet.devnet.send(
      devnetAccount(1),
      createCall(accessManager, accessManagerAbi, 'schedule', [presale, data, 0]),
    )
    const { timestamp } = await devnet.client.getBlock({ blockNumber })
    return { presale, accessManager, data, scheduledAt: Number(timestamp) }
  }

  test('raises an alarm that says what it would do, by whom and from when', () =>
    devnet.isolated(async () => {
      const { scheduledAt } = await schedule()
      // Ten seconds after its block: the delay of the development chain.
      const from = new Date((scheduledAt + 10) * 1000).toISOString().replace('.000', '')
      expect((await alarms()).join()).toMatch(
        new RegExp(
          `^operations: setTreasury\\(${devnetAccount(7).address}\\) by ${devnetAccount(1).address}, executable from ${from}, operation 0x[0-9a-f]{64}$`,
        ),
      )
    }))

  test('raises none when it is expected', () =>
    devnet.isolated(async () => {
      await schedule()
      const operation = (await alarms()).join().match(/operation (0x[0-9a-f]{64})/)?.[1]
      expect(await alarms([operation as Hex])).toEqual([])
    }))

  test('raises none after it was cancelled or executed', () =>
    devnet.isolated(async () => {
      const { presale, accessManager, data } = await schedule()
      const cancel = [devnetAccount(1).address, presale, data] as const
      await devnet.devnet.send(
        devnetAccount(1),
        createCall(accessManager, accessManagerAbi, 'cancel', cancel),
      )
      expect(await alarms()).toEqual([])
      await schedule()
      await devnet.rpc('evm_increaseTime', 11)
      await devnet.mine(1)
      await devnet.devnet.send(
        devnetAccount(1),
        createCall(accessManager, accessManagerAbi, 'execute', [presale, data]),
      )
      expect((await alarms()).filter((line) => line.startsWith('operations'))).toEqual([])
    }))
})

test('raises no alarm for a donation to the vault', () =>
  devnet.isolated(async () => {
    const { rewardVault } = devnet.deployment.contracts
    await devnet.devnet.send(devnetAccount(22), createCall(usdt, mockErc20Abi, 'transfer', [rewardVault, 5n]))
    expect(await alarms()).toEqual([])
  }))

/** Up to where the chain is now. */
async function look(): Promise<LastLook> {
  const { number, timestamp } = await devnet.client.getBlock()
  return { block: number, time: Number(timestamp) }
}

test('reports what operator and guardian do at once, each act one time', () =>
  devnet.isolated(async () => {
    const since = await look()
    const { presale } = devnet.deployment.contracts
    await devnet.devnet.send(devnetAccount(3), createCall(presale, presaleAbi, 'pause', []))
    expect((await alarms([], since)).join()).toMatch(/^acts: Paused\(0x90F7\S+\) by transaction 0x/)
    expect(await alarms([], await look())).toEqual([])
    expect(await alarms()).toEqual([])
  }))

test('reports an act that a node had left out, and a debt only when all events read again do not explain it', () =>
  devnet.isolated(async () => {
    const { client, deployment, config } = devnet
    const reader = createVaultReader({ client, deployment })
    const parameters = { client, deployment, config, reader, expectedOperations: [] }
    const { look: before } = await checkSale(parameters)
    const { presale, rewardVault } = deployment.contracts
    await devnet.devnet.send(devnetAccount(3), createCall(presale, presaleAbi, 'pause', []))
    // The last look was later than the act, and has not seen it.
    const late = { ...(await look()), acts: before.acts }
    expect((await alarms([], late)).join()).toMatch(/^acts: Paused\(/)

    await devnet.devnet.send(
      devnetAccount(4),
      createCall(rewardVault, rewardVaultAbi, 'settle', [usdt, [1, 2]]),
    )
    const { ledger } = await reader.read()
    const open = [{ id: 9, user: rewardVault, token: usdt, amount: 1n, fee: 0n, requestedAt: 4_000_000_000 }]
    const totals = Object.fromEntries(
      Object.entries(ledger.totals).map(([token, sums]) => [token, { ...sums, settled: sums.settled - 1n }]),
    )
    const read = async () => ({ ledger: { totals, open }, block: (await reader.read()).block })
    const stale = { ...parameters, reader: { ...reader, read } }
    const { findings, look: next } = await checkSale({ ...stale, since: before })
    expect(findings.filter(({ rule, status }) => rule === 'I1' && status === 'alarm')).toEqual([])
    expect(next.acts).toHaveLength((before.acts?.length ?? 0) + 1)
    expect(await alarms([], next)).toEqual([])
  }))

test('reports an operation that expires once', () =>
  devnet.isolated(async () => {
    const { presale, accessManager } = devnet.deployment.contracts
    const { data } = createCall(presale, presaleAbi, 'setTreasury', [devnetAccount(7).address])
    const call = createCall(accessManager, accessManagerAbi, 'schedule', [presale, data, 0])
    await devnet.devnet.send(devnetAccount(1), call)
    const since = await look()
    await devnet.rpc('evm_increaseTime', 8 * 86_400)
    await devnet.mine(1)
    const found = await alarms([], since)
    expect(found.filter((line) => line.startsWith('operations')).join()).toMatch(/has expired unexecuted/)
    const later = await alarms([], await look())
    expect(later.filter((line) => line.startsWith('operations'))).toEqual([])
  }))

test('reports a changed keeper and a keeper without BNB', () =>
  devnet.isolated(async () => {
    const { rewardVault } = devnet.deployment.contracts
    await devnet.rpc('anvil_setBalance', devnetAccount(8).address, '0x0')
    const call = createCall(rewardVault, rewardVaultAbi, 'setKeeper', [devnetAccount(8).address])
    await devnet.devnet.send(devnetAccount(2), call)
    expect(await alarms()).toEqual([
      `accounts: the keeper is ${devnetAccount(8).address}, expected ${devnetAccount(4).address}`,
      'keeper: the keeper has 0 BNB for gas',
    ])
  }))

/** Calls that the Safe schedules and executes. */
async function administer(...calls: Call[]) {
  const { accessManager } = devnet.deployment.contracts
  const manager = [accessManager, accessManagerAbi] as const
  for (const { to, data } of calls)
    await devnet.devnet.send(devnetAccount(1), createCall(...manager, 'schedule', [to, data, 0]))
  await devnet.rpc('evm_increaseTime', 11)
  await devnet.mine(1)
  for (const { to, data } of calls)
    await devnet.devnet.send(devnetAccount(1), createCall(...manager, 'execute', [to, data]))
}

test('reports a Safe whose calls are no longer delayed, and a function that another role may call', () =>
  devnet.isolated(async () => {
    const { accessManager, presale } = devnet.deployment.contracts
    const { address: safe } = devnetAccount(1)
    const selector = toFunctionSelector('setTreasury(address)')
    await administer(
      createCall(accessManager, accessManagerAbi, 'grantRole', [ROLES.MANAGER, safe, 0]),
      createCall(accessManager, accessManagerAbi, 'setTargetFunctionRole', [
        ...([presale, [selector], ROLES.OPERATOR] as const),
      ]),
    )
    await devnet.rpc('evm_increaseTime', 11)
    await devnet.mine(1)
    expect(await alarms()).toEqual([
      `roles: role MANAGER of ${safe}: member, delay 0 s, expected member, delay 10 s`,
      'roles: role that may call presale.setTreasury: OPERATOR, expected MANAGER',
    ])
  }))

test('reports a contract that asks another AccessManager', () =>
  devnet.isolated(async () => {
    const { accessManager, presale } = devnet.deployment.contracts
    const other = devnet.deployment.contracts.referral
    await administer(createCall(accessManager, accessManagerAbi, 'updateAuthority', [presale, other]))
    expect(await alarms()).toEqual([`roles: authority of presale: ${other}, expected ${accessManager}`])
  }))

test('reports a role that the configuration does not name, and one that is gone', () =>
  devnet.isolated(async () => {
    const { accessManager } = devnet.deployment.contracts
    const manager = [accessManager, accessManagerAbi] as const
    await administer(
      createCall(...manager, 'grantRole', [ROLES.GUARDIAN, devnetAccount(8).address, 0]),
      createCall(...manager, 'revokeRole', [ROLES.OPERATOR, devnetAccount(2).address]),
    )
    expect(await alarms()).toEqual([
      `roles: role OPERATOR of ${devnetAccount(2).address}: no member, expected member, delay 0 s`,
      `roles: role GUARDIAN of ${devnetAccount(8).address}: member, delay 0 s, expected no member`,
    ])
  }))

test('reports items and YES that were minted and not sold', () =>
  devnet.isolated(async () => {
    const { genesisNft, presale } = devnet.deployment.contracts
    await devnet.rpc('anvil_impersonateAccount', presale)
    await devnet.rpc('anvil_setBalance', presale, '0xde0b6b3a7640000')
    const { to, data } = createCall(genesisNft, genesisNftAbi, 'mint', [devnetAccount(22).address, 1n, 2n])
    await devnet.rpc('eth_sendTransaction', { from: presale, to, data })
    await devnet.mine(1)
    expect((await alarms()).join()).toMatch(/^supply: \d+ of fragment exist and \d+ were sold$/)
  }))

test('looks at a token of the chain that no file names', () =>
  devnet.isolated(async () => {
    const { client, deployment, config } = devnet
    const [first] = deployment.tokens
    if (first === undefined) throw new Error('the deployment has no token')
    await setBalance(deployment.contracts.rewardVault, 0n)
    const others = { ...deployment, tokens: deployment.tokens.slice(1) }
    const reader = createVaultReader({ client, deployment })
    const parameters = { client, deployment: others, config, reader, expectedOperations: [] }
    const { findings } = await checkSale(parameters)
    const found = findings.filter(({ status }) => status === 'alarm').map(({ message }) => message)
    expect(found.join()).toMatch(/^the vault holds 0 USDT and owes \d+ USDT$/)
  }))
