import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { OperatorError } from '@foyer/server-kit'
import { loadProjects } from '@foyer/wallet-api/projects'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from './config.ts'
import { createIdentityKeyLine, createKey, createKeyLine } from './shared/keys.ts'

const ENV = {
  WALLET_PUBLIC_URL: 'https://auth.example',
  WALLET_SITE_URL: 'https://wallet.example',
  WALLET_PROJECTS: 'projects.json',
  WALLET_OPERATOR: 'Ada',
  WALLET_OTHER_OPERATOR: 'Grace',
  WALLET_SMTP_URL: 'smtp://mail.example',
  WALLET_MAIL_FROM: 'wallet@example.com',
  WALLET_KEK: createKeyLine(),
  WALLET_PEPPER: createKey(),
  DATABASE_URL: '',
}

test('reads what is set, and defaults for the rest', () => {
  const { roles, ...settings } = readConfig('vault', ENV)
  expect(settings).toEqual({
    mode: 'vault',
    host: '127.0.0.1',
    port: 5_182,
    publicUrl: 'https://auth.example',
    siteOrigin: 'https://wallet.example',
    proxyHops: 0,
    idleSeconds: 75,
    rateLimit: 300,
    drainSeconds: 0,
    migrates: true,
    rateStore: 'memory',
    mailLimits: { addressPerHour: 5, addressPerDay: 10, clientPerHour: 20, projectPerHour: 2_000 },
    hasChallenges: false,
    keptDays: { audit: 400, device: 400 },
    projectsFile: resolve('projects.json'),
    operators: { own: 'Ada', other: 'Grace' },
    smtpUrl: 'smtp://mail.example',
    mailFrom: 'wallet@example.com',
    logLevel: 'info',
  })
  expect(roles).toMatchObject([
    { role: 'vault', stateDirectory: resolve('.wallet/vault'), databaseUrl: undefined },
  ])
})

test('reads the clients of each server’s providers, and names what is wrong without saying it', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'foyer-social-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const write = async (content: object) => {
    const file = join(directory, 'social.json')
    await writeFile(file, JSON.stringify(content))
    return { ...ENV, WALLET_SOCIAL_FILE: file }
  }
  const google = { clientId: 'id', clientSecret: 'secret-of-google' }
  expect(readConfig('auth', ENV).roles[0]?.social).toEqual({})
  expect(readConfig('auth', await write({ google })).roles[0]?.social).toEqual({ google })
  const refusal = async (content: object) => {
    const env = await write(content)
    try {
      return String(readConfig('vault', env))
    } catch (error) {
      return String(error)
    }
  }
  expect(await refusal({ google: { ...google, tokenEndpoint: 'http://idp.example/token' } })).toContain(
    'google.tokenEndpoint: Expected an https URL.',
  )
  expect(await refusal({ google: { ...google, tokenEndpoint: 'http://127.0.0.1:1/token' } })).not.toContain(
    'Error',
  )
  const misplaced = await refusal({ apple: google, myspace: google })
  expect(misplaced).toContain('apple.privateKey')
  expect(misplaced).toContain('myspace')
  expect(misplaced).not.toContain('secret-of-google')
})

test('reads keys and databases of their own for the two servers of solo, and names one operator', () => {
  const { operators, roles } = readConfig('solo', {
    ...ENV,
    WALLET_AUTH_KEK: createKeyLine(),
    WALLET_VAULT_KEK: createKeyLine(),
    WALLET_AUTH_PEPPER: createKey(),
    WALLET_VAULT_PEPPER: createKey(),
    WALLET_VAULT_DATABASE_URL: 'postgresql://vault',
    DATABASE_URL: 'postgresql://shared',
  })
  expect(operators).toEqual({ own: 'Ada', other: undefined })
  expect(roles.map(({ role, databaseUrl }) => [role, databaseUrl])).toEqual([
    ['auth', undefined],
    ['vault', 'postgresql://vault'],
  ])
  expect(roles[0]?.keyRing.current).not.toBe(roles[1]?.keyRing.current)
  expect(() => readConfig('solo', ENV)).toThrow(/WALLET_AUTH_PEPPER_FILE: Expected the path/)
})

test('reads keys from files', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'foyer-wallet-config-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const file = join(directory, 'kek')
  const [old, current] = [createKeyLine(), createKeyLine()]
  await writeFile(file, `${old}\n${current}\n`)
  const { roles } = readConfig('auth', { ...ENV, WALLET_KEK: '', WALLET_KEK_FILE: file })
  expect(roles[0]?.keyRing.current).toBe(current.split(' ')[0])
  expect(roles[0]?.keyRing.keys.size).toBe(2)
  const none = { WALLET_KEK: '', WALLET_KEK_FILE: join(directory, 'none') }
  expect(() => readConfig('auth', { ...ENV, ...none })).toThrow(/WALLET_KEK_FILE: .*none cannot be read/)
  expect(() => readConfig('auth', { ...ENV, WALLET_KEK_FILE: file })).toThrow(
    /WALLET_KEK_FILE: WALLET_KEK is set, too/,
  )
})

test('names each variable that is missing or wrong', () => {
  const read = () =>
    readConfig('auth', {
      ...ENV,
      WALLET_PORT: 'x',
      WALLET_PUBLIC_URL: 'https://auth.example/path',
      WALLET_PROJECTS: '',
    })
  expect(read).toThrow(OperatorError)
  expect(read).toThrow(
    /WALLET_PORT: Expected a port[\s\S]*WALLET_PUBLIC_URL: Expected an origin[\s\S]*WALLET_PROJECTS/,
  )
  expect(() => readConfig('auth', { ...ENV, WALLET_KEK: 'short' })).toThrow(
    /WALLET_KEK: Expected a line for each key/,
  )
  expect(() => readConfig('auth', { ...ENV, WALLET_PEPPER: '' })).toThrow(
    /`wallet-server create-pepper` prints/,
  )
  expect(() => readConfig('auth', { ...ENV, WALLET_OPERATOR: 'Ada 123456' })).toThrow(/WALLET_OPERATOR/)
  expect(() => readConfig('auth', { ...ENV, DATABASE_URL: 'mysql://x' })).toThrow(
    /DATABASE_URL: Expected postgresql/,
  )
})

test('reads the key of vouchers from its file, and says what is no key without saying it', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'foyer-sponsor-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const WALLET_SPONSOR_KEY_FILE = join(directory, 'key')
  const key = `0x${'ab'.repeat(32)}`
  await writeFile(WALLET_SPONSOR_KEY_FILE, `${key}\n`)
  expect(readConfig('auth', ENV).sponsorKey).toBeUndefined()
  expect(readConfig('auth', { ...ENV, WALLET_SPONSOR_KEY_FILE }).sponsorKey).toBe(key)
  for (const wrong of [key.slice(0, -1), `0x${'0'.repeat(64)}`])
    expect(() => readConfig('auth', { ...ENV, WALLET_SPONSOR_KEY: wrong })).toThrow(
      /WALLET_SPONSOR_KEY: Expected 0x and 64 hexadecimal digits\.$/,
    )
})

test('names the project file and each field of it that is wrong', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'foyer-wallet-projects-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const file = join(directory, 'projects.json')
  await expect(loadProjects(file)).rejects.toThrow(/projects\.json cannot be read/)
  await writeFile(file, '{')
  await expect(loadProjects(file)).rejects.toThrow(/projects\.json has problems/)
  await writeFile(file, JSON.stringify({ projects: [{ id: 'x', name: 'Dapp', chains: {} }] }))
  await expect(loadProjects(file)).rejects.toThrow(
    /projects\.0\.id: Expected 32 hexadecimal digits\.\nprojects\.0\.chains: Expected at least one chain of EVM\./,
  )
})

test('takes numbers of mails, and names one that is none', () => {
  const { mailLimits } = readConfig('auth', {
    ...ENV,
    WALLET_MAILS_PER_PROJECT: '13000',
    WALLET_MAILS_PER_CLIENT: '40',
  })
  expect(mailLimits).toMatchObject({ projectPerHour: 13_000, clientPerHour: 40, addressPerHour: 5 })
  for (const [value, text] of [
    ['0', 'Expected a number of mails, at least 1.'],
    ['many', 'Expected a number of mails, at least 1.'],
    ['1.5', 'Expected a whole number of mails.'],
  ] as const)
    expect(() => readConfig('auth', { ...ENV, WALLET_MAILS_PER_PROJECT: value })).toThrow(
      `WALLET_MAILS_PER_PROJECT: ${text}`,
    )
})

test('reads the keys of identity tokens, and says what they should be', () => {
  const [one, other] = [createIdentityKeyLine(), createIdentityKeyLine()]
  const keys = readConfig('auth', { ...ENV, WALLET_IDENTITY_KEYS: `${one}\n${other}` }).identityKeys
  expect(keys).toMatchObject({ current: other.split(' ')[0] })
  expect(keys?.keys.size).toBe(2)
  expect(readConfig('auth', ENV).identityKeys).toBeUndefined()
  const zero = `k1 ${Buffer.alloc(32).toString('base64url')}`
  for (const wrong of ['k1', 'k1 short', zero, `${one}\n${one}`])
    expect(() => readConfig('auth', { ...ENV, WALLET_IDENTITY_KEYS: wrong })).toThrow(
      /WALLET_IDENTITY_KEYS: Expected a line of `wallet-server create-identity-key` for each key, the current key last\.$/,
    )
})
