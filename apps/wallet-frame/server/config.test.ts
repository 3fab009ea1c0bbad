import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from './config.ts'

const ENV = {
  WALLET_PUBLIC_URL: 'https://wallet.example',
  WALLET_AUTH_URL: 'https://auth.example',
  WALLET_VAULT_URL: 'https://vault.example',
  WALLET_PROJECTS: 'projects.json',
  WALLET_OPERATOR: 'Ada',
  WALLET_OTHER_OPERATOR: '',
}

test('reads what is set, and defaults for the rest', () => {
  expect(readConfig({ ...ENV, WALLET_FARCASTER_RELAY_URL: 'https://relay.example' })).toEqual({
    host: '127.0.0.1',
    port: 5_180,
    idleSeconds: 75,
    publicUrl: 'https://wallet.example',
    authUrl: 'https://auth.example',
    vaultUrl: 'https://vault.example',
    farcasterRelayUrl: 'https://relay.example',
    projectsFile: resolve('projects.json'),
    operators: { own: 'Ada', other: undefined },
    logLevel: 'info',
  })
})

test.each([
  ['WALLET_PUBLIC_URL', 'https://wallet.example/'],
  ['WALLET_AUTH_URL', 'auth.example'],
  ['WALLET_VAULT_URL', 'https://*.example'],
  ['WALLET_FARCASTER_RELAY_URL', 'https://relay.example/v1'],
  ['WALLET_PORT', 'http'],
  ['WALLET_LOG_LEVEL', 'debug'],
  ['WALLET_PROJECTS', ''],
  ['WALLET_OPERATOR', ''],
  ['WALLET_LOGO_FILE', 'logo.gif'],
  ['WALLET_LOGO_FILE', 'there-is-none.png'],
])('names %s when it is %j', (name, value) => {
  expect(() => readConfig({ ...ENV, [name]: value })).toThrow(`The environment is not complete.\n${name}: `)
})

test.each(['WALLET_PUBLIC_URL', 'WALLET_AUTH_URL', 'WALLET_VAULT_URL'])(
  'says what %s is where it is not set',
  (name) => {
    expect(() => readConfig({ ...ENV, [name]: '' })).toThrow(`${name}: Expected an origin such as`)
  },
)

test('takes a logo into the page, and none that is large', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'foyer-logo-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const file = join(directory, 'logo.svg')
  await writeFile(file, '<svg/>')
  expect(readConfig({ ...ENV, WALLET_LOGO_FILE: file }).logo).toBe(
    `data:image/svg+xml;base64,${btoa('<svg/>')}`,
  )
  await writeFile(file, ' '.repeat(32_769))
  expect(() => readConfig({ ...ENV, WALLET_LOGO_FILE: file })).toThrow('at most 32 KiB')
})
