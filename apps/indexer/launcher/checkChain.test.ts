import { type Fault, type FaultProxy, type ProxiedRequest, startFaultProxy } from '@foyer/harness/faults'
import { OperatorError } from '@foyer/server-kit/program'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type SaleChain, startSaleChain } from '../test/startSaleChain.ts'
import { checkChain } from './checkChain.ts'

let chain: SaleChain
let proxy: FaultProxy
let choose: (request: ProxiedRequest) => Fault | undefined

beforeAll(async () => {
  chain = await startSaleChain()
  proxy = await startFaultProxy(chain.rpcUrl, (request) => choose(request))
})
beforeEach(() => {
  choose = () => undefined
})
afterAll(() => Promise.all([proxy?.stop(), chain?.destroy()]))

const check = (parameters: Partial<Parameters<typeof checkChain>[0]> = {}) =>
  checkChain({
    rpcUrls: [`${proxy.url}/?apikey=secret-key`],
    deployment: chain.deployment,
    deploymentFile: 'deployments/bsc.json',
    ...parameters,
  }).catch((error: unknown) => error)

test('accepts an endpoint of the chain of the deployment', async () => {
  expect(await check()).toBeUndefined()
})

test('throws when the chain does not have the contract', async () => {
  const contracts = { ...chain.deployment.contracts, presale: chain.deployment.tokens[0]?.address ?? '0x' }
  const error = await check({ deployment: { ...chain.deployment, contracts } })
  expect(error).toBeInstanceOf(OperatorError)
  expect(String(error)).toMatch(
    /^OperatorError: The RPC endpoint 127\.0\.0\.1:\d+ has no contract at 0x0+5e0001, so it is not the chain of deployments\/bsc\.json \(devnet\)\. Correct INDEXER_RPC_URLS or INDEXER_DEPLOYMENT\.$/,
  )
})

test('retries dropped and rate-limited requests', async () => {
  const faults: Fault[] = ['drop', 'drop', 'rateLimit']
  choose = () => faults.shift()
  expect(await check()).toBeUndefined()
  expect(faults).toEqual([])
})

test('throws with exit code 75, without printing the key, when the endpoint does not answer', async () => {
  choose = () => 'drop'
  const error = await check()
  expect(error).toMatchObject({ exitCode: 75 })
  expect(String(error)).toMatch(
    /127\.0\.0\.1:\d+ does not answer \(other side closed \(UND_ERR_SOCKET\)\)\. Check it, then start again\.$/,
  )
  expect(String(error)).not.toContain('secret-key')
})

test('throws when the endpoint reports another chain id', async () => {
  choose = ({ rpc }) => (rpc?.method === 'eth_chainId' ? { result: '0x1' } : undefined)
  const error = await check()
  expect(error).toMatchObject({ exitCode: 1 })
  expect(String(error)).toContain(
    'has chain id 1 instead of 56, so it is not the chain of deployments/bsc.json',
  )
})
