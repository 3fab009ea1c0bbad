import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { startFaultProxy } from '@foyer/harness/faults'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createProgram } from '../launcher/createProgram.ts'
import {
  openTestDatabase,
  type PrepareGatewayOptions,
  prepareGateway,
  type TestDatabase,
} from './prepareGateway.ts'
import { startTestChain, type TestChain } from './startTestChain.ts'

let chain: TestChain
let database: TestDatabase
beforeAll(async () => {
  chain = await startTestChain()
  database = await openTestDatabase()
  await chain.client.mine({ blocks: 40, interval: 1 })
})
afterAll(async () => {
  await database?.destroy()
  await chain?.stop()
})

/** Runs commands of an operator with a configuration. */
async function setup(options: Omit<PrepareGatewayOptions, 'chain'> = {}) {
  const { settings, remove } = await prepareGateway({ chain, database, ...options })
  vi.stubEnv('GATEWAY_CONFIG', settings.configFile)
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await remove()
  })
  async function run(...args: string[]) {
    const lines: string[] = []
    await createProgram({ write: (text) => void lines.push(text) }).parseAsync(args, { from: 'user' })
    return lines
  }
  return { run, directory: dirname(settings.configFile) }
}

describe('gateway check', () => {
  test('says that wallet data and nodes are right', async () => {
    const { run } = await setup()
    expect(await run('check')).toEqual([
      'wallet data: right',
      'eip155:56: a node answers; 5 tokens are listed',
    ])
  })

  test('compares the speed of the node with that of the chain where blocks are read', async () => {
    const { run } = await setup({ scan: true })
    // A block is a second after the last one, or later where the machine was busy in between.
    expect(await run('check')).toContainEqual(
      expect.stringMatching(/^eip155:56: 33 blocks took \d+\.\d s to read and 3\d s to be made$/),
    )
  })

  test('refuses a node that nothing answers at', async () => {
    const { run } = await setup({ rpcUrls: ['http://127.0.0.1:2'] })
    await expect(run('check')).rejects.toThrow('eip155:56: no node of this chain answers.')
    await expect(run('check')).rejects.toThrow('127.0.0.1:2 does not answer: 127.0.0.1:2 ECONNREFUSED')
  })

  test('refuses a node of another chain', async () => {
    const proxy = await startFaultProxy(chain.rpcUrl, ({ rpc }) =>
      rpc?.method === 'eth_chainId' ? { result: '0x1' } : undefined,
    )
    onTestFinished(proxy.stop)
    const { run } = await setup({ rpcUrls: [proxy.url] })
    await expect(run('check')).rejects.toThrow(
      /no node of this chain answers[\s\S]* is of chain 1 instead of 56/,
    )
  })

  test('refuses to read blocks of a chain that grows faster than they are read', async () => {
    const snapshot = await chain.client.snapshot()
    onTestFinished(async () => {
      await chain.client.removeBlockTimestampInterval()
      await chain.client.revert({ id: snapshot })
    })
    // All of one second, also when making them takes longer.
    await chain.client.setBlockTimestampInterval({ interval: 0 })
    await chain.client.mine({ blocks: 40, interval: 0 })
    const { run } = await setup({ scan: true })
    await expect(run('check')).rejects.toThrow('this node is read more slowly than the chain grows')
  })
})

test('prints what is right of a token list, and says what is wrong with the rest', async () => {
  const { run, directory } = await setup()
  const { USDT, USDC } = chain.stablecoins
  const { DEV } = chain.market.tokens
  const right = { chainId: 56, ...USDT }
  const list = [
    right,
    { chainId: 56, ...USDC, decimals: 6 },
    { chainId: 56, ...DEV, symbol: 'OTHER' },
    { chainId: 56, ...DEV, address: `0x${'1'.repeat(40)}` },
  ]
  const file = join(directory, 'list.json')
  await writeFile(file, JSON.stringify({ tokens: list }))
  const printed = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => printed.mockRestore())
  const [text = ''] = await run('tokens', 'import', file)
  expect(JSON.parse(text)).toMatchObject({ tokens: [{ symbol: 'USDT', decimals: 18 }] })
  expect(JSON.parse(text).tokens).toHaveLength(1)
  expect(printed.mock.calls.map(([line]) => String(line).split(': ')[1])).toEqual([
    'the contract has 18 decimals, the list 6; left out\n',
    'the contract calls itself "DEV"; left out\n',
    'the contract states no decimals; left out\n',
  ])
})
