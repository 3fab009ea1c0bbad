/** A replica is killed in each step of a login and of a purchase, right before its answer and right after it. */
import { randomUUID } from 'node:crypto'
import { findNginx } from '@foyer/harness/nginx'
import { startPostgresServer } from '@foyer/harness/postgres'
import { presaleAbi } from '@foyer/presale-contracts'
import { createTestClient } from '@foyer/wallet-server/test/client'
import pg from 'pg'
import { parseEventLogs } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createChainClient } from '../gas/chainClient.ts'
import { accountOf, createCalls } from '../gas/createCalls.ts'
import { LISTED } from '../gas/users.ts'
import { type Replicas, startReplicas } from '../replicas/startReplicas.ts'
import { startSaleMarket } from '../replicas/startSaleMarket.ts'
import { buy } from './buy.ts'
import { createKiller, type Moment } from './killAtStep.ts'
import { logIn } from './logIn.ts'
import { STEPS, type Step } from './steps.ts'
import { tryAgain } from './tryAgain.ts'

const isMissing = (await findNginx()) === undefined
const MOMENTS: Moment[] = ['before', 'after']
const casesOf = (journey: Step['journey']) =>
  STEPS.filter((step) => step.journey === journey).flatMap((step) =>
    MOMENTS.map((moment) => ({ ...step, moment })),
  )

describe.skipIf(isMissing)(`a kill in each step${isMissing ? ' (no nginx here)' : ''}`, () => {
  const killer = createKiller()
  let market: Awaited<ReturnType<typeof startSaleMarket>>
  let postgres: Awaited<ReturnType<typeof startPostgresServer>>
  let replicas: Replicas
  beforeAll(async () => {
    market = await startSaleMarket()
    postgres = await startPostgresServer({ isDurable: true })
    replicas = await startReplicas({
      chain: market.chain,
      serverUrl: postgres.url,
      count: 3,
      choose: killer.choose,
    })
    await createCalls(createChainClient(market.rpcUrl), market.deployment).approve(LISTED)
  })
  afterAll(async () => {
    await replicas?.stop()
    await postgres?.stop()
    await market?.stop()
  })

  afterEach(() => killer.revive())

  async function query(role: keyof Replicas['databaseUrls'], text: string, values: unknown[] = []) {
    const client = new pg.Client({ connectionString: replicas.databaseUrls[role] })
    await client.connect()
    try {
      return (await client.query(text, values)).rows
    } finally {
      await client.end()
    }
  }

  /** Rows that a person has once, whatever happened. */
  async function countRows() {
    const [auth] = await query(
      'auth',
      `SELECT (SELECT count(*) FROM users)::int AS users, (SELECT count(*) FROM devices)::int AS devices,
        (SELECT count(*) FROM wallets WHERE state = 'confirmed')::int AS wallets`,
    )
    const [vault] = await query(
      'vault',
      `SELECT (SELECT count(*) FROM recoveries)::int AS recoveries, (SELECT count(*) FROM subjects)::int AS subjects`,
    )
    return { ...auth, ...vault } as Record<string, number>
  }

  const passCooldown = async () => {
    for (const role of ['auth', 'vault'] as const)
      await query(role, "UPDATE limits SET expires_at = now() - interval '1 s'")
  }

  test.each(casesOf('login'))(
    'gives one wallet when $role ends $moment its answer: $step',
    async ({ moment, ...step }) => {
      const { urls, sink } = replicas
      const email = `${randomUUID()}@example.com`
      const before = await countRows()
      const devices = await Promise.all([1, 2].map(() => createTestClient({ urls, sink, email })))
      killer.killAt(step, moment)
      const addresses: string[] = []
      for (const client of devices) {
        await passCooldown()
        addresses.push(await logIn({ client, sink, passCooldown }))
      }
      expect(await killer.revive()).toBe(1)
      expect(addresses[1]).toBe(addresses[0])
      // Each session that was given is one.
      for (const client of devices) expect(await tryAgain(client.unlock)).toBe(addresses[0])
      const after = await countRows()
      expect(Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)])).toEqual([
        ['users', 1],
        ['devices', 2],
        ['wallets', 1],
        ['recoveries', 1],
        ['subjects', 1],
      ])
    },
  )

  test.each(casesOf('purchase'))(
    'buys once when $role ends $moment its answer: $step',
    async ({ moment, ...step }) => {
      const { deployment, chain } = market
      const account = accountOf(LISTED)
      const client = createChainClient(market.rpcUrl)
      const countSent = () => client.getTransactionCount({ address: account.address })
      const eventId = randomUUID()
      const sentBefore = await countSent()
      killer.killAt(step, moment)
      const pair = [chain.stablecoins.USDT.address, chain.market.tokens.DEV.address] as const
      const { hash } = await buy({ gatewayUrl: replicas.urls.gateway, deployment, account, eventId, pair })
      expect(await killer.revive()).toBe(1)
      const { logs, status } = await client.getTransactionReceipt({ hash })
      expect(status).toBe('success')
      expect(parseEventLogs({ abi: presaleAbi, eventName: 'Purchased', logs })).toHaveLength(1)
      expect(await countSent()).toBe(sentBefore + 1)
      expect(
        await query('gateway', 'SELECT count(*)::int AS count FROM events WHERE id = $1', [eventId]),
      ).toEqual([{ count: 1 }])
    },
  )
})
