import { type Fault, type FaultProxy, startFaultProxy } from '@foyer/harness/faults'
import { referralAbi } from '@foyer/presale-contracts'
import { getAbiItem } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DEVNET_TIMEOUT, startDevnet, type TestDevnet } from '../testing/startDevnet.ts'
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
}, DEVNET_TIMEOUT)
beforeEach(() => {
  choose = () => undefined
})
afterAll(async () => {
  await proxy.stop()
  await devnet.stop()
})

async function readAll(retryCount = 0) {
  const client = await openChain({ rpcUrl: proxy.url, chainId: 56, retryCount })
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

test('reports an endpoint without eth_getLogs', async () => {
  choose = (method) =>
    method === 'eth_getLogs' ? { error: { code: -32601, message: 'method not found' } } : undefined
  await expect(readAll()).rejects.toThrow('refuses to give the logs of block 0.')
})

test('reports an endpoint that drops out in the middle as an outage and not as a refusal', async () => {
  choose = (method) => (method === 'eth_getLogs' ? 'drop' : undefined)
  await expect(readAll()).rejects.toThrow(/stopped answering while logs of blocks 0 to \d+ were read/)
})

test('reads again when the block is replaced meanwhile', async () => {
  const client = await openChain({ rpcUrl: devnet.rpcUrl, chainId: 56 })
  const seen: bigint[] = []
  await atStableBlock(client, 'latest', async ({ number }) => {
    seen.push(number)
    if (seen.length === 1) await devnet.rpc('anvil_reorg', 2, [])
  })
  expect(seen).toHaveLength(2)
})

test('gives up with an error when the block is replaced each time', async () => {
  const client = await openChain({ rpcUrl: devnet.rpcUrl, chainId: 56 })
  const reading = atStableBlock(client, 'latest', () => devnet.rpc('anvil_reorg', 2, []))
  await expect(reading).rejects.toThrow('reorganised 3 times while it was read')
})
