import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { OperatorError } from '@foyer/server-kit/program'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnv } from './readEnv.ts'

const address = `0x${'1'.repeat(40)}` as const
const deployment = {
  network: 'bsc',
  chainId: 56,
  startBlock: 7,
  contracts: {
    accessManager: address,
    referral: address,
    rewardVault: address,
    genesisNft: address,
    yesToken: address,
    presale: address,
    presaleLens: address,
  },
  tokens: [{ symbol: 'USDT', address, decimals: 18 }],
  rootCode: '0123ABCD',
}

let directory: string
let env: NodeJS.ProcessEnv

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'foyer-read-env-'))
  const file = join(directory, 'bsc.json')
  await writeFile(file, JSON.stringify(deployment))
  await writeFile(join(directory, 'wrong.json'), JSON.stringify({ ...deployment, chainId: 1 }))
  await writeFile(join(directory, 'broken.json'), '{')
  env = { INDEXER_DEPLOYMENT: file, INDEXER_RPC_URLS: 'http://127.0.0.1:8545', INDEXER_STATE_DIR: 'state' }
})
afterAll(() => rm(directory, { recursive: true, force: true }))

function problemOf(source: NodeJS.ProcessEnv) {
  try {
    readEnv(source)
  } catch (error) {
    if (error instanceof OperatorError) return error.message
    throw error
  }
  throw new Error('Nothing was refused.')
}

describe('readEnv', () => {
  test('uses the defaults for variables that are not set', () => {
    expect(readEnv(env)).toEqual({
      deployment,
      deploymentFile: env.INDEXER_DEPLOYMENT,
      rpcUrls: ['http://127.0.0.1:8545'],
      stateDirectory: resolve('state'),
      host: '127.0.0.1',
      port: 42_069,
      corsOrigins: [],
      rateLimit: 600,
      proxyHops: 0,
      rateStore: 'memory',
      idleSeconds: 75,
      schema: 'presale',
      pollingIntervalMs: 1_000,
      logsBlockRange: undefined,
      databaseUrl: undefined,
    })
  })

  test('splits lists at commas and treats an empty variable as not set', () => {
    const { rpcUrls, corsOrigins, databaseUrl } = readEnv({
      ...env,
      INDEXER_RPC_URLS: 'https://one.example/key, https://two.example',
      INDEXER_CORS_ORIGINS: 'https://presale.example,http://localhost:5173',
      DATABASE_URL: '',
    })
    expect(rpcUrls).toEqual(['https://one.example/key', 'https://two.example'])
    expect(corsOrigins).toEqual(['https://presale.example', 'http://localhost:5173'])
    expect(databaseUrl).toBeUndefined()
  })

  test('names every missing variable', () => {
    expect(problemOf({})).toMatchInlineSnapshot(`
      "The environment is not complete.
      INDEXER_DEPLOYMENT: Expected the path of a deployment file.
      INDEXER_RPC_URLS: Expected the URLs of the chain’s JSON-RPC endpoints, separated by commas.
      INDEXER_STATE_DIR: Expected a directory that the indexer may write to."
    `)
  })

  test.each([
    ['INDEXER_RPC_URLS', 'ftp://x', 'Expected http or https URLs, separated by commas.'],
    ['INDEXER_CORS_ORIGINS', 'https://presale.example/', 'Expected origins such as https://presale.example'],
    ['INDEXER_CORS_ORIGINS', '*', 'Expected origins such as https://presale.example'],
    ['INDEXER_PORT', 'http', 'Expected a port number.'],
    ['INDEXER_PORT', '65536', 'Expected a port number.'],
    ['INDEXER_SCHEMA', 'drop table', 'Expected at most 45 lower-case letters'],
    ['INDEXER_POLLING_INTERVAL_MS', '1', '>=100'],
    ['DATABASE_URL', 'mysql://x', 'Expected postgresql://…'],
  ])('refuses %s = %s', (name, value, message) => {
    const problem = problemOf({ ...env, [name]: value })
    expect(problem).toContain(`${name}: `)
    expect(problem).toContain(message)
  })

  test('refuses a deployment file that is missing, is not JSON or does not match the schema', () => {
    const problem = (name: string) => problemOf({ ...env, INDEXER_DEPLOYMENT: join(directory, name) })
    expect(problem('absent.json')).toContain(
      'absent.json cannot be read as JSON. Name the file that the deployment wrote.',
    )
    expect(problem('broken.json')).toContain('broken.json cannot be read as JSON.')
    expect(problem('wrong.json')).toMatch(/wrong\.json is not a deployment\.\n.*\n.*chainId/)
  })
})
