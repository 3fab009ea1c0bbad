import { cp, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeDeployData, type Hex } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createProgram } from '../launcher/createProgram.ts'
import { ZoneResolver } from '../src/generated/zoneResolver.ts'
import { createStore } from '../src/store/createStore.ts'
import { events, names, projects } from '../src/store/schema.ts'
import { openTestDatabase, prepareTemplate, type TestDatabase } from './prepareGateway.ts'

const ID = 'a'.repeat(32)

/** Of all commands: each would open another, which is most of its time. */
let database: TestDatabase
let directory: string
beforeAll(async () => {
  database = await openTestDatabase()
  await database.drizzle.delete(projects)
  directory = await mkdtemp(join(tmpdir(), 'foyer-gateway-commands-'))
})
afterAll(async () => {
  await database?.destroy()
  await rm(directory, { recursive: true, force: true })
})

test('opens the database of the environment, and closes it also when a command fails', async () => {
  const stateDirectory = join(directory, 'state')
  await cp(await prepareTemplate(), stateDirectory, { recursive: true })
  vi.stubEnv('GATEWAY_STATE_DIR', stateDirectory)
  vi.stubEnv('DATABASE_URL', '')
  onTestFinished(() => void vi.unstubAllEnvs())
  const program = createProgram({ write: () => {} })
  const shown = program.parseAsync(['project', 'show', ID], { from: 'user' })
  await expect(shown).rejects.toThrow(`There is no project ${ID}.`)
  // The file that holds the process's number.
  expect(await readdir(stateDirectory)).toEqual(['pglite'])
})

async function run(...args: string[]) {
  const lines: string[] = []
  const program = createProgram({
    write: (text) => void lines.push(text),
    withStore: (command) => command(createStore(database)),
  })
  await program.parseAsync(args, { from: 'user' })
  return lines.join('\n')
}

test('makes, lists and shows a project', async () => {
  expect(await run('project', 'list')).toContain('There are no projects.')
  expect(await run('project', 'create', 'Dapp', '--origin', 'https://dapp.example', '--id', ID)).toBe(ID)
  expect(await run('project', 'show', ID)).toMatch(
    /origins {4}https:\/\/dapp\.example\nfeatures {3}as the gateway can/,
  )
})

test('changes a project', async () => {
  expect(await run('project', 'origins', ID, 'https://a.example', 'https://*.b.example')).toContain(
    'origins    https://a.example https://*.b.example',
  )
  // Shown as the database keeps them.
  const switches = ['swap=off', 'onramp=off', 'activity=off', 'social_login=email,google']
  expect(await run('project', 'features', ID, ...switches)).toContain(`features   ${switches.join(' ')}`)
  expect(await run('project', 'limit', ID, '100')).toContain('limit      100')
  expect(await run('project', 'analytics', ID, 'on')).toContain('analytics  on')
  expect(await run('stats', ID)).toBe(`No events of ${ID} in 7 days.`)
})

test('disables a project, and enables it again', async () => {
  await run('project', 'disable', ID)
  expect(await run('project', 'list')).toBe(`${ID}  Dapp  (disabled)`)
  await run('project', 'enable', ID)
  expect(await run('project', 'list')).toBe(`${ID}  Dapp`)
})

test('counts the events of a project in the last days, the most frequent first', async () => {
  const addEvent = (id: string, event: string, daysAgo = 0) =>
    createStore(database).addEvents([
      {
        id,
        event,
        type: 'track',
        projectId: ID,
        receivedAt: new Date(Date.now() - daysAgo * 24 * 60 * 60_000),
        domain: 'dapp.example',
        url: 'https://dapp.example/',
      },
    ])
  for (const [id, event, daysAgo] of [
    ['1', 'MODAL_OPEN', 0],
    ['2', 'VIEW', 0],
    ['3', 'VIEW', 6],
    ['4', 'VIEW', 8],
  ] as const)
    await addEvent(id, event, daysAgo)
  expect(await run('stats', ID)).toBe('        2  track  VIEW\n        1  track  MODAL_OPEN')
  expect(await run('stats', ID, '--days', '9')).toContain('        3  track  VIEW')
})

test('gives out what there is about an address, and deletes it alone', async () => {
  const [owner, other] = [
    privateKeyToAddress(generatePrivateKey()),
    privateKeyToAddress(generatePrivateKey()),
  ]
  const store = createStore(database)
  for (const [index, address] of [owner, owner.toLowerCase(), other].entries())
    await store.addEvents([
      {
        id: `person-${index}`,
        projectId: ID,
        type: 'track',
        event: 'CONNECT_SUCCESS',
        address,
        domain: 'dapp.example',
        url: 'https://dapp.example/',
      },
    ])
  await database.drizzle
    .insert(names)
    .values({ label: 'ada', owner, coinType: 60, hasKey: true, message: 'm', signature: '0x' })
  const before = JSON.parse(await run('person', 'export', owner))
  expect([before.names[0].label, before.events.length]).toEqual(['ada', 2])
  expect(await run('person', 'delete', owner.toLowerCase())).toBe(
    'Deleted: 1 names, and the address in 2 events.',
  )
  expect(JSON.parse(await run('person', 'export', owner))).toEqual({ names: [], events: [] })
  expect(JSON.parse(await run('person', 'export', other)).events).toHaveLength(1)
  await database.drizzle.delete(events)
})

test('makes a key that it alone may read, and what deploys a resolver for it', async () => {
  const file = join(directory, 'names-key')
  const signer = await run('names', 'key', file)
  expect(privateKeyToAddress((await readFile(file, 'utf8')).trim() as Hex)).toBe(signer)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  await expect(run('names', 'key', file)).rejects.toThrow(/is left alone/)
  const url = 'https://gateway.example/'
  const data = await run('names', 'resolver', '--owner', signer, '--signer', signer, '--url', url)
  const { args } = decodeDeployData({ ...ZoneResolver, data: data as Hex })
  expect(args).toEqual([signer, ['https://gateway.example/ccip/{sender}/{data}.json'], [signer]])
})

test.each<[message: RegExp, args: string[]]>([
  [
    /There is a project a+ already/,
    ['project', 'create', 'Dapp', '--origin', 'https://dapp.example', '--id', ID],
  ],
  [/is not an origin/, ['project', 'origins', ID, 'https://dapp.example/path']],
  [/is not an origin/, ['project', 'origins', ID, 'dapp.example']],
  [/is no project id/, ['project', 'show', 'A'.repeat(32)]],
  [/There is no project b+\. `gateway project list`/, ['project', 'disable', 'b'.repeat(32)]],
  [/payments is no feature/, ['project', 'features', ID, 'payments=on']],
  [
    /is not an address/,
    ['names', 'resolver', '--owner', '0x1', '--signer', ID, '--url', 'https://x.example'],
  ],
  [/Expected on or off/, ['project', 'features', ID, 'activity=maybe']],
  [/is no list of sign-ins/, ['project', 'features', ID, 'social_login=myspace']],
  [/is not a number of requests/, ['project', 'limit', ID, '0']],
  [/0x1 is not an address/, ['person', 'delete', '0x1']],
  [/is not a number of days/, ['stats', ID, '--days', 'all']],
])('refuses with %s', async (message, args) => {
  await expect(run(...args)).rejects.toThrow(message)
})
