import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createProgram } from '../createProgram.ts'
import { createMailPage } from './createMailPage.ts'
import { openDemoState } from './openDemoState.ts'
import { readDemoOptions } from './readDemoOptions.ts'
import { requireOwnHost } from './requireOwnHost.ts'

const TYPED = { sitePort: '5180', authPort: '5181', mailPort: '8025', state: '.wallet-demo' }
const read = (changes: Partial<Parameters<typeof readDemoOptions>[0]> = {}, env: NodeJS.ProcessEnv = {}) =>
  readDemoOptions({ ...TYPED, ...changes }, env)

test('lets in the pages of the usual development servers, and those that are named', () => {
  const { origins, chains } = read({
    origin: ['http://dapp.localhost:4310'],
    chain: ['56=https://rpc.example'],
  })
  expect(origins).toContain('http://localhost:5173')
  expect(origins).toContain('http://dapp.localhost:4310')
  expect(origins.every((origin) => /^http:\/\/(\w+\.)?(localhost|127\.0\.0\.1):\d+$/.test(origin))).toBe(true)
  expect(chains['56']).toEqual({ rpcUrls: ['https://rpc.example'] })
  expect(Object.keys(chains)).toContain('1')
})

test.each([
  [
    { origin: ['https://dapp.example'] },
    '--origin https://dapp.example: A demo is for pages of this computer',
  ],
  [
    { origin: ['http://localhost.example:3000'] },
    '--origin http://localhost.example:3000: A demo is for pages',
  ],
  [{ origin: ['localhost:3000'] }, '--origin localhost:3000: Expected the origin of a page'],
  [{ origin: ['http://localhost:3000/'] }, '--origin http://localhost:3000/: Expected the origin of a page'],
  [{ chain: ['56'] }, '--chain 56: Expected the id of a chain and a node'],
  [{ chain: ['x=https://rpc.example'] }, '--chain x=https://rpc.example: Expected'],
  [{ chain: ['56=ftp://rpc.example'] }, '--chain 56=ftp://rpc.example: Expected'],
  [{ sitePort: '0' }, '--site-port 0: Expected a port'],
  [{ authPort: '70000' }, '--auth-port 70000: Expected a port'],
  [{ mailPort: 'mails' }, '--mail-port mails: Expected a port'],
  [{ mailPort: '5180' }, 'Expected three different ports'],
])('refuses %o and says why', (changes, message) => {
  expect(() => read(changes)).toThrow(
    expect.objectContaining({ message: expect.stringContaining(message), section: 'demo' }),
  )
})

test.each([
  ['WALLET_HOST', '0.0.0.0'],
  ['WALLET_HOST', '::'],
  ['WALLET_PUBLIC_URL', 'https://auth.example'],
  ['WALLET_SITE_URL', 'http://192.168.1.5:5180'],
])('refuses to start where %s is %s, which others reach', (name, value) => {
  expect(() => read({}, { [name]: value })).toThrow(
    `${name} is ${value}, and a demo is for this computer alone`,
  )
  expect(
    read({}, { WALLET_HOST: '127.0.0.1', WALLET_SITE_URL: 'http://wallet.localhost:5180' }),
  ).toBeDefined()
})

test('is not started by accident', async () => {
  const program = createProgram({ write: () => {} })
  await expect(program.parseAsync(['node', 'wallet-server', 'solo'])).rejects.toThrow(
    'Expected `wallet-server solo --demo`.',
  )
})

test('keeps its keys, and takes no other file for them', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'foyer-demo-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const first = await openDemoState(directory)
  expect(await openDemoState(directory)).toEqual(first)
  await writeFile(join(directory, 'demo.json'), '{}')
  await expect(openDemoState(directory)).rejects.toThrow('demo.json has not the keys of a demo.')
})

test('takes no folder with the project file of something else, and changes nothing in it', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'foyer-demo-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  await writeFile(join(directory, 'projects.json'), 'those of a real server')
  await expect(openDemoState(directory)).rejects.toMatchObject({
    message: expect.stringContaining('has a projects.json that is not a demo'),
    section: 'demo',
  })
  expect(await readdir(directory)).toEqual(['projects.json'])
})

test('its keys are for their owner alone, and for no repository', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'foyer-demo-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const state = join(directory, 'state')
  await openDemoState(state)
  expect((await stat(state)).mode & 0o077).toBe(0)
  expect((await stat(join(state, 'demo.json'))).mode & 0o077).toBe(0)
  expect(await readFile(join(state, '.gitignore'), 'utf8')).toBe('*\n')
})

test.each([
  ['127.0.0.1:5181', 5181, 200],
  ['localhost:5181', 5181, 200],
  ['localhost', 80, 200],
  ['localhost', 5181, 403],
  ['evil.example:5181', 5181, 403],
  ['localhost.evil.example:5181', 5181, 403],
  ['192.168.1.5:5181', 5181, 403],
])('its servers answer as %s at port %i with %i', async (host, port, status) => {
  const { fetch } = requireOwnHost({ fetch: () => new Response('an answer') }, port)
  expect((await fetch(new Request('http://127.0.0.1/v1/me', { headers: { host } }))).status).toBe(status)
})

test('its mails are read at this computer’s own names alone, and nothing of them is HTML', async () => {
  const { app, deliver } = createMailPage({ port: 8025 })
  deliver({
    to: 'ada@example.com',
    subject: '<b>Hi</b>',
    text: 'Open http://127.0.0.1:5181/approve#x',
    html: '',
  })
  const ask = async (host: string) => app.fetch(new Request('http://127.0.0.1/', { headers: { host } }))
  expect((await ask('evil.example:8025')).status).toBe(403)
  const text = await (await ask('127.0.0.1:8025')).text()
  expect(text).toContain('&lt;b&gt;Hi&lt;/b&gt;')
  expect(text).toContain('<a href="http://127.0.0.1:5181/approve#x"')
})
