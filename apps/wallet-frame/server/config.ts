import { resolve } from 'node:path'
import { idleSeconds, readSettings } from '@foyer/server-kit'
import { isExactOrigin } from '@foyer/wallet-server/api'
import * as z from 'zod'

/** Settings of the site, from the environment. */
export type SiteSettings = {
  host: string
  /** 0 takes a free port. */
  port: number
  /** Seconds after which a connection without a request is closed. */
  idleSeconds: number
  /** Origin at which browsers reach the site. */
  publicUrl: string
  authUrl: string
  vaultUrl: string
  /** Absolute path. */
  projectsFile: string
  /** Origin of the Farcaster relay. Undefined: there are no logins with Farcaster. */
  farcasterRelayUrl?: string | undefined
  operators: { own: string; other: string | undefined }
  logLevel: 'info' | 'warn' | 'error' | 'silent'
}

const ORIGIN = 'Expected an origin such as https://wallet.example.'

const origin = z.string({ error: ORIGIN }).refine(isExactOrigin, ORIGIN)

const operator = z.string({ error: 'Expected the name of who runs the servers.' }).max(60)

const schema = z.object({
  WALLET_HOST: z.string().default('127.0.0.1'),
  WALLET_PORT: z.coerce.number({ error: 'Expected a port number.' }).int().min(0).max(65_535).default(5_180),
  WALLET_IDLE_SECONDS: idleSeconds,
  WALLET_PUBLIC_URL: origin,
  WALLET_AUTH_URL: origin,
  WALLET_VAULT_URL: origin,
  WALLET_FARCASTER_RELAY_URL: origin.optional(),
  WALLET_PROJECTS: z.string({ error: 'Expected the path of the project file.' }),
  WALLET_OPERATOR: operator,
  WALLET_OTHER_OPERATOR: operator.optional(),
  WALLET_LOG_LEVEL: z.enum(['info', 'warn', 'error', 'silent']).default('info'),
})

/**
 * Reads the environment; nothing else does. An empty variable counts as not set.
 *
 * @throws {OperatorError} names each variable that is missing or wrong
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): SiteSettings {
  const data = readSettings(schema, env)
  return {
    host: data.WALLET_HOST,
    port: data.WALLET_PORT,
    idleSeconds: data.WALLET_IDLE_SECONDS,
    publicUrl: data.WALLET_PUBLIC_URL,
    authUrl: data.WALLET_AUTH_URL,
    vaultUrl: data.WALLET_VAULT_URL,
    projectsFile: resolve(data.WALLET_PROJECTS),
    farcasterRelayUrl: data.WALLET_FARCASTER_RELAY_URL,
    operators: { own: data.WALLET_OPERATOR, other: data.WALLET_OTHER_OPERATOR },
    logLevel: data.WALLET_LOG_LEVEL,
  }
}
