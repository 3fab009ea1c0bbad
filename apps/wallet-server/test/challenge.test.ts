import { createHash } from 'node:crypto'
import { createChallenge } from 'altcha-lib/v1'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAIL_LIMITS } from '../src/shared/createLimits.ts'
import { createTestClient, type TestClient } from './createTestClient.ts'
import { passTime } from './passTime.ts'
import {
  createEmail,
  DAPP_ORIGIN,
  PROJECT_ID,
  SMART_PROJECT_ID,
  startTestServers,
  type TestServers,
} from './startTestServers.ts'

const MINUTE = 60_000

let servers: TestServers
let client: TestClient
/** A device that knows its wallet. */
let owner: TestClient
beforeAll(async () => {
  servers = await startTestServers({ hasSmartProject: true })
  owner = await createClient()
  await owner.open()
  // Half of what each project may send.
  for (let i = 0; i < 5; i++) {
    for (const [role, projectId] of [
      ['auth', PROJECT_ID],
      ['vault', PROJECT_ID],
      ['auth', SMART_PROJECT_ID],
    ] as const)
      expect((await ask(role, await createClient(), { projectId })).status).toBe(200)
  }
  const mailLimits = { ...MAIL_LIMITS, projectPerHour: 10 }
  for (const role of ['auth', 'vault'] as const) {
    Object.assign(servers.settings[role], { hasChallenges: true, mailLimits })
    servers.urls[role] = await servers.startAnother(role)
  }
  client = await createClient()
})
afterAll(() => servers?.stop())

const createClient = () => createTestClient({ ...servers, email: createEmail() })

type Challenge = Awaited<ReturnType<typeof createChallenge>>

const ROUTES = { auth: '/v1/email/start', vault: '/v1/approvals' } as const
type Role = keyof typeof ROUTES

async function ask(
  role: Role,
  by = client,
  { solution, projectId = PROJECT_ID }: { solution?: string; projectId?: string } = {},
) {
  const body = { projectId, origin: DAPP_ORIGIN, email: by.email, solution }
  const response = await by.send(role, 'POST', ROUTES[role], body)
  const { reasons = [] } = (await response.json()) as { reasons?: { name: string; description: string }[] }
  return { status: response.status, reason: reasons[0]?.name, text: reasons[0]?.description ?? '' }
}

async function challenge(role: Role, by = client, projectId = PROJECT_ID): Promise<Challenge> {
  const { status, reason, text } = await ask(role, by, { projectId })
  expect([status, reason]).toEqual([403, 'challenge'])
  return JSON.parse(text)
}

/** As altcha-lib's `solveChallenge`, at a fifth of its work: that waits for each of up to 50,000 hashes. */
function solve({ maxnumber = 0, ...task }: Challenge): string {
  const isSolution = (number: number) =>
    createHash('sha256').update(`${task.salt}${number}`).digest('hex') === task.challenge
  const number = Array.from({ length: maxnumber + 1 }, (_, i) => i).find(isSolution)
  return btoa(JSON.stringify({ ...task, number }))
}

test.each(['auth', 'vault'] as const)('%s has strangers compute past half of the mails', async (role) => {
  const stranger = await createClient()
  const solution = await solve(await challenge(role, stranger))
  // One mail is left, which the solution gets.
  expect((await ask(role, stranger, { solution })).status).toBe(200)
  expect(await ask(role, stranger, { solution })).toMatchObject({ status: 403, reason: 'challenge' })
})

test('never has a device compute that knows the wallet', async () => {
  passTime(MINUTE)
  expect((await ask('auth', owner)).status).toBe(200)
})

test('asks nothing in a project that has sent less', async () => {
  expect((await ask('vault', await createClient(), { projectId: SMART_PROJECT_ID })).status).toBe(200)
})

const ofOwn = async (params: Record<string, string>) =>
  solve(await createChallenge({ hmacKey: 'mine', maxnumber: 1, params }))

test.each<[string, () => Promise<string>]>([
  ['of another project', async () => solve(await challenge('auth', client, SMART_PROJECT_ID))],
  ['of another device', async () => solve(await challenge('auth', await createClient()))],
  ['of the other server', async () => solve(await challenge('vault'))],
  [
    'that has expired',
    async () => {
      const solution = await solve(await challenge('auth'))
      passTime(11 * MINUTE)
      return solution
    },
  ],
  ['of an easier challenge of its own', () => ofOwn({ project: PROJECT_ID })],
  [
    'whose expiry was taken out',
    async () => {
      const { salt, ...solution } = JSON.parse(atob(solve(await challenge('auth'))))
      return btoa(JSON.stringify({ ...solution, salt: salt.replace(/expires=\d+/, 'expires=9999999999') }))
    },
  ],
  [
    'with another number',
    async () => {
      const { maxnumber, ...task } = await challenge('auth')
      return btoa(JSON.stringify({ ...task, number: 50_001 }))
    },
  ],
  ['that is none', async () => 'AAAA'],
  ['that is no object', async () => btoa('null')],
  ['that is empty', async () => ''],
])('refuses a solution %s', async (_, make) => {
  expect(await ask('auth', client, { solution: await make() })).toMatchObject({
    status: 403,
    reason: 'challenge',
  })
})
