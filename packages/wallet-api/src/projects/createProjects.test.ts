import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { projectFileSchema } from '../api/projectFile.ts'
import { SITE_PROJECT } from '../api/siteProject.ts'
import { createProjects } from './createProjects.ts'

const ID = '0'.repeat(32)
const PROJECT = { id: ID, name: 'Dapp', chains: { '56': { rpcUrls: ['https://rpc.example'] } } }

/** A gateway that answers as the test says. */
async function startGateway() {
  const state = { origins: ['https://dapp.example'], status: 200, asked: 0 }
  const server = createServer((request, response) => {
    state.asked++
    const isRight = request.url?.startsWith(`/projects/v1/origins?projectId=${ID}&`)
    response.statusCode = isRight ? state.status : 404
    response.end(JSON.stringify({ allowedOrigins: state.origins }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const gateway = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const projects = createProjects(projectFileSchema.parse({ gateway, projects: [PROJECT] }), () => {})
  const check = (origin: string) =>
    projects.check(ID, origin).then(
      () => true,
      () => false,
    )
  return { state, check }
}

test('asks the gateway for origins once a minute, and skips entries with a wildcard', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { state, check } = await startGateway()
  state.origins.push('https://*.dapp.example')
  expect(await Promise.all([check('https://dapp.example'), check('https://evil.example')])).toEqual([
    true,
    false,
  ])
  expect(await check('https://a.dapp.example')).toBe(false)
  expect(await check('https://*.dapp.example')).toBe(false)
  state.origins = ['https://other.example']
  expect(await check('https://dapp.example')).toBe(true)
  expect(state.asked).toBe(1)
  vi.setSystemTime(Date.now() + 61_000)
  expect(await check('https://dapp.example')).toBe(false)
  expect(await check('https://other.example')).toBe(true)
  expect(state.asked).toBe(2)
})

test('keeps the last list while the gateway does not answer, and refuses with an empty one', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { state, check } = await startGateway()
  expect(await check('https://dapp.example')).toBe(true)
  for (const status of [500, 404]) {
    state.status = status
    vi.setSystemTime(Date.now() + 61_000)
    expect(await check('https://dapp.example')).toBe(true)
  }
  Object.assign(state, { status: 200, origins: [] })
  vi.setSystemTime(Date.now() + 61_000)
  expect(await check('https://dapp.example')).toBe(false)
})

test('lets nobody pass before the gateway has answered', async () => {
  const { state, check } = await startGateway()
  state.status = 500
  expect(await check('https://dapp.example')).toBe(false)
})

const REFERENCE = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const NODES = { rpcUrls: ['https://solana.example'] }
const SOLANA = { [`solana:${REFERENCE}`]: NODES }

test('networks of Solana stand apart from the chains of EVM', () => {
  const file = { projects: [{ ...PROJECT, chains: { '56': NODES, ...SOLANA } }] }
  const [project] = projectFileSchema.parse(file).projects
  expect(project).toMatchObject({ chains: { '56': NODES }, solana: { [REFERENCE]: NODES } })
  expect(Object.keys(project?.chains ?? {})).toEqual(['56'])
  expect(projectFileSchema.parse({ projects: [PROJECT] }).projects[0]).not.toHaveProperty('solana')
})

test.each<[what: string, file: unknown]>([
  ['a wildcard', { projects: [{ ...PROJECT, origins: ['https://*.dapp.example'] }] }],
  ['a second entry', { projects: [{ ...PROJECT, origins: ['https://dapp.example;script-src-elem'] }] }],
  ['a path', { projects: [{ ...PROJECT, origins: ['https://dapp.example/'] }] }],
  ['no chain', { projects: [{ ...PROJECT, chains: {} }] }],
  ['no chain of EVM', { projects: [{ ...PROJECT, chains: SOLANA }] }],
  [
    'a shortened name of a Solana network',
    { projects: [{ ...PROJECT, chains: { 'solana:mainnet': NODES } }] },
  ],
  [
    'a bundler on Solana',
    {
      projects: [
        {
          ...PROJECT,
          chains: { '56': NODES, [`solana:${REFERENCE}`]: { ...NODES, bundlerUrl: 'https://b.example' } },
        },
      ],
    },
  ],
  ['an unknown field', { projects: [{ ...PROJECT, typo: 1 }] }],
  ['a project twice', { projects: [PROJECT, PROJECT] }],
  ['no project', { projects: [] }],
])('refuses a project file with %s', (_, file) =>
  expect(projectFileSchema.safeParse(file).success).toBe(false),
)

test('the site’s own page may ask, and no other page in its name', async () => {
  const file = projectFileSchema.parse({ projects: [{ ...PROJECT, origins: ['https://dapp.example'] }] })
  const projects = createProjects(file, () => {}, 'https://wallet.example')
  await projects.check(SITE_PROJECT, 'https://wallet.example')
  await projects.check(ID, 'https://dapp.example')
  for (const [id, origin] of [
    [SITE_PROJECT, 'https://dapp.example'],
    [SITE_PROJECT, ''],
    [ID, 'https://wallet.example'],
  ] as const)
    await expect(projects.check(id, origin)).rejects.toThrow('Unauthorized')
})
