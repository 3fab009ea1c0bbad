import { readFile, rm, writeFile } from 'node:fs/promises'
import { emailStartAnswer, emailUpdateAnswer } from '@foyer/wallet-api'
import { loadProjects } from '@foyer/wallet-api/projects'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestClient, OWN_PAGE, type TestClient } from './createTestClient.ts'
import { runStatement } from './readRows.ts'
import {
  createEmail,
  DAPP_ORIGIN,
  PROJECT_ID,
  startTestServers,
  TEST_PROJECT_ID,
  type TestServers,
} from './startTestServers.ts'

const page = { projectId: TEST_PROJECT_ID, origin: DAPP_ORIGIN }
const NAMES = ['ada', 'eve', 'joe', 'kim', 'lee', 'max', 'may', 'sam', 'tom']
const testAccounts = NAMES.map((name) => ({ email: `${name}@dapp.test`, code: '424242' }))
/** Each test has an account of its own. */
const emails = testAccounts.map(({ email }) => email)
const nextEmail = () => emails.pop() ?? ''

let servers: TestServers
beforeAll(async () => {
  servers = await startTestServers({ testAccounts })
})
afterAll(() => servers?.stop())

const createClient = (email: string, own: typeof page = page) =>
  createTestClient({ ...servers, email, page: own })

const start = (client: TestClient, request: object = page) =>
  client.call(emailStartAnswer, 'auth', 'POST', '/v1/email/start', { ...request, email: client.email })

/** Opens the wallet on a device that is new to the account. */
async function open(client: TestClient) {
  const body = { ...page, email: client.email }
  const response = await client.send('vault', 'POST', '/v1/approvals', body)
  const { id } = (await response.json()) as { id: string }
  expect(await client.readStatus(id)).toBe('approved')
  const { challengeId } = await start(client)
  const { token } = await client.verify(challengeId, '424242')
  client.adopt({ token, approvalId: id })
  return client.createOrRecover()
}

const refusalOf = async (response: Response) => {
  const { reasons = [] } = (await response.json()) as { reasons?: { name: string; description: string }[] }
  return { status: response.status, ...reasons[0] }
}

test('logs in with the fixed code and no mail, on another device too', async () => {
  const email = nextEmail()
  const address = await open(await createClient(email))
  const second = await createClient(email)
  expect(await open(second)).toBe(address)
  expect(await second.unlock()).toBe(address)
  expect(servers.sink.mails.filter(({ to }) => to.endsWith('.test'))).toEqual([])
})

test.each([
  [
    'a project that does not say "test": true',
    { projectId: PROJECT_ID, origin: DAPP_ORIGIN },
    /do not say "test": true/,
  ],
  ['the wallet’s own page', OWN_PAGE, /do not say "test": true/],
  ['a test project without this account', page, /no test account with this address/],
])('refuses one at %s, with the reason, at both servers', async (_, own, description) => {
  const client = await createClient(own === page ? 'nobody@dapp.test' : nextEmail(), own)
  const body = { ...own, email: client.email }
  for (const [role, path] of [
    ['auth', '/v1/email/start'],
    ['vault', '/v1/approvals'],
  ] as const)
    expect(await refusalOf(await client.send(role, 'POST', path, body))).toEqual({
      status: 403,
      name: 'testAccount',
      description: expect.stringMatching(description),
    })
})

describe('is no way around the limits:', () => {
  test('five wrong codes are the last', async () => {
    const client = await createClient(nextEmail())
    const { challengeId } = await start(client)
    for (let count = 0; count < 5; count++)
      await expect(client.verify(challengeId, '000000')).rejects.toMatchObject({ reason: 'code' })
    await expect(client.verify(challengeId, '424242')).rejects.toMatchObject({ reason: 'tries' })
  })

  test('the code is entered on the device that has asked, once', async () => {
    const email = nextEmail()
    const client = await createClient(email)
    const { challengeId } = await start(client)
    const other = await createClient(email)
    await expect(other.verify(challengeId, '424242')).rejects.toMatchObject({ status: 401 })
    await client.verify(challengeId, '424242')
    await expect(client.verify(challengeId, '424242')).rejects.toMatchObject({ status: 401 })
  })

  test('a device waits 30 s between two codes, and an account has so many an hour', async () => {
    const email = nextEmail()
    const client = await createClient(email)
    await start(client)
    await expect(start(client)).rejects.toMatchObject({ status: 429, reason: 'cooldown' })
    await runStatement(servers.settings.auth, 'UPDATE limits SET count = count + 100000')
    const other = await createClient(email)
    await expect(start(other)).rejects.toMatchObject({ status: 429, reason: 'limit' })
    await runStatement(servers.settings.auth, 'DELETE FROM limits')
    await start(other)
  })
})

test('uses up nothing of what people at the same project and address may ask for', async () => {
  const { auth } = servers.settings
  await runStatement(auth, 'DELETE FROM limits')
  const ip = '192.0.2.7'
  const createHere = (email: string) => createTestClient({ ...servers, email, page, ip })
  await start(await createHere(nextEmail()))
  // As if the run had gone on: more than people may, less than tests.
  await runStatement(auth, 'UPDATE limits SET count = 100 WHERE count = 1')
  expect(await start(await createHere(createEmail()))).toHaveProperty('challengeId')
  await runStatement(auth, 'DELETE FROM limits')
})

test('keeps its address, and nobody else gets one of these', async () => {
  const client = await createClient(nextEmail())
  await open(client)
  const person = await createTestClient({ ...servers, email: createEmail() })
  await person.open()
  const ask = (one: TestClient, email: string) =>
    one.call(emailUpdateAnswer, 'auth', 'POST', '/v1/email/update/start', { email }, { token: one.token() })
  await expect(ask(client, createEmail())).rejects.toMatchObject({ status: 403, reason: 'testAccount' })
  await expect(ask(person, 'ada@dapp.test')).rejects.toMatchObject({ status: 403, reason: 'testAccount' })
})

describe('the project file', () => {
  const base = { id: TEST_PROJECT_ID, name: 'Test', chains: { '56': { rpcUrls: ['http://127.0.0.1:1'] } } }
  const ada = { email: 'ada@dapp.test', code: '424242' }

  test.each([
    [
      'without "test": true',
      { testAccounts: [ada] },
      'testAccounts: A project has test accounts only with "test": true.',
    ],
    ['with a text for true', { test: 'yes' }, 'projects.0.test: Expected true or false.'],
    [
      'of another shape',
      { test: true, testAccounts: ada },
      'projects.0.testAccounts: Expected a list of { email, code }.',
    ],
    [
      'at an address that somebody may have',
      { test: true, testAccounts: [{ ...ada, email: 'ada@example.com' }] },
      'projects.0.testAccounts.0.email: Expected an address under .test',
    ],
    [
      'with capitals',
      { test: true, testAccounts: [{ ...ada, email: 'Ada@dapp.test' }] },
      'projects.0.testAccounts.0.email: Expected lower case.',
    ],
    [
      'with a short code',
      { test: true, testAccounts: [{ ...ada, code: '4242' }] },
      'projects.0.testAccounts.0.code: Expected 6 digits.',
    ],
    [
      'with a number for a code',
      { test: true, testAccounts: [{ ...ada, code: 424242 }] },
      'projects.0.testAccounts.0.code: Expected 6 digits in quotes.',
    ],
    ['twice', { test: true, testAccounts: [ada, ada] }, 'Expected each test account once'],
  ])('refuses test accounts %s, and says which field it is', async (_, changes, message) => {
    const file = `${servers.settings.auth.projectsFile}.wrong`
    await writeFile(file, JSON.stringify({ projects: [{ ...base, ...changes }] }))
    const error = await loadProjects(file).catch((cause: unknown) => cause)
    expect(error).toMatchObject({ message: expect.stringContaining(message), section: 'project-file' })
    await rm(file)
  })
})

test('are refused from the moment that the project file takes them away', async () => {
  const urls = { ...servers.urls }
  const client = await createTestClient({ ...servers, urls, email: nextEmail(), page })
  const { challengeId } = await start(client)
  const file = servers.settings.auth.projectsFile
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replaceAll(/"test":true,"testAccounts":\[.*?\]/g, '"test":false'))
  urls.auth = await servers.startAnother('auth')
  await writeFile(file, text)
  await expect(client.verify(challengeId, '424242')).rejects.toMatchObject({
    status: 403,
    reason: 'testAccount',
  })
})
