import { resolve } from 'node:path'
import {
  drainSeconds,
  idleSeconds,
  migrateSetting,
  OperatorError,
  portSetting,
  type RateStoreName,
  rateStore,
  readSettings,
  readTracing,
  readVariable,
  redisUrl,
  type TracingSettings,
  tracingSettings,
  VariableError,
} from '@foyer/server-kit'
import { CODE_LENGTH, isExactOrigin } from '@foyer/wallet-api'
import type { Hex } from 'viem'
import * as z from 'zod'
import { MAIL_LIMITS, type MailLimits } from './shared/createLimits.ts'
import { type KeyRing, parseIdentityKeys, parseKey, parseKeyRing, parsePrivateKey } from './shared/keys.ts'
import { readSocialSettings, type SocialSettings } from './shared/social/socialSettings.ts'

/** Servers that a process runs. `solo` is both in one, for development and demonstration. */
export const MODES = ['auth', 'vault', 'solo'] as const

export type Mode = (typeof MODES)[number]
export type Role = Exclude<Mode, 'solo'>

const DEFAULT_PORTS: Record<Mode, number> = { auth: 5_181, vault: 5_182, solo: 5_181 }

/** Settings of the database of a server. */
export type StoreSettings = {
  /** Absolute. Holds the PGlite data; not used with Postgres. */
  stateDirectory: string
  databaseUrl: string | undefined
  /** The environment variable that names the database. */
  databaseVariable: string
  keyRing: KeyRing
}

export type RoleSettings = StoreSettings & {
  role: Role
  pepper: Uint8Array
  /** The providers that the server is a client of. */
  social: SocialSettings
}

/** Settings of a wallet server, from its environment. */
export type WalletServerSettings = {
  mode: Mode
  host: string
  /** 0 takes a free one. */
  port: number
  /** The URL by which clients reach the server. */
  publicUrl: string
  siteOrigin: string
  /** Proxies in front whose entry in `x-forwarded-for` is believed. */
  proxyHops: number
  /** Seconds after which a connection without a request is closed. */
  idleSeconds: number
  /** Seconds for which it still answers after it is told to end. */
  drainSeconds: number
  /** True if a start brings the tables up to date. */
  migrates: boolean
  /** Requests a minute of one client address. */
  rateLimit: number
  /** Counts these in each process, or in the database for all. */
  rateStore: RateStoreName
  /** The Redis that counts them for all processes, in place of the database. */
  redisUrl: string | undefined
  mailLimits: MailLimits
  /** True if unknown devices must solve a challenge for a mail once a project has sent half of those that it may. */
  hasChallenges: boolean
  /** Days after which rows of the audit go, and devices that open no wallet. */
  keptDays: { audit: number; device: number }
  /** Absolute. */
  projectsFile: string
  /** A node of Optimism, for logins with Farcaster. */
  farcasterRpcUrl?: string | undefined
  /** Signs vouchers for gas. */
  sponsorKey?: Hex | undefined
  /** Sign identity tokens, at auth. */
  identityKeys?: KeyRing | undefined
  operators: { own: string; other: string | undefined }
  smtpUrl: string
  mailFrom: string
  logLevel: 'info' | 'warn' | 'error' | 'silent'
  /** Undefined: nothing is traced. */
  tracing?: TracingSettings | undefined
  /** Address that serves metrics. Undefined: nothing is counted. */
  metrics?: { host: string; port: number } | undefined
  /** One entry for each server that runs in this process. */
  roles: RoleSettings[]
}

const ORIGIN = 'Expected an origin such as https://auth.example.'

const origin = z.string({ error: ORIGIN }).refine(isExactOrigin, ORIGIN)

// The one-time code is the only number of its length in its mail, and the operator's name stands in it.
const operator = z
  .string({ error: 'Expected the name of who runs this server.' })
  .max(60)
  .refine(
    (name) => !new RegExp(`\\d{${CODE_LENGTH}}`).test(name),
    `Expected a name without ${CODE_LENGTH} digits in a row.`,
  )

const mails = z.coerce
  .number({ error: 'Expected a number of mails, at least 1.' })
  .int('Expected a whole number of mails.')
  .min(1, 'Expected a number of mails, at least 1.')

const days = z.coerce
  .number({ error: 'Expected a number of days, at least 1.' })
  .int('Expected a whole number of days.')
  .min(1, 'Expected a number of days, at least 1.')
  .max(36_500)
  .default(400)

const commonSchema = z.object({
  WALLET_HOST: z.string().default('127.0.0.1'),
  WALLET_PORT: portSetting.optional(),
  WALLET_PUBLIC_URL: origin,
  WALLET_SITE_URL: origin,
  WALLET_PROXY_HOPS: z.coerce
    .number({ error: 'Expected the number of proxies in front of the server.' })
    .int()
    .min(0)
    .max(10)
    .default(0),
  WALLET_IDLE_SECONDS: idleSeconds,
  WALLET_DRAIN_SECONDS: drainSeconds,
  WALLET_MIGRATE: migrateSetting,
  WALLET_RATE_LIMIT: z.coerce
    .number({ error: 'Expected the requests a minute that one client address may send.' })
    .int()
    .min(1)
    .default(300),
  WALLET_RATE_STORE: rateStore,
  REDIS_URL: redisUrl,
  WALLET_MAILS_PER_ADDRESS: mails.default(MAIL_LIMITS.addressPerHour),
  WALLET_MAILS_PER_ADDRESS_DAY: mails.default(MAIL_LIMITS.addressPerDay),
  WALLET_MAILS_PER_CLIENT: mails.default(MAIL_LIMITS.clientPerHour),
  WALLET_MAILS_PER_PROJECT: mails.default(MAIL_LIMITS.projectPerHour),
  WALLET_CHALLENGE: z.enum(['off', 'altcha'], { error: 'Expected off or altcha.' }).default('off'),
  WALLET_AUDIT_DAYS: days,
  WALLET_DEVICE_DAYS: days,
  WALLET_PROJECTS: z.string({ error: 'Expected the path of the project file.' }),
  WALLET_OPERATOR: operator,
  WALLET_OTHER_OPERATOR: operator.optional(),
  WALLET_SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'Expected smtp://… or smtps://…' }),
  WALLET_MAIL_FROM: z.string({ error: 'Expected the sender of mails.' }),
  WALLET_FARCASTER_RPC_URL: z
    .url({ protocol: /^https?$/, error: 'Expected the https:// URL of a node of Optimism.' })
    .optional(),
  WALLET_METRICS_HOST: z.string().default('127.0.0.1'),
  WALLET_METRICS_PORT: portSetting.optional(),
  ...tracingSettings,
  WALLET_LOG_LEVEL: z.enum(['info', 'warn', 'error', 'silent']).default('info'),
})

/**
 * Reads the environment; nothing else does. An empty variable counts as not set.
 *
 * @throws {OperatorError} names each variable that is missing or wrong
 */
export function readConfig(mode: Mode, env: NodeJS.ProcessEnv = process.env): WalletServerSettings {
  const data = readSettings(commonSchema, env)
  const roles: Role[] = mode === 'solo' ? ['auth', 'vault'] : [mode]
  return {
    mode,
    host: data.WALLET_HOST,
    port: data.WALLET_PORT ?? DEFAULT_PORTS[mode],
    publicUrl: data.WALLET_PUBLIC_URL,
    siteOrigin: data.WALLET_SITE_URL,
    proxyHops: data.WALLET_PROXY_HOPS,
    idleSeconds: data.WALLET_IDLE_SECONDS,
    drainSeconds: data.WALLET_DRAIN_SECONDS,
    migrates: data.WALLET_MIGRATE,
    rateLimit: data.WALLET_RATE_LIMIT,
    rateStore: data.WALLET_RATE_STORE,
    redisUrl: data.REDIS_URL,
    mailLimits: {
      addressPerHour: data.WALLET_MAILS_PER_ADDRESS,
      addressPerDay: data.WALLET_MAILS_PER_ADDRESS_DAY,
      clientPerHour: data.WALLET_MAILS_PER_CLIENT,
      projectPerHour: data.WALLET_MAILS_PER_PROJECT,
    },
    keptDays: { audit: data.WALLET_AUDIT_DAYS, device: data.WALLET_DEVICE_DAYS },
    hasChallenges: data.WALLET_CHALLENGE === 'altcha',
    projectsFile: resolve(data.WALLET_PROJECTS),
    operators: {
      own: data.WALLET_OPERATOR,
      // One process is run by one operator, whatever names are set.
      other: mode === 'solo' ? undefined : data.WALLET_OTHER_OPERATOR,
    },
    farcasterRpcUrl: data.WALLET_FARCASTER_RPC_URL,
    sponsorKey: readOptional('SPONSOR_KEY', parsePrivateKey, env),
    identityKeys: readOptional('IDENTITY_KEYS', parseIdentityKeys, env),
    smtpUrl: data.WALLET_SMTP_URL,
    mailFrom: data.WALLET_MAIL_FROM,
    tracing: readTracing(data),
    logLevel: data.WALLET_LOG_LEVEL,
    metrics:
      data.WALLET_METRICS_PORT === undefined
        ? undefined
        : { host: data.WALLET_METRICS_HOST, port: data.WALLET_METRICS_PORT },
    roles: roles.map((role) => ({
      role,
      pepper: readSecret(prefixOf(mode, role), 'PEPPER', parseKey, env),
      social: readSocial(`${prefixOf(mode, role)}SOCIAL_FILE`, env),
      ...readStore(mode, role, env),
    })),
  }
}

/** Reads where a server's data is and how to open it, for commands that need no more. */
export const readStore = (mode: Mode, role: Role, env: NodeJS.ProcessEnv = process.env): StoreSettings => ({
  ...readPlace(mode, role, env),
  keyRing: readSecret(prefixOf(mode, role), 'KEK', parseKeyRing, env),
})

/** Settings of a command about one person: also the pepper that names people. */
export type PersonSettings = StoreSettings & Pick<RoleSettings, 'pepper'>

export const readPersonSettings = (
  mode: Mode,
  role: Role,
  env: NodeJS.ProcessEnv = process.env,
): PersonSettings => ({
  ...readStore(mode, role, env),
  pepper: readSecret(prefixOf(mode, role), 'PEPPER', parseKey, env),
})

/** Reads where a server's data is. */
export function readPlace(
  mode: Mode,
  role: Role,
  env: NodeJS.ProcessEnv = process.env,
): Omit<StoreSettings, 'keyRing'> {
  const databaseVariable = mode === 'solo' ? `${prefixOf(mode, role)}DATABASE_URL` : 'DATABASE_URL'
  const data = readSettings(
    z.object({
      WALLET_STATE_DIR: z.string().default('.wallet'),
      [databaseVariable]: z.url({ protocol: /^postgres(ql)?$/, error: 'Expected postgresql://…' }).optional(),
    }),
    env,
  )
  return {
    stateDirectory: resolve(String(data.WALLET_STATE_DIR), role),
    databaseUrl: data[databaseVariable],
    databaseVariable,
  }
}

function readSocial(variable: string, env: NodeJS.ProcessEnv): SocialSettings {
  const file = env[variable] || undefined
  return file === undefined ? {} : readSocialSettings(variable, resolve(file))
}

/**
 * Reads keys of auth that it can do without: those of vouchers for gas, and of identity tokens. Undefined where none is set.
 *
 * @throws {OperatorError} it is no key
 */
function readOptional<T>(
  kind: Extract<Secret, 'SPONSOR_KEY' | 'IDENTITY_KEYS'>,
  parse: (text: string) => T | undefined,
  env: NodeJS.ProcessEnv,
): T | undefined {
  const isSet = [`WALLET_${kind}`, `WALLET_${kind}_FILE`].some((variable) => env[variable])
  return isSet ? readSecret('WALLET_', kind, parse, env) : undefined
}

/** Two servers in one process still have separate keys and databases, each in a variable with a separate name. */
const prefixOf = (mode: Mode, role: Role) => (mode === 'solo' ? `WALLET_${role.toUpperCase()}_` : 'WALLET_')

/** Reads a secret from the file that `<name>_FILE` names, or from `<name>` itself. */
function readSecret<T>(
  prefix: string,
  kind: Secret,
  parse: (text: string) => T | undefined,
  env: NodeJS.ProcessEnv,
): T {
  const [variable, fileVariable] = [`${prefix}${kind}`, `${prefix}${kind}_FILE`]
  const text = read(variable, env)
  if (text === undefined)
    throw wrong(
      `${fileVariable}: Expected the path of a file. \`wallet-server create-${kind.toLowerCase()}\` prints its content.`,
    )
  const secret = parse(text)
  if (secret === undefined)
    throw wrong(`${env[fileVariable] ? fileVariable : variable}: Expected ${EXPECTED[kind]}.`)
  return secret
}

type Secret = keyof typeof EXPECTED

const EXPECTED = {
  KEK: 'a line for each key, its id and 32 bytes in base64, the current key last',
  PEPPER: '32 bytes in base64',
  SPONSOR_KEY: '0x and 64 hexadecimal digits',
  IDENTITY_KEYS: 'a line of `wallet-server create-identity-key` for each key, the current key last',
}

function read(variable: string, env: NodeJS.ProcessEnv) {
  try {
    return readVariable(env, variable)
  } catch (cause) {
    if (!(cause instanceof VariableError)) throw cause
    throw wrong(cause.message, { cause })
  }
}

const wrong = (problem: string, options: ErrorOptions = {}) =>
  new OperatorError(`The environment is not complete.\n${problem}`, { section: 'settings', ...options })
