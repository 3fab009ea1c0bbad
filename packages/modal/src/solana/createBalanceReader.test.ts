import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type SolanaChain, startSolanaChain } from '@foyer/harness/solana'
import type { Network } from '@foyer/modal-core'
import { solana } from '@foyer/modal-core/test'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createBalanceReader } from './createBalanceReader.ts'

let chain: SolanaChain
beforeAll(async () => {
  chain = await startSolanaChain()
  chain.fund(OWNER, 1_500_000_000n)
  chain.addToken({ mint: USDC, account: SAFE, owner: OWNER, amount: 25_000_000n, decimals: 6 })
})
afterAll(() => chain.stop())

const OWNER = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const SAFE = '7VHUFJHWu2CuExkJcJrzhQPJ2oygupTWkL2A2For4BmE'

function networkAt(...urls: string[]): Network {
  const caipNetworkId = `solana:${solana.id}`
  return { ...solana, chainNamespace: 'solana', caipNetworkId, rpcUrls: { default: { http: urls } } }
}

const read = (urls: string[], parameters: object = {}) =>
  createBalanceReader()({
    address: OWNER,
    connectorId: 'x',
    network: networkAt(...urls),
    tokens: [],
    ...parameters,
  })

/** A node that answers by method as a test says, and otherwise as the chain does. */
async function startNode(answers: Record<string, unknown>) {
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { method } = JSON.parse(body)
    asked.push(method)
    const answer = await fetch(chain.rpcUrl, { method: 'POST', body })
    const result =
      method in answers ? { jsonrpc: '2.0', id: 1, result: answers[method] } : await answer.json()
    response.end(JSON.stringify(result))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

test('reads SOL and the dapp’s tokens, with the names that the dapp gives them', async () => {
  const tokens = [{ address: USDC, name: 'USD Coin', symbol: 'USDC', note: 'Test' }, { address: SAFE }]
  const common = { chainId: `solana:${solana.id}`, price: undefined, value: undefined }
  expect(await read([chain.rpcUrl], { tokens })).toEqual([
    { ...common, address: undefined, name: 'Solana', symbol: 'SOL', decimals: 9, amount: 1_500_000_000n },
    {
      ...common,
      address: USDC,
      name: 'USD Coin',
      symbol: 'USDC',
      decimals: 6,
      amount: 25_000_000n,
      note: 'Test',
    },
  ])
})

test('calls a token without a name by its mint, and shows one that the account has not as zero', async () => {
  const address = '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3zQawwpjk2NsNY'
  const [, token] = await read([chain.rpcUrl], { tokens: [{ address: USDC }], address })
  expect(token).toMatchObject({ name: 'EPjF…Dt1v', symbol: 'EPjF…Dt1v', amount: 0n })
})

describe('a node', () => {
  test('of another network is asked for nothing else, and once', async () => {
    const wrong = await startNode({ getGenesisHash: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG' })
    const reader = createBalanceReader()
    const parameters = { address: OWNER, connectorId: 'x', tokens: [] }
    const network = networkAt(wrong.url, chain.rpcUrl)
    expect(await reader({ ...parameters, network })).toMatchObject([{ amount: 1_500_000_000n }])
    await reader({ ...parameters, network })
    expect(wrong.asked).toEqual(['getGenesisHash'])
    await expect(reader({ ...parameters, network: networkAt(wrong.url) })).rejects.toThrow(
      'This node serves another network\nSet `rpcUrls` of Solana',
    )
  })

  test('that does not answer leaves its place to the next', async () => {
    expect(await read(['http://127.0.0.1:1', chain.rpcUrl])).toMatchObject([{ amount: 1_500_000_000n }])
    await expect(read(['http://127.0.0.1:1'])).rejects.toThrow('No node of Solana answered')
  })

  test.each([
    ['no number', { getBalance: { value: '<b>1</b>' } }],
    ['less than nothing', { getBalance: { value: -1 } }],
    ['more than 64 bits', { getBalance: { value: 2 ** 65 } }],
    ['nothing', { getBalance: {} }],
  ])('that says %s fails with a sentence', async (_, answers) => {
    const { url } = await startNode(answers)
    await expect(read([url])).rejects.toThrow('The node returned no balance of the account')
  })

  test('that answers without an end is read up to 5 MiB, and leaves its place to the next', async () => {
    let sent = 0
    const endless = createServer((_, response) => {
      const chunk = ' '.repeat(65_536)
      const send = () => {
        while (!response.destroyed && response.write(chunk)) sent += chunk.length
      }
      response.on('drain', send)
      send()
    })
    await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void endless.close().closeAllConnections())
    const url = `http://127.0.0.1:${(endless.address() as AddressInfo).port}`
    expect(await read([url, chain.rpcUrl])).toMatchObject([{ amount: 1_500_000_000n }])
    expect(sent).toBeLessThan(20 * 1024 * 1024)
    await expect(read([url])).rejects.toMatchObject({
      cause: { message: expect.stringContaining('answered with more than 5 MiB') },
    })
  })

  test('that says nonsense of tokens leaves SOL, and its names are cleaned', async () => {
    const odd = await startNode({ getMultipleAccounts: 'x', getTokenAccountsByOwner: [{}] })
    expect(await read([odd.url], { tokens: [{ address: USDC }] })).toHaveLength(1)
    const state = { name: '<i>\u202eevil</i>', symbol: 'x'.repeat(100_000) }
    const info = { decimals: 6, extensions: [{ extension: 'tokenMetadata', state }] }
    const mint = { data: { parsed: { type: 'mint', info } } }
    const { url } = await startNode({ getMultipleAccounts: { value: [mint] } })
    const [, token] = await read([url], { tokens: [{ address: USDC }] })
    expect(token?.name).toBe('<i> evil</i>')
    expect(token?.symbol).toHaveLength(40)
  })
})
