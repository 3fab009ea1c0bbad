import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from './config.ts'
import { createIdentityKeyLine, createKey, createKeyLine } from './shared/keys.ts'

type Service = {
  environment: Record<string, string>
  profiles: string[]
  command: string[]
  volumes: string[]
}

const ENV: Record<string, string> = {
  OPERATOR_A: 'Company A',
  OPERATOR_B: 'Company B',
  AUTH_URL: 'https://auth.example',
  VAULT_URL: 'https://vault.example',
  SITE_URL: 'https://wallet.example',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Wallet <wallet@example.com>',
}

/** Reads the environment of a service of compose.yaml, with the defaults of its image. */
async function read(name: 'auth' | 'vault') {
  const folder = join(import.meta.dirname, '..')
  const file = parse(await readFile(join(folder, 'compose.yaml'), 'utf8'), { merge: true }) as {
    services: Record<string, Service>
  }
  const service = file.services[name]
  if (service === undefined) throw new Error(`${name} is missing`)
  const image = await readFile(join(folder, 'Dockerfile'), 'utf8')
  const defaults = [...image.matchAll(/\b(WALLET_\w+)=(\S+)/g)].map(([, key, value]) => [key, value])
  const own = Object.entries(service.environment).map(([key, value]) => [
    key,
    value.replace(/\$\{(\w+):\?\}/g, (_, variable: string) => ENV[variable] ?? ''),
  ])
  const directory = await mkdtemp(join(tmpdir(), 'foyer-compose-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  await writeFile(join(directory, 'kek'), createKeyLine())
  await writeFile(join(directory, 'pepper'), createKey())
  await writeFile(join(directory, 'identity-keys'), createIdentityKeyLine())
  const env = Object.fromEntries(
    [...defaults, ...own].map(([key, value = '']) => [key, value.replace('/run/secrets', directory)]),
  )
  return { service, settings: readConfig(name, env) }
}

test.each([
  ['auth', 'a', 'Company A', 'Company B'],
  ['vault', 'b', 'Company B', 'Company A'],
] as const)(
  'compose.yaml starts %s for operator %s, with nothing missing',
  async (name, profile, own, other) => {
    const { service, settings } = await read(name)
    expect(service).toMatchObject({ profiles: [profile], command: ['start', name] })
    expect(settings.operators).toEqual({ own, other })
    expect(settings.publicUrl).toBe(`https://${name}.example`)
    expect(settings.roles.map(({ role }) => role)).toEqual([name])
    expect(settings.identityKeys === undefined).toBe(name === 'vault')
    // Nothing is reached but through the proxy with TLS.
    expect(service).toMatchObject({ ports: [expect.stringMatching(/^127\.0\.0\.1:/)], read_only: true })
  },
)
