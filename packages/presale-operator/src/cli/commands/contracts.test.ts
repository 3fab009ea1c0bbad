import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { IS_FULL } from '@foyer/harness/full'
import { genesisNftAbi, mockErc20Abi, rewardVaultAbi, yesTokenAbi } from '@foyer/presale-contracts'
import { type Address, erc20Abi, parseUnits } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCall } from '../../chain/call.ts'
import { writeDeployment } from '../../deploy/deploymentFile.ts'
import { devnetAccount } from '../../devnet/accounts.ts'
import { createCli } from '../../testing/createCli.ts'
import { startDevnet, type TestDevnet } from '../../testing/startDevnet.ts'

const safe = devnetAccount(1).address
const other = devnetAccount(8).address

let devnet: TestDevnet
let cli: ReturnType<typeof createCli>
let usdt: Address
beforeAll(async () => {
  devnet = await startDevnet('public')
  usdt = devnet.deployment.tokens[0]?.address ?? '0x'
  const deployment = join(await mkdtemp(join(tmpdir(), 'contracts-')), 'deployment.json')
  await writeDeployment(deployment, devnet.deployment)
  cli = createCli({ rpcUrl: devnet.rpcUrl, deployment })
})
afterAll(() => devnet.stop())

const vault = () => ({ address: devnet.deployment.contracts.rewardVault, abi: rewardVaultAbi }) as const
const items = () => ({ address: devnet.deployment.contracts.genesisNft, abi: genesisNftAbi }) as const
const yes = () => ({ address: devnet.deployment.contracts.yesToken, abi: yesTokenAbi }) as const

/** The change that each command makes. */
const changes: [command: string, read: () => Promise<unknown>, expected: unknown][] = [
  [
    `set-fee-recipient ${other}`,
    () => devnet.client.readContract({ ...vault(), functionName: 'feeRecipient' }),
    other,
  ],
  [
    `set-creditor ${other}`,
    () => devnet.client.readContract({ ...vault(), functionName: 'creditor' }),
    other,
  ],
  [
    `set-minter nft ${other}`,
    () => devnet.client.readContract({ ...items(), functionName: 'minter' }),
    other,
  ],
  [`set-minter yes ${other}`, () => devnet.client.readContract({ ...yes(), functionName: 'minter' }), other],
  ['seal-minter nft', () => devnet.client.readContract({ ...items(), functionName: 'minterSealed' }), true],
  ['seal-minter yes', () => devnet.client.readContract({ ...yes(), functionName: 'minterSealed' }), true],
  [
    'set-uri ipfs://metadata/',
    () => devnet.client.readContract({ ...items(), functionName: 'uri', args: [1n] }),
    'ipfs://metadata/{id}.json',
  ],
  ['freeze-metadata', () => devnet.client.readContract({ ...items(), functionName: 'metadataFrozen' }), true],
  [
    'unlock-transfers',
    () => devnet.client.readContract({ ...yes(), functionName: 'transfersUnlocked' }),
    true,
  ],
]

describe.each(changes)('%s', (command, read, expected) => {
  // All commands send by the same function.
  test.runIf(IS_FULL || command.startsWith('set-fee-recipient'))('sends nothing without --send', async () => {
    const before = await read()
    expect(await cli.json(command)).toMatchObject({ status: 'planned', step: 'schedule', caller: safe })
    expect(await read()).toEqual(before)
  })

  test('schedules the change and executes it after the delay', () =>
    devnet.isolated(async () => {
      const { readyAt } = await cli.json(`${command} --send`)
      await devnet.devnet.advanceTo(readyAt)
      expect(await cli.json(`${command} --send`)).toMatchObject({ status: 'done', caller: safe })
      expect(await read()).toEqual(expected)
    }))
})

describe('rescue', () => {
  const donate = () => {
    const { rewardVault } = devnet.deployment.contracts
    const call = createCall(usdt, mockErc20Abi, 'transfer', [rewardVault, parseUnits('12.5', 18)])
    return devnet.devnet.send(devnetAccount(22), call)
  }

  test('sends away what the vault does not owe to buyers', () =>
    devnet.isolated(async () => {
      await donate()
      const command = `rescue ${usdt} ${other} 12.5`
      expect((await cli.presale(command)).out).toContain('owed to nobody  12.5 USDT')
      const { readyAt } = await cli.json(`${command} --send`)
      await devnet.devnet.advanceTo(readyAt)
      expect(await cli.json(`${command} --send`)).toMatchObject({ status: 'done' })
      const balance = { address: usdt, abi: erc20Abi, functionName: 'balanceOf', args: [other] } as const
      expect(await devnet.client.readContract(balance)).toBe(parseUnits('12.5', 18))
    }))

  test('refuses more than that, before anything is scheduled', () =>
    devnet.isolated(async () => {
      await donate()
      const { code, errors } = await cli.presale(`rescue ${usdt} ${other} 12.500000000000000001 --send`)
      expect(code).toBe(2)
      expect(errors).toMatch(/^The vault owes all but 12\.5 USDT to buyers\./)
    }))

  test.each(['0', '1e3', '-1', '1.0000000000000000001', 'all'])('refuses %s as an amount', async (amount) => {
    const { code, errors } = await cli.presale(`rescue ${usdt} ${other} ${amount}`)
    expect(code).toBe(2)
    expect(errors).toMatch(/is not an amount of this token|unknown option '-1'/)
  })
})

test('seal-minter refuses to keep another minter than the presale for ever', () =>
  devnet.isolated(async () => {
    const { readyAt } = await cli.json(`set-minter yes ${other} --send`)
    await devnet.devnet.advanceTo(readyAt)
    await cli.json(`set-minter yes ${other} --send`)
    const { code, errors } = await cli.presale('seal-minter yes')
    expect(code).toBe(2)
    expect(errors).toContain(`The minter of YES is not the presale.\n  minter  ${other}`)
  }))

test('set-minter refuses once the minter is sealed', () =>
  devnet.isolated(async () => {
    const { readyAt } = await cli.json('seal-minter nft --send')
    await devnet.devnet.advanceTo(readyAt)
    await cli.json('seal-minter nft --send')
    const { code, errors } = await cli.presale(`set-minter nft ${other}`)
    expect(code).toBe(2)
    expect(errors).toMatch(/^The minter of the items is sealed\./)
    expect(await cli.json(`set-minter yes ${other}`)).toMatchObject({ status: 'planned' })
  }))

test('warns that the presale cannot sell when another contract mints or credits', async () => {
  expect((await cli.presale(`set-creditor ${other}`)).out).toContain('The presale cannot sell')
  expect((await cli.presale(`set-minter yes ${other}`)).out).toContain('The presale cannot sell')
  const { presale } = devnet.deployment.contracts
  expect((await cli.presale(`set-creditor ${presale}`)).out).not.toContain('cannot sell')
})

test.each(['metadata', 'ipfs://metadata', 'ipfs://meta data/'])('set-uri refuses %s', async (uri) => {
  expect((await cli.presale(`set-uri ${uri}`)).code).toBe(2)
})
