import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startAnvil } from '@foyer/harness/anvil'
import {
  accessManagerAbi,
  type Deployment,
  presaleAbi,
  presaleLensAbi,
  referralAbi,
  rewardVaultAbi,
} from '@foyer/presale-contracts'
import { proofFromShard } from '@foyer/presale-contracts/whitelist'
import { formatUnits } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ChainClient, openChain } from '../chain/openChain.ts'
import { loadConfig } from '../config/loadConfig.ts'
import { buildWhitelist } from '../whitelist/buildWhitelist.ts'
import { DEVNET_ROLES, devnetAccount, WHITELISTED } from './accounts.ts'
import { createDevnetClient } from './createDevnetClient.ts'
import { createSaleActions } from './createSaleActions.ts'
import { deployDevnet } from './deployDevnet.ts'
import { devnetClock, SCENARIOS, type Scenario } from './scenarios.ts'
import { enterScenario } from './seed.ts'

type Devnet = {
  deployment: Deployment
  client: ChainClient
  whitelistDir: string
  stop: () => Promise<void>
}

async function start(scenario: Scenario): Promise<Devnet> {
  const { rpcUrl, stop } = await startAnvil({ timestamp: devnetClock(scenario) })
  const whitelistDir = await mkdtemp(join(tmpdir(), 'whitelist-'))
  const deployment = await deployDevnet({ rpcUrl, scenario, whitelistDir })
  return { deployment, client: await openChain({ rpcUrl, chainId: 56 }), whitelistDir, stop }
}

async function home({ client, deployment }: Pick<Devnet, 'client' | 'deployment'>, index: number) {
  return client.readContract({
    address: deployment.contracts.presaleLens,
    abi: presaleLensAbi,
    functionName: 'home',
    args: [devnetAccount(index).address],
  })
}

async function proof({ client, deployment, whitelistDir }: Devnet, index: number) {
  const { address } = devnetAccount(index)
  const root = await client.readContract({
    address: deployment.contracts.presale,
    abi: presaleAbi,
    functionName: 'whitelistRoot',
  })
  const file = join(whitelistDir, root, `${address.slice(2, 4).toLowerCase()}.json`)
  return proofFromShard(JSON.parse(await readFile(file, 'utf8')), root, address)
}

let devnet: Devnet
beforeAll(async () => {
  devnet = await start('whitelist')
})
afterAll(() => devnet.stop())

describe('whitelist', () => {
  test('the clock stands one hour before the opening, with a price step ahead', async () => {
    const { timestamp, publicOpen, publicOpenAt, nextPriceAt, price, nextPrice } = await home(devnet, 22)
    expect(publicOpenAt).toBe(1_759_842_000n)
    expect(publicOpenAt - timestamp).toBeGreaterThan(3_500n)
    expect(publicOpenAt - timestamp).toBeLessThanOrEqual(3_600n)
    expect(publicOpen).toBe(false)
    expect(nextPriceAt - timestamp).toBeLessThanOrEqual(600n)
    expect(nextPrice).toBeGreaterThan(price)
  })

  test('account 28 can prove that it is listed, account 29 cannot', async () => {
    const { address } = devnetAccount(28)
    const nodes = await proof(devnet, 28)
    const accepted = await devnet.client.readContract({
      address: devnet.deployment.contracts.presale,
      abi: presaleAbi,
      functionName: 'isWhitelisted',
      args: [address, nodes ?? []],
    })
    expect(accepted).toBe(true)
    expect(await proof(devnet, 29)).toBeNull()
  })

  test('all 256 shards are there', async () => {
    const [root = ''] = await readdir(devnet.whitelistDir)
    expect(await readdir(join(devnet.whitelistDir, root))).toHaveLength(256)
  })

  test('the users form three levels under the root, with both reward tiers', async () => {
    const { contracts } = devnet.deployment
    const read = (functionName: 'inviterOf' | 'tierOf', index: number) =>
      devnet.client.readContract({
        address: contracts.referral,
        abi: referralAbi,
        functionName,
        args: [devnetAccount(index).address],
      })
    expect(await read('inviterOf', 21)).toBe(devnetAccount(16).address)
    expect(await read('inviterOf', 16)).toBe(devnetAccount(11).address)
    expect(await read('inviterOf', 11)).toBe(devnetAccount(DEVNET_ROLES.root).address)
    expect([await read('tierOf', 11), await read('tierOf', 10)]).toEqual([1000, 2000])
  })

  test('account 10 has one withdrawal of each status', async () => {
    const [withdrawals] = await devnet.client.readContract({
      address: devnet.deployment.contracts.rewardVault,
      abi: rewardVaultAbi,
      functionName: 'withdrawalsOf',
      args: [devnetAccount(10).address, 0, 10n],
    })
    const [processing, success] = [1, 2]
    expect(withdrawals.map(({ status }) => status)).toEqual([processing, success])
  })

  test('a fresh buyer has 10,000 of both tokens, BNB, and no inviter', async () => {
    const { tokens, profile } = await home(devnet, 22)
    expect(tokens.map(({ symbol, balance }) => [symbol, formatUnits(balance, 18)])).toEqual([
      ['USDT', '10000'],
      ['USDC', '10000'],
    ])
    expect(profile.boundAt).toBe(0)
    expect(await devnet.client.getBalance({ address: devnetAccount(29).address })).toBeGreaterThan(0n)
  })

  test('purchases were paid in both tokens', async () => {
    const paidWith = async (index: number) => {
      const [[purchase]] = await devnet.client.readContract({
        address: devnet.deployment.contracts.presale,
        abi: presaleAbi,
        functionName: 'purchasesOf',
        args: [devnetAccount(index).address, 0, 1n],
      })
      return purchase?.payToken
    }
    const [usdt, usdc] = devnet.deployment.tokens
    expect([await paidWith(10), await paidWith(13)]).toEqual([usdt?.address, usdc?.address])
  })

  test('the deployer is left without powers', async () => {
    const [isMember] = await devnet.client.readContract({
      address: devnet.deployment.contracts.accessManager,
      abi: accessManagerAbi,
      functionName: 'hasRole',
      args: [0n, devnetAccount(DEVNET_ROLES.deployer).address],
    })
    expect(isMember).toBe(false)
  })

  test('the root code is the one that anyone can be invited with', async () => {
    const { profile } = await home(devnet, DEVNET_ROLES.root)
    expect(Buffer.from(profile.code.slice(2), 'hex').toString()).toBe(devnet.deployment.rootCode)
  })

  test('refuses a chain whose clock has moved on, with the command that starts a right one', async () => {
    const again = deployDevnet({ rpcUrl: devnet.client.transport.url ?? '', scenario: 'whitelist' })
    await expect(again).rejects.toThrow(`anvil --chain-id 56 --timestamp ${devnetClock('whitelist')}`)
  })
})

describe.each(SCENARIOS.filter((scenario) => scenario !== 'whitelist'))('%s', (scenario) => {
  // From `whitelist`, for to deploy a chain takes longer than all of these tests. Other files deploy `public`.
  let snapshot: unknown
  const rpc = (method: string, ...params: unknown[]) => devnet.client.request({ method, params } as never)
  beforeAll(async () => {
    const { deployment } = devnet
    snapshot = await rpc('evm_snapshot')
    const client = createDevnetClient(devnet.client)
    const whitelist = buildWhitelist(WHITELISTED.map((index) => devnetAccount(index).address))
    const sale = createSaleActions({ devnet: client, deployment, whitelist })
    await enterScenario(sale, { devnet: client, deployment, scenario })
  })
  afterAll(() => rpc('evm_revert', snapshot))

  test('the sale is open to all, half an hour before a price step', async () => {
    const { timestamp, publicOpen, nextPriceAt } = await home(devnet, 29)
    expect(publicOpen).toBe(true)
    expect(nextPriceAt - timestamp).toBeGreaterThan(1_700n)
    expect(nextPriceAt - timestamp).toBeLessThanOrEqual(1_800n)
  })

  test(`there is ${scenario === 'soldout' ? 'nothing' : 'something'} left`, async () => {
    const { items } = await home(devnet, 29)
    expect(items.map(({ available }) => available === 0n)).toEqual(
      scenario === 'soldout' ? [true, true] : [false, false],
    )
  })

  test(`it is ${scenario === 'paused' ? '' : 'not '}paused`, async () => {
    expect((await home(devnet, 29)).paused).toBe(scenario === 'paused')
  })
})

test('refuses a remote RPC before anything is sent', async () => {
  const attempt = deployDevnet({ rpcUrl: 'https://bsc.example', scenario: 'public' })
  await expect(attempt).rejects.toThrow('The development chain must run on this machine.')
})

test('the role accounts of the configuration are those of the mnemonic', async () => {
  const { roles } = await loadConfig({ network: 'devnet' })
  const indices = { adminSafe: 1, operator: 2, guardian: 3, keeper: 4, treasury: 5, root: 6, feeRecipient: 7 }
  for (const [role, index] of Object.entries(indices))
    expect(roles[role as keyof typeof indices]).toBe(devnetAccount(index).address)
})
