import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type Fault, type FaultProxy, startFaultProxy } from '@foyer/harness/faults'
import { referralAbi } from '@foyer/presale-contracts'
import { getAbiItem, toHex } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { devnetAccount } from '../devnet/accounts.ts'
import { startDevnet, type TestDevnet } from '../testing/startDevnet.ts'
import { atStableBlock } from './atStableBlock.ts'
import { openChain } from './openChain.ts'
import { readLogs } from './readLogs.ts'

const events = [getAbiItem({ abi: referralAbi, name: 'InviterBound' })] as const

let devnet: TestDevnet
let proxy: FaultProxy
let choose: (method: string | undefined) => Fault | undefined
beforeAll(async () => {
  devnet = await startDevnet('public')
  proxy = await startFaultProxy(devnet.rpcUrl, ({ rpc }) => choose(rpc?.method))
})
beforeEach(() => {
  choose = () => undefined
})
afterAll(async () => {
  await proxy.stop()
  await devnet.stop()
})

async function readAll(retryCount = 0, rpcUrl = proxy.url) {
  const client = await openChain({ rpcUrl, chainId: 56, retryCount })
  const address = devnet.deployment.contracts.referral
  const batches = []
  const toBlock = await client.getBlockNumber()
  for await (const logs of readLogs({ client, address, events, fromBlock: 0n, toBlock })) batches.push(logs)
  return batches
}

test('reads all logs in the order of the chain', async () => {
  const [logs = []] = await readAll()
  expect(logs).toHaveLength(12)
  expect(logs.map(({ blockNumber }) => blockNumber)).toEqual(
    logs.map(({ blockNumber }) => blockNumber).toSorted((a, b) => Number(a - b)),
  )
})

test('halves a range until the endpoint takes it, and loses or doubles nothing', async () => {
  let refusals = 3
  choose = (method) =>
    method === 'eth_getLogs' && refusals-- > 0
      ? { error: { code: -32005, message: 'limit exceeded' } }
      : undefined
  const batches = await readAll()
  expect(batches.length).toBeGreaterThan(2)
  const users = batches.flat().map(({ args }) => args.user)
  expect(users).toHaveLength(12)
  expect(new Set(users).size).toBe(12)
})

test.each([
  { code: -32005, message: 'query returned more than 10000 results' },
  { code: -32002, message: 'request timed out' },
])('asks for a range that is refused once, however often requests are repeated: %j', async (error) => {
  let requests = 0
  choose = (method) => (method === 'eth_getLogs' && ++requests <= 3 ? { error } : undefined)
  const batches = await readAll(5)
  expect(batches.flat()).toHaveLength(12)
  expect(batches.length).toBeGreaterThan(2)
  // Three refusals, one for each length; then the eighths, which grow again.
  expect(requests).toBeLessThan(12)
})

test('repeats what the endpoint refuses for a single block as a limit, and then reports it', async () => {
  let requests = 0
  choose = (method) => {
    if (method !== 'eth_getLogs') return undefined
    requests++
    return { error: { code: -32005, message: 'limit exceeded' } }
  }
  const client = await openChain({ rpcUrl: proxy.url, chainId: 56, retryCount: 1 })
  const address = devnet.deployment.contracts.referral
  const reading = readLogs({ client, address, events, fromBlock: 1n, toBlock: 1n }).next()
  await expect(reading).rejects.toThrow('refuses to give the logs of block 1.')
  // Each time in a batch, and alone in case that it is the batch that is refused.
  expect(requests).toBeLessThanOrEqual(4)
})

test('takes no answer of a node that does not have the last block of the range yet', async () => {
  const height = await devnet.client.getBlockNumber()
  let answers = 0
  choose = (method) =>
    (method === 'eth_getLogs' || method === 'eth_getBlockByNumber') && answers++ < 2
      ? { behind: height - 4n }
      : undefined
  expect((await readAll(1)).flat()).toHaveLength(12)

  choose = (method) =>
    method === 'eth_getLogs' || method === 'eth_getBlockByNumber' ? { behind: height - 4n } : undefined
  await expect(readAll()).rejects.toThrow(`has not reached block ${height} yet`)
})

test('reads from an endpoint that takes no batches', async () => {
  let batches = 0
  const server = createServer(async (request, response) => {
    const body = await text(request)
    response.setHeader('content-type', 'application/json')
    if (body.startsWith('[')) {
      batches++
      response.end(
        '{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"batches are not supported"}}',
      )
    } else response.end(await (await fetch(devnet.rpcUrl, { method: 'POST', body, headers })).text())
  })
  const headers = { 'content-type': 'application/json' }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const rpcUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  expect((await readAll(0, rpcUrl)).flat()).toHaveLength(12)
  expect(batches).toBe(1)
})

test('reports an endpoint without eth_getLogs', async () => {
  choose = (method) =>
    method === 'eth_getLogs' ? { error: { code: -32601, message: 'method not found' } } : undefined
  await expect(readAll()).rejects.toThrow('refuses to give the logs of block 0.')
})

test('reports an endpoint that drops out in the middle as an outage and not as a refusal', async () => {
  choose = (method) => (method === 'eth_getLogs' ? 'drop' : undefined)
  await expect(readAll()).rejects.toThrow(/stopped answering while logs of blocks 0 to \d+ were read/)
})

let payments = 0
/** Replaces the last two blocks. Each time by another payment, for empty blocks of the same second are the same blocks. */
function reorganise() {
  const { address } = devnetAccount(9)
  payments += 1
  return devnet.rpc('anvil_reorg', 2, [[{ from: address, to: address, value: toHex(payments) }, 0]])
}

test('reads again when the block is replaced meanwhile', () =>
  devnet.isolated(async () => {
    // So that no block is taken back that was there before.
    await devnet.mine(5)
    const client = await openChain({ rpcUrl: devnet.rpcUrl, chainId: 56 })
    const seen: bigint[] = []
    await atStableBlock(client, 'latest', async ({ number }) => {
      seen.push(number)
      if (seen.length === 1) await reorganise()
    })
    expect(seen).toHaveLength(2)
  }))

test('gives up with an error when the block is replaced each time', () =>
  devnet.isolated(async () => {
    await devnet.mine(5)
    const client = await openChain({ rpcUrl: devnet.rpcUrl, chainId: 56 })
    const reading = atStableBlock(client, 'latest', reorganise)
    await expect(reading).rejects.toThrow('reorganised 3 times while it was read')
  }))
