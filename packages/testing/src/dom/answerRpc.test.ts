import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createPublicClient, http } from 'viem'
import { bsc } from 'viem/chains'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { createWallet } from '../createTestWallet.ts'
import { memoryStorage } from '../permission.ts'
import { answerRpc } from './answerRpc.ts'

const undo: (() => void)[] = []
afterEach(() => {
  for (const each of undo.splice(0)) each()
})

function setup() {
  const wallet = createWallet({ chains: [{ id: 1 }, { id: 56 }], storage: memoryStorage() })
  undo.push(answerRpc(wallet.read), wallet.destroy)
  return wallet
}

test.each([false, true])(
  'answers what a dapp reads from a public node by the mocks of the wallet (batch: %s)',
  async (batch) => {
    const wallet = setup()
    const client = createPublicClient({ chain: bsc, transport: http(undefined, { batch, retryCount: 0 }) })
    wallet.mock({ balance: 5n })
    expect(await client.getBalance({ address: '0x0000000000000000000000000000000000000001' })).toBe(5n)
    await expect(client.getGasPrice()).rejects.toThrow('The test wallet has no node for chain 1')
    expect(wallet.requests).toEqual([])
  },
)

test('leaves other requests, and nodes on this machine, alone', async () => {
  const server = createServer((_, response) => response.end('own'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  setup()
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId' })
  expect(await (await fetch(url, { method: 'POST', body })).text()).toBe('own')
  expect(await (await fetch('data:text/plain,hello')).text()).toBe('hello')
})
