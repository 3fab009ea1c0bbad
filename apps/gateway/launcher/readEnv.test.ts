import { resolve } from 'node:path'
import { OperatorError } from '@foyer/server-kit'
import { expect, test } from 'vitest'
import { readDatabaseEnv, readEnv } from './readEnv.ts'

test('reads what is set, and defaults for the rest', () => {
  const { secret, ...settings } = readEnv({
    GATEWAY_CONFIG: 'gateway.yaml',
    EXPLORER_KEY: 'key',
    DATABASE_URL: '',
  })
  expect(settings).toEqual({
    configFile: resolve('gateway.yaml'),
    stateDirectory: resolve('.gateway'),
    databaseUrl: undefined,
    publicUrl: undefined,
    host: '127.0.0.1',
    port: 4_600,
    proxyHops: 0,
    idleSeconds: 75,
    processes: 1,
    drainSeconds: 0,
    migrates: true,
    rateStore: 'memory',
    namesKeyFile: undefined,
    logLevel: 'info',
  })
  expect(secret('EXPLORER_KEY')).toBe('key')
  expect(secret('OTHER_KEY')).toBeUndefined()
})

test('reads keys that the configuration names from files, too', () => {
  const { secret } = readEnv({ GATEWAY_CONFIG: 'x', EXPLORER_KEY_FILE: '/missing' })
  expect(() => secret('EXPLORER_KEY')).toThrow(/EXPLORER_KEY_FILE: \/missing cannot be read/)
})

test('names each variable that is missing or wrong', () => {
  const read = () =>
    readEnv({ GATEWAY_PORT: 'x', DATABASE_URL: 'mysql://localhost', GATEWAY_PUBLIC_URL: 'ftp://x' })
  expect(read).toThrow(OperatorError)
  expect(read).toThrow(
    /GATEWAY_CONFIG: Expected the path[\s\S]*GATEWAY_PUBLIC_URL[\s\S]*GATEWAY_PORT: Expected a port number/,
  )
  expect(read).toThrow(/DATABASE_URL: Expected postgresql:\/\/…/)
})

test('reads where the database is without the rest', () => {
  expect(readDatabaseEnv({ GATEWAY_STATE_DIR: '/var/lib/gateway' })).toEqual({
    stateDirectory: '/var/lib/gateway',
    databaseUrl: undefined,
    migrates: true,
  })
})
