import { resolve } from 'node:path'
import {
  drainSeconds,
  idleSeconds,
  LOG_LEVELS,
  type LogLevel,
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
import * as z from 'zod'

const databaseSchema = z.object({
  GATEWAY_STATE_DIR: z.string().default('.gateway'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'Expected postgresql://…' }).optional(),
  GATEWAY_MIGRATE: migrateSetting,
})

const envSchema = databaseSchema.extend({
  GATEWAY_CONFIG: z.string({ error: 'Expected the path of the configuration file.' }),
  GATEWAY_PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'Expected the URL under which clients reach the gateway.' })
    .optional(),
  GATEWAY_HOST: z.string().default('127.0.0.1'),
  GATEWAY_PORT: portSetting.default(4_600),
  GATEWAY_PROXY_HOPS: z.coerce
    .number({ error: 'Expected the number of proxies in front of the gateway.' })
    .int()
    .min(0)
    .max(10)
    .default(0),
  GATEWAY_IDLE_SECONDS: idleSeconds,
  GATEWAY_DRAIN_SECONDS: drainSeconds,
  GATEWAY_PROCESSES: z.coerce
    .number({ error: 'Expected the number of gateways that share the requests.' })
    .int()
    .min(1)
    .max(1_000)
    .default(1),
  GATEWAY_RATE_STORE: rateStore,
  REDIS_URL: redisUrl,
  GATEWAY_NAMES_KEY_FILE: z.string().optional(),
  GATEWAY_METRICS_HOST: z.string().default('127.0.0.1'),
  GATEWAY_METRICS_PORT: portSetting.optional(),
  ...tracingSettings,
  GATEWAY_LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
})

export type DatabaseSettings = {
  /** Absolute. Holds the PGlite data; not used with Postgres. */
  stateDirectory: string
  databaseUrl: string | undefined
  /** True if a start brings the tables up to date. */
  migrates: boolean
}

/** Settings of the gateway, from its environment. */
export type GatewaySettings = DatabaseSettings & {
  /** Absolute. */
  configFile: string
  /** The URL by which clients reach the gateway. */
  publicUrl: string | undefined
  host: string
  /** 0 takes a free one. */
  port: number
  /** Proxies in front whose entry in `x-forwarded-for` is believed. */
  proxyHops: number
  /** Seconds after which a connection without a request is closed. */
  idleSeconds: number
  /** Seconds for which it still answers after it is told to end. */
  drainSeconds: number
  /** Gateways that share the requests: what is counted in memory allows each its share. */
  processes: number
  /** Counts requests in each process, or in the database for all. */
  rateStore: RateStoreName
  /** The Redis that counts them for all processes, in place of the database. */
  redisUrl: string | undefined
  /** Absolute. Holds the key that signs records of names. */
  namesKeyFile: string | undefined
  /** Address that serves metrics. Undefined: nothing is counted. */
  metrics: { host: string; port: number } | undefined
  /** Undefined: nothing is traced. */
  tracing: TracingSettings | undefined
  logLevel: LogLevel
  /** Reads a variable that the configuration names, such as an API key. */
  secret: (name: string) => string | undefined
}

/**
 * Reads the environment; nothing else does. An empty variable counts as not set.
 *
 * @throws {OperatorError} names each variable that is missing or wrong
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): GatewaySettings {
  const data = readSettings(envSchema, source)
  return {
    ...toDatabaseSettings(data),
    configFile: resolve(data.GATEWAY_CONFIG),
    publicUrl: data.GATEWAY_PUBLIC_URL,
    host: data.GATEWAY_HOST,
    port: data.GATEWAY_PORT,
    proxyHops: data.GATEWAY_PROXY_HOPS,
    idleSeconds: data.GATEWAY_IDLE_SECONDS,
    drainSeconds: data.GATEWAY_DRAIN_SECONDS,
    processes: data.GATEWAY_PROCESSES,
    rateStore: data.GATEWAY_RATE_STORE,
    redisUrl: data.REDIS_URL,
    namesKeyFile: data.GATEWAY_NAMES_KEY_FILE && resolve(data.GATEWAY_NAMES_KEY_FILE),
    metrics:
      data.GATEWAY_METRICS_PORT === undefined
        ? undefined
        : { host: data.GATEWAY_METRICS_HOST, port: data.GATEWAY_METRICS_PORT },
    tracing: readTracing(data),
    logLevel: data.GATEWAY_LOG_LEVEL,
    secret: (name) => readSecret(source, name),
  }
}

/** @throws {OperatorError} the variable and its file do not tell its value */
function readSecret(source: NodeJS.ProcessEnv, name: string) {
  try {
    return readVariable(source, name)
  } catch (cause) {
    if (!(cause instanceof VariableError)) throw cause
    throw new OperatorError(`The environment is not complete.\n${cause.message}`, {
      section: 'settings',
      cause,
    })
  }
}

/** Reads where the database is, for commands that need no more. */
export const readDatabaseEnv = (source: NodeJS.ProcessEnv = process.env): DatabaseSettings =>
  toDatabaseSettings(readSettings(databaseSchema, source))

const toDatabaseSettings = (data: z.output<typeof databaseSchema>): DatabaseSettings => ({
  stateDirectory: resolve(data.GATEWAY_STATE_DIR),
  databaseUrl: data.DATABASE_URL,
  migrates: data.GATEWAY_MIGRATE,
})
