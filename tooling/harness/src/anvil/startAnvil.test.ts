import { expect, onTestFinished, test } from 'vitest'
import { startAnvil } from './startAnvil.ts'

async function ask(rpcUrl: string, method: string, ...params: unknown[]) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const { result } = (await response.json()) as { result: unknown }
  return result
}

test('starts a chain with the id of BNB smart chain that answers until it is stopped', async () => {
  const { rpcUrl, stop } = await startAnvil()
  expect(await ask(rpcUrl, 'eth_chainId')).toBe('0x38')
  await stop()
  await expect(ask(rpcUrl, 'eth_chainId')).rejects.toThrow()
})

test('takes the chain id, the time of the first block and more options', async () => {
  const { rpcUrl, stop } = await startAnvil({
    chainId: 97,
    timestamp: 1_759_838_400,
    args: ['--balance', '1'],
  })
  onTestFinished(stop)
  expect(await ask(rpcUrl, 'eth_chainId')).toBe('0x61')
  expect(await ask(rpcUrl, 'eth_getBlockByNumber', '0x0', false)).toMatchObject({ timestamp: '0x68e500c0' })
  const [account] = (await ask(rpcUrl, 'eth_accounts')) as string[]
  expect(await ask(rpcUrl, 'eth_getBalance', account, 'latest')).toBe('0xde0b6b3a7640000')
})

test('throws when anvil does not accept an option', async () => {
  await expect(startAnvil({ args: ['--chain-id', 'none'] })).rejects.toThrow('anvil ended before it listened')
})
