import { type Anvil, startAnvil } from '@foyer/harness/anvil'
import { createPublicClient, type Hash, http, numberToHex, parseEther, toHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADDRESS, setupConnectedWallet, setupWallet } from '../test/setupWallet.ts'

const TO = `0x${'2'.repeat(40)}`
/** Init code of a contract that reverts with the four bytes 0xdeadbeef. */
const REVERTS = '0x63deadbeef6000526004601cfd'

let anvil: Anvil
beforeAll(async () => {
  anvil = await startAnvil()
})
afterAll(() => anvil.stop())

const connect = () => setupConnectedWallet({ rpcUrl: anvil.rpcUrl })
const receiptOf = (hash: unknown) =>
  createPublicClient({ transport: http(anvil.rpcUrl), pollingInterval: 50 }).waitForTransactionReceipt({
    hash: hash as Hash,
  })
const transactionOf = (hash: unknown) =>
  createPublicClient({ transport: http(anvil.rpcUrl) }).getTransaction({ hash: hash as Hash })

test('signs and sends a transaction that the chain accepts', async () => {
  const { request } = await connect()
  const hash = await request('eth_sendTransaction', { from: ADDRESS, to: TO, value: toHex(parseEther('1')) })
  expect(await receiptOf(hash)).toMatchObject({ status: 'success', to: TO })
  expect(await transactionOf(hash)).toMatchObject({ value: parseEther('1'), type: 'eip1559', chainId: 56 })
})

test('uses the gas, the fee and the chain id it is given', async () => {
  const { request } = await connect()
  const fees = { gas: numberToHex(50_000), gasPrice: numberToHex(3_000_000_000) }
  const hash = await request('eth_sendTransaction', { from: ADDRESS, to: TO, chainId: '0x38', ...fees })
  expect(await transactionOf(hash)).toMatchObject({ gas: 50_000n, gasPrice: 3_000_000_000n, type: 'legacy' })
})

test('gives transactions sent at once a nonce each', async () => {
  const { request } = await connect()
  const send = () => request('eth_sendTransaction', { from: ADDRESS, to: TO })
  const sent = await Promise.all((await Promise.all([send(), send(), send()])).map(transactionOf))
  const first = sent[0]?.nonce ?? Number.NaN
  expect(sent.map(({ nonce }) => nonce)).toEqual([first, first + 1, first + 2])
})

test('goes on after a transaction that could not be sent', async () => {
  const { request } = await connect()
  const tooMuch = request('eth_sendTransaction', {
    from: ADDRESS,
    to: TO,
    value: toHex(parseEther('1000000')),
  })
  const next = request('eth_sendTransaction', { from: ADDRESS, to: TO })
  await expect(tooMuch).rejects.toMatchObject({ name: 'ProviderRpcError' })
  expect(await receiptOf(await next)).toMatchObject({ status: 'success' })
})

test('passes on the revert data of the node', async () => {
  const { request } = await connect()
  const reverted = request('eth_sendTransaction', { from: ADDRESS, data: REVERTS })
  await expect(reverted).rejects.toMatchObject({ code: 3, data: '0xdeadbeef' })
})

test('refuses a transaction for another chain than it is on, with -32602', async () => {
  const { request } = await connect()
  const wrong = request('eth_sendTransaction', { from: ADDRESS, to: TO, chainId: '0x1' })
  await expect(wrong).rejects.toMatchObject({ code: -32602 })
})

test('refuses to send for a page that is not connected, with 4100', async () => {
  const { request } = setupWallet({ rpcUrl: anvil.rpcUrl })
  await expect(request('eth_sendTransaction', { from: ADDRESS, to: TO })).rejects.toMatchObject({
    code: 4100,
  })
})

test('sends nothing when its chain id is not the one of the node', async () => {
  const { request } = await setupConnectedWallet({ rpcUrl: anvil.rpcUrl, chainId: 97 })
  await expect(request('eth_sendTransaction', { from: ADDRESS, to: TO })).rejects.toThrow(
    'runs chain 56, the wallet was made for 97',
  )
})

test('passes every other method on to the node, with its errors', async () => {
  const { request } = await connect()
  expect(await request('eth_getBalance', TO, 'latest')).toMatch(/^0x/)
  await expect(request('eth_call', { data: REVERTS }, 'latest')).rejects.toMatchObject({
    code: 3,
    data: '0xdeadbeef',
  })
})

test.each(['wallet_watchAsset', 'wallet_sendTransaction', 'eth_sign', 'eth_signTransaction', 'toString'])(
  'never sends %s to the node',
  async (method) => {
    const { request } = await connect()
    await expect(request(method, {})).rejects.toMatchObject({
      code: method === 'toString' ? -32601 : 4200,
    })
  },
)
