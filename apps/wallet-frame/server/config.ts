import { readFileSync } from 'node:fs'
import { extname, resolve } from 'node:path'
import { idleSeconds, portSetting, readSettings } from '@foyer/server-kit'
import { isExactOrigin } from '@foyer/wallet-api'
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
  /** Of who runs the site, as a URL that has the picture in it. */
  logo?: string | undefined
  logLevel: 'info' | 'warn' | 'error' | 'silent'
}

const ORIGIN = 'Expected an origin such as https://wallet.example.'

const origin = z.string({ error: ORIGIN }).refine(isExactOrigin, ORIGIN)

const operator = z.string({ error: 'Expected the name of who runs the servers.' }).max(60)

const LOGO_TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

/** In bytes: the picture stands in each page. */
const LOGO_SIZE = 32_768

function readLogo(path: string, context: z.RefinementCtx): string {
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  }
  const type = LOGO_TYPES[extname(path).toLowerCase()]
  if (type === undefined) return refuse('Expected the path of an SVG, PNG or WebP picture.')
  try {
    const picture = readFileSync(path)
    if (picture.length > LOGO_SIZE) return refuse(`Expected a picture of at most ${LOGO_SIZE / 1024} KiB.`)
    return `data:${type};base64,${picture.toString('base64')}`
  } catch {
    return refuse('There is no picture that can be read at this path.')
  }
}

const schema = z.object({
  WALLET_HOST: z.string().default('127.0.0.1'),
  WALLET_PORT: portSetting.default(5_180),
  WALLET_IDLE_SECONDS: idleSeconds,
  WALLET_PUBLIC_URL: origin,
  WALLET_AUTH_URL: origin,
  WALLET_VAULT_URL: origin,
  WALLET_FARCASTER_RELAY_URL: origin.optional(),
  WALLET_PROJECTS: z.string({ error: 'Expected the path of the project file.' }),
  WALLET_OPERATOR: operator,
  WALLET_OTHER_OPERATOR: operator.optional(),
  WALLET_LOGO_FILE: z.string().transform(readLogo).optional(),
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
    logo: data.WALLET_LOGO_FILE,
    operators: { own: data.WALLET_OPERATOR, other: data.WALLET_OTHER_OPERATOR },
    logLevel: data.WALLET_LOG_LEVEL,
  }
}
