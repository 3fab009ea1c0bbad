import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Deployment, deploymentSchema } from '@foyer/presale-contracts'
import { OperatorError } from '@foyer/server-kit/program'
import { idleSeconds, rateStore, readSettings, redisUrl } from '@foyer/server-kit/settings'
import { readTracing, type TracingSettings, tracingSettings } from '@foyer/server-kit/tracing'
import * as z from 'zod'

const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
)
const rpcUrl = z.url({ protocol: /^https?$/, error: 'Expected http or https URLs, separated by commas.' })
const origin = z.string().refine((value) => URL.canParse(value) && new URL(value).origin === value, {
  error: 'Expected origins such as https://presale.example, separated by commas.',
})

const envSchema = z.object({
  ...tracingSettings,
  INDEXER_DEPLOYMENT: z.string({ error: 'Expected the path of a deployment file.' }),
  INDEXER_RPC_URLS: z
    .string({ error: 'Expected the URLs of the chain’s JSON-RPC endpoints, separated by commas.' })
    .pipe(list)
    .pipe(z.array(rpcUrl).min(1)),
  INDEXER_STATE_DIR: z.string({ error: 'Expected a directory that the indexer may write to.' }),
  INDEXER_HOST: z.string().default('127.0.0.1'),
  INDEXER_PORT: z.coerce
    .number({ error: 'Expected a port number.' })
    .int()
    .min(1)
    .max(65_535)
    .default(42_069),
  INDEXER_CORS_ORIGINS: list.pipe(z.array(origin)).default([]),
  INDEXER_IDLE_SECONDS: idleSeconds,
  INDEXER_RATE_LIMIT: z.coerce.number({ error: 'Expected a number of requests.' }).int().min(0).default(600),
  INDEXER_PROXY_HOPS: z.coerce
    .number({ error: 'Expected the number of proxies in front of the indexer.' })
    .int()
    .min(0)
    .max(10)
    .default(0),
  INDEXER_METRICS_HOST: z.string().default('127.0.0.1'),
  INDEXER_METRICS_PORT: z.coerce
    .number({ error: 'Expected a port number.' })
    .int()
    .min(1)
    .max(65_535)
    .optional(),
  INDEXER_RATE_STORE: rateStore,
  REDIS_URL: redisUrl,
  INDEXER_SCHEMA: z
    .string()
    .regex(/^[a-z_][a-z0-9_]{0,44}$/, 'Expected at most 45 lower-case letters, digits and underscores.')
    .default('presale'),
  INDEXER_POLLING_INTERVAL_MS: z.coerce.number().int().min(100).default(1_000),
  INDEXER_LOGS_BLOCK_RANGE: z.coerce.number().int().min(1).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'Expected postgresql://…' }).optional(),
})

/** The configuration of the indexer. */
export type IndexerSettings = {
  deployment: Deployment
  /** Absolute. */
  deploymentFile: string
  rpcUrls: string[]
  /** Absolute. All that Ponder writes goes here, the PGlite data included. */
  stateDirectory: string
  host: string
  port: number
  /** Pages that may read the API; compared exactly. */
  corsOrigins: string[]
  /** Most requests of one client address a minute; zero for no limit. */
  rateLimit: number
  /** Proxies in front whose entry in `x-forwarded-for` is believed. */
  proxyHops: number
  /** Counts requests in each process, or in the database for all. */
  rateStore: 'memory' | 'postgres' | 'redis'
  /** The Redis that counts them for all processes, in place of the database. */
  redisUrl: string | undefined
  /** Seconds after which a connection without a request is closed. */
  idleSeconds: number
  /** Address that serves metrics. Undefined: nothing is counted. */
  metrics: { host: string; port: number } | undefined
  /** Undefined: nothing is traced. */
  tracing: TracingSettings | undefined
  /** Postgres schema of the tables. */
  schema: string
  pollingIntervalMs: number
  /** Widest block range the RPC endpoint takes in eth_getLogs; found by trying when undefined. */
  logsBlockRange: number | undefined
  /** Undefined: PGlite. */
  databaseUrl: string | undefined
}

/**
 * Reads the environment, the only file that does, and the deployment file it names.
 *
 * @throws {OperatorError} naming each variable that is missing or wrong
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): IndexerSettings {
  const env = readSettings(envSchema, source)
  return {
    deployment: readDeployment(env.INDEXER_DEPLOYMENT),
    deploymentFile: resolve(env.INDEXER_DEPLOYMENT),
    rpcUrls: env.INDEXER_RPC_URLS,
    stateDirectory: resolve(env.INDEXER_STATE_DIR),
    host: env.INDEXER_HOST,
    port: env.INDEXER_PORT,
    corsOrigins: env.INDEXER_CORS_ORIGINS,
    rateLimit: env.INDEXER_RATE_LIMIT,
    proxyHops: env.INDEXER_PROXY_HOPS,
    rateStore: env.INDEXER_RATE_STORE,
    redisUrl: env.REDIS_URL,
    idleSeconds: env.INDEXER_IDLE_SECONDS,
    metrics:
      env.INDEXER_METRICS_PORT === undefined
        ? undefined
        : { host: env.INDEXER_METRICS_HOST, port: env.INDEXER_METRICS_PORT },
    tracing: readTracing(env),
    schema: env.INDEXER_SCHEMA,
    pollingIntervalMs: env.INDEXER_POLLING_INTERVAL_MS,
    logsBlockRange: env.INDEXER_LOGS_BLOCK_RANGE,
    databaseUrl: env.DATABASE_URL,
  }
}

/** The variables that name files of others, with whole paths: a program that goes to another folder reads them again. */
export const absoluteFiles = (source: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.keys(envSchema.shape).flatMap((name) => {
      const file = source[`${name}_FILE`]
      return file ? [[`${name}_FILE`, resolve(file)]] : []
    }),
  )

function readDeployment(file: string): Deployment {
  const fail = (problem: string, cause: unknown) =>
    new OperatorError(`INDEXER_DEPLOYMENT: ${file} ${problem}`, { section: 'settings', cause })
  let content: unknown
  try {
    content = JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw fail('cannot be read as JSON. Name the file that the deployment wrote.', cause)
  }
  const result = deploymentSchema.safeParse(content)
  if (!result.success) throw fail(`is not a deployment.\n${z.prettifyError(result.error)}`, result.error)
  return result.data
}
