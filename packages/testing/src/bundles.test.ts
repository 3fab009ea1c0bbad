import { type Anvil, startAnvil } from '@foyer/harness/anvil'
import { createPublicClient, encodeFunctionData, erc20Abi, type Hash, http, parseAbi, toHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADDRESS, setupConnectedWallet, setupWallet } from '../test/setupWallet.ts'
import type { Switches } from './switches.ts'

const TO = `0x${'2'.repeat(40)}` as const
const OTHER = `0x${'3'.repeat(40)}` as const
/** Nobody's code at that address answers `transfer`: it is the delegate itself that refuses a stranger's call. */
const NOT_A_TOKEN = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [TO, 1n] })

let anvil: Anvil
beforeAll(async () => {
  anvil = await startAnvil()
})
afterAll(() => anvil.stop())

const connect = (batching: Switches['batching']) =>
  setupConnectedWallet({ rpcUrl: anvil.rpcUrl, switches: { batching } })
const chain = () => createPublicClient({ transport: http(anvil.rpcUrl), pollingInterval: 50 })
const bundle = (...calls: object[]) => ({ version: '2.0.0', chainId: '0x38', from: ADDRESS, calls })
const pay = (to: string) => ({ to, value: toHex(7n) })

test('sends all calls of a bundle in one transaction, and names it in the status', async () => {
  const { request } = await connect('supported')
  const { id } = (await request('wallet_sendCalls', bundle(pay(TO), pay(OTHER)))) as { id: Hash }
  const receipt = await chain().waitForTransactionReceipt({ hash: id })
  expect(receipt.status).toBe('success')
  expect([await chain().getBalance({ address: TO }), await chain().getBalance({ address: OTHER })]).toEqual([
    7n,
    7n,
  ])
  expect(await request('wallet_getCallsStatus', id)).toMatchObject({
    status: 200,
    atomic: true,
    receipts: [{ transactionHash: id }],
  })
})

test('reverts all calls when one fails', async () => {
  const { request } = await connect('supported')
  const before = await chain().getBalance({ address: TO })
  const refused = request('wallet_sendCalls', bundle(pay(TO), { to: ADDRESS, data: NOT_A_TOKEN }))
  await expect(refused).rejects.toMatchObject({ name: 'ProviderRpcError' })
  expect(await chain().getBalance({ address: TO })).toBe(before)
})

test('receives ERC-1155 tokens with an account that runs bundles', async () => {
  const { request } = await connect('supported')
  const { id } = (await request('wallet_sendCalls', bundle(pay(TO)))) as { id: Hash }
  await chain().waitForTransactionReceipt({ hash: id })
  const hook = 'function onERC1155Received(address,address,uint256,uint256,bytes) pure returns (bytes4)'
  expect(
    await chain().readContract({
      address: ADDRESS,
      abi: parseAbi([hook]),
      functionName: 'onERC1155Received',
      args: [TO, TO, 1n, 1n, '0x'],
    }),
  ).toBe('0xf23a6e61')
})

test('reports `batching` in wallet_getCapabilities', async () => {
  const { request } = await connect('ready')
  expect(await request('wallet_getCapabilities', ADDRESS)).toEqual({
    '0x38': { atomic: { status: 'ready' } },
  })
})

test('refuses the methods of bundles without batching', async () => {
  const { request } = await connect('unsupported')
  for (const method of ['wallet_getCapabilities', 'wallet_sendCalls', 'wallet_getCallsStatus']) {
    const params =
      method === 'wallet_sendCalls' ? bundle(pay(TO)) : method.endsWith('Status') ? '0x1' : ADDRESS
    await expect(request(method, params), method).rejects.toMatchObject({ code: 4200 })
  }
})

test('rejects the upgrade that the first bundle needs with 5750', async () => {
  const { request, wallet } = await connect('ready')
  wallet.set({ reject: ['upgrade'] })
  await expect(request('wallet_sendCalls', bundle(pay(TO)))).rejects.toMatchObject({ code: 5750 })
  wallet.set({ reject: false })
  await request('wallet_sendCalls', bundle(pay(TO)))
  expect(wallet.switches.batching).toBe('supported')
})

test('fails with 4001 when rejected, 5710 on another chain, 5730 for an unknown bundle and 4100 when not connected', async () => {
  const { request, wallet } = await connect('supported')
  await expect(request('wallet_sendCalls', { ...bundle(pay(TO)), chainId: '0x1' })).rejects.toMatchObject({
    code: 5710,
  })
  await expect(request('wallet_getCallsStatus', `0x${'0'.repeat(64)}`)).rejects.toMatchObject({ code: 5730 })
  wallet.set({ reject: ['wallet_sendCalls'] })
  await expect(request('wallet_sendCalls', bundle(pay(TO)))).rejects.toMatchObject({ code: 4001 })
  const stranger = setupWallet({ rpcUrl: anvil.rpcUrl, switches: { batching: 'supported' } })
  await expect(stranger.request('wallet_sendCalls', bundle(pay(TO)))).rejects.toMatchObject({ code: 4100 })
})
