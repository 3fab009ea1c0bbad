import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Anvil, startAnvil } from '@foyer/harness/anvil'
import { type FaultProxy, startFaultProxy } from '@foyer/harness/faults'
import { createPonderDirectory } from '@foyer/harness/postgres'
import {
  type Deployment,
  presaleAbi,
  presaleLensAbi,
  referralAbi,
  rewardVaultAbi,
} from '@foyer/presale-contracts'
import { deployDevnet, devnetClock } from '@foyer/presale-operator/deploy'
import {
  type Address,
  createPublicClient,
  decodeFunctionResult,
  type Hex,
  hexToString,
  http,
  type PublicClient,
  zeroAddress,
} from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as schemas from '../src/api/schemas.ts'
import { readApi } from './readApi.ts'
import { type Indexer, startIndexer } from './startIndexer.ts'

const MNEMONIC = 'test test test test test test test test test test test junk'
/** The twelve that the development chain is seeded with. */
const users = Array.from({ length: 12 }, (_, index) => {
  const { address } = mnemonicToAccount(MNEMONIC, { addressIndex: 10 + index })
  return address
})
const ALL = 100n

let anvil: Anvil
let directory: string
let deployment: Deployment
let client: PublicClient
let indexer: Indexer
/** The proxy between the indexer and the chain; `calls` counts the contracts that were read through it. */
let node: FaultProxy
let calls = 0

beforeAll(async () => {
  ;[anvil, directory] = await Promise.all([
    startAnvil({ timestamp: devnetClock('public') }),
    mkdtemp(join(tmpdir(), 'foyer-indexer-devnet-')),
  ])
  deployment = await deployDevnet({ rpcUrl: anvil.rpcUrl, scenario: 'public' })
  const deploymentFile = join(directory, 'deployment.json')
  await writeFile(deploymentFile, JSON.stringify(deployment))
  client = createPublicClient({ transport: http(anvil.rpcUrl) })
  // PGlite takes seconds to make one.
  const stateDirectory = join(directory, 'state')
  await createPonderDirectory(join(stateDirectory, 'pglite'))
  node = await startFaultProxy(anvil.rpcUrl, ({ rpc }) => {
    if (rpc?.method === 'eth_call') calls += 1
    return undefined
  })
  indexer = await startIndexer({ rpcUrl: node.url, deploymentFile, stateDirectory })
  await indexer.untilBlock(await client.getBlockNumber())
})

afterAll(async () => {
  await indexer?.stop()
  await Promise.all([
    node?.stop(),
    anvil?.stop(),
    directory && rm(directory, { recursive: true, force: true }),
  ])
})

const lower = (address: Address) => address.toLowerCase()

describe('on PGlite, of the seeded development chain', () => {
  test('draws the code of a user who was invited, and no code that nobody owns', async () => {
    const [user] = users
    const { code } = await client.readContract({
      address: deployment.contracts.referral,
      abi: referralAbi,
      functionName: 'profileOf',
      args: [user ?? '0x'],
    })
    const read = async (path: string) => {
      const response = await fetch(`${indexer.url}/v1/pictures/th/${path}.png`)
      expect(response.headers.get('Content-Type')).toBe('image/png')
      const bytes = Buffer.from(await response.arrayBuffer()).toString('base64')
      return { stored: response.headers.get('Cache-Control'), bytes }
    }
    const home = await read('home')
    const owned = await read(`invitation/${hexToString(code)}`)
    expect(owned.stored).toBe('public, max-age=86400')
    expect(owned.bytes).not.toBe(home.bytes)
    expect(await read('invitation/ZZZZZZZZ')).toEqual({ stored: 'public, max-age=60', bytes: home.bytes })
  })

  test('serves what a visitor sees, and reads it once a second however many ask', async () => {
    const lens = { address: deployment.contracts.presaleLens, abi: presaleLensAbi } as const
    const visitor = await client.readContract({ ...lens, functionName: 'home', args: [zeroAddress] })
    const [before, start] = [calls, performance.now()]
    const homes = await Promise.all(
      Array.from({ length: 300 }, () => readApi(indexer.url, '/v1/home', schemas.homeSchema)),
    )
    const seconds = Math.ceil((performance.now() - start) / 1_000)
    expect(calls - before).toBeGreaterThan(0)
    expect(calls - before).toBeLessThanOrEqual(seconds + 1)
    for (const { data, chainId, asOf, lens: read } of homes) {
      const home = decodeFunctionResult({ ...lens, functionName: 'home', data: data as Hex })
      expect({ ...home, timestamp: 0n }).toEqual({ ...visitor, timestamp: 0n })
      expect([chainId, read, asOf.blockNumber]).toEqual([56, lower(lens.address), Number(home.blockNumber)])
    }
  })

  test('serves the purchases of purchasesOf', async () => {
    const { presale } = deployment.contracts
    let count = 0
    for (const user of users) {
      const [page] = await client.readContract({
        address: presale,
        abi: presaleAbi,
        functionName: 'purchasesOf',
        args: [user, 0, ALL],
      })
      count += page.length
      const { items } = await readApi(indexer.url, `/v1/users/${user}/purchases`, schemas.purchasesPageSchema)
      expect(items).toMatchObject(
        page.map(({ id, blockNumber, time, itemId, quantity, payToken, cost }) => ({
          purchaseId: `${id}`,
          blockNumber,
          timestamp: time,
          itemId,
          quantity,
          payToken: lower(payToken),
          cost: `${cost}`,
        })),
      )
    }
    expect(count).toBeGreaterThan(0)
    const { items } = await readApi(indexer.url, '/v1/totals', schemas.totalsSchema)
    expect(items.reduce((sum, { purchases }) => sum + purchases, 0)).toBe(count)
  })

  test('serves the reward balances of balanceOf', async () => {
    for (const user of users) {
      const { rewards } = await readApi(indexer.url, `/v1/users/${user}`, schemas.userSchema)
      for (const { address: token } of deployment.tokens) {
        const { available, pending, claimed } = await client.readContract({
          address: deployment.contracts.rewardVault,
          abi: rewardVaultAbi,
          functionName: 'balanceOf',
          args: [user, token],
        })
        const said = rewards.find((balance) => balance.token === lower(token))
        expect(said ?? { available: '0', pending: '0', claimed: '0' }).toMatchObject({
          available: `${available}`,
          pending: `${pending}`,
          claimed: `${claimed}`,
        })
      }
    }
  })

  test('serves how many have bought, and rewards that with the fees are what the vault owes', async () => {
    const summary = await readApi(indexer.url, '/v1/summary', schemas.summarySchema)
    const pages = await Promise.all(
      users.map((user) => readApi(indexer.url, `/v1/users/${user}/purchases`, schemas.purchasesPageSchema)),
    )
    expect(summary.buyers).toBe(pages.filter(({ items }) => items.length > 0).length)
    expect(summary.buyers).toBeGreaterThan(0)
    for (const { address: token } of deployment.tokens) {
      const vault = { address: deployment.contracts.rewardVault, abi: rewardVaultAbi } as const
      const [owed, fees] = await Promise.all([
        client.readContract({ ...vault, functionName: 'liability', args: [token] }),
        client.readContract({ ...vault, functionName: 'fees', args: [token] }),
      ])
      const said = summary.rewards.find((balance) => balance.token === lower(token))
      expect(BigInt(said?.available ?? 0) + BigInt(said?.pending ?? 0)).toBe(owed - fees)
    }
  })

  test('serves the withdrawals of withdrawalsOf, with both statuses', async () => {
    const statuses = new Set<string>()
    for (const user of users) {
      const [page] = await client.readContract({
        address: deployment.contracts.rewardVault,
        abi: rewardVaultAbi,
        functionName: 'withdrawalsOf',
        args: [user, 0, ALL],
      })
      const { items } = await readApi(
        indexer.url,
        `/v1/users/${user}/withdrawals`,
        schemas.withdrawalsPageSchema,
      )
      expect(
        items.map((withdrawal) => ({
          id: withdrawal.id,
          token: withdrawal.token,
          requestedAt: withdrawal.timestamp,
          amount: withdrawal.amount,
          received: withdrawal.status === 'success' ? withdrawal.received : withdrawal.net,
          status: withdrawal.status,
        })),
      ).toEqual(
        page.map(({ id, token, requestedAt, amount, received, status }) => ({
          id: `${id}`,
          token: lower(token),
          requestedAt,
          amount: `${amount}`,
          received: `${received}`,
          status: status === 2 ? 'success' : 'processing',
        })),
      )
      for (const { status } of items) statuses.add(status)
    }
    expect(statuses).toEqual(new Set(['processing', 'success']))
  })

  test('serves the roles of the configuration, without those of the deployer', async () => {
    const { items } = await readApi(indexer.url, '/v1/roles', schemas.rolesPageSchema)
    const [admin, operator, guardian] = [1, 2, 3].map((addressIndex) =>
      lower(mnemonicToAccount(MNEMONIC, { addressIndex }).address),
    )
    expect(new Set(items.map(({ role, account }) => `${role} ${account}`))).toEqual(
      new Set([`0 ${admin}`, `1 ${operator}`, `2 ${guardian}`, `3 ${admin}`]),
    )
  })

  test('serves the referrals of directsOf and the users of profileOf', async () => {
    const { referral } = deployment.contracts
    for (const user of users) {
      const directs = await client.readContract({
        address: referral,
        abi: referralAbi,
        functionName: 'directsOf',
        args: [user, 0n, ALL],
      })
      const { items } = await readApi(indexer.url, `/v1/users/${user}/referrals`, schemas.referralsPageSchema)
      expect(items).toMatchObject(
        directs.toReversed().map((direct) => ({ user: lower(direct.user), timestamp: direct.boundAt })),
      )

      const profile = await client.readContract({
        address: referral,
        abi: referralAbi,
        functionName: 'profileOf',
        args: [user],
      })
      expect(await readApi(indexer.url, `/v1/users/${user}`, schemas.userSchema)).toMatchObject({
        directCount: profile.directCount,
        referrer: {
          inviter: lower(profile.inviter),
          timestamp: profile.boundAt,
          code: hexToString(profile.code),
        },
      })
    }
  })
})
