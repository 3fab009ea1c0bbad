import { createPublicClient, custom, type EIP1193Provider, numberToHex, parseAbi, parseEther } from 'viem'
import { bsc } from 'viem/chains'
import { expect, test } from 'vitest'
import { ADDRESS, setupConnectedWallet } from '../test/setupWallet.ts'

const SEND = { from: ADDRESS, to: ADDRESS, value: '0x1' }

test('answers a method until the answer is taken back', async () => {
  const { wallet, request } = await setupConnectedWallet({ chains: [{ id: 56 }] })
  const undo = wallet.mock('eth_getBalance', ([address]) => (address === ADDRESS ? '0x2a' : '0x0'))
  expect(await request('eth_getBalance', ADDRESS, 'latest')).toBe('0x2a')
  undo()
  await expect(request('eth_getBalance', ADDRESS, 'latest')).rejects.toMatchObject({ code: 4901 })
})

test('answers a method that the wallet lacks, and fails one as the test throws', async () => {
  const { wallet, request } = await setupConnectedWallet()
  wallet.mock('wallet_getAssets', () => ({}))
  wallet.mock('eth_call', () => {
    throw Object.assign(new Error('execution reverted'), { code: 3 })
  })
  expect(await request('wallet_getAssets')).toEqual({})
  await expect(request('eth_call')).rejects.toMatchObject({ code: 3 })
})

test('asks the user before it answers what asks the user', async () => {
  const { wallet, request } = await setupConnectedWallet({ chains: [{ id: 56 }] })
  wallet.mock('personal_sign', () => '0x1234')
  expect(await request('personal_sign', '0x00', ADDRESS)).toBe('0x1234')
  wallet.set({ reject: true })
  await expect(request('personal_sign', '0x00', ADDRESS)).rejects.toMatchObject({ code: 4001 })
})

test('makes up a chain, on which a transaction has a receipt at once', async () => {
  const { wallet, request } = await setupConnectedWallet({ chains: [{ id: 56 }] })
  wallet.mock({ balance: parseEther('1'), call: '0x01', blockNumber: 7n, transactions: 'reverted' })
  expect(await request('eth_getBalance', ADDRESS, 'latest')).toBe('0xde0b6b3a7640000')
  expect(await request('eth_call', {})).toBe('0x01')
  const hash = await request('eth_sendTransaction', SEND)
  expect(await request('eth_getTransactionReceipt', hash)).toMatchObject({
    transactionHash: hash,
    status: '0x0',
    blockNumber: '0x7',
  })
  expect(await request('eth_getTransactionByHash', hash)).toMatchObject({ from: ADDRESS, value: '0x1' })
  expect(await request('eth_getTransactionReceipt', `0x${'00'.repeat(32)}`)).toBeNull()
})

test('answers reads that wagmi bundles, each by itself', async () => {
  const { wallet } = await setupConnectedWallet({ chains: [{ id: 56 }] })
  wallet.mock({ balance: 5n, call: numberToHex(7n, { size: 32 }) })
  const client = createPublicClient({
    chain: bsc,
    transport: custom(wallet.provider as EIP1193Provider),
    batch: { multicall: true },
  })
  const abi = parseAbi(['function totalSupply() view returns (uint256)'])
  const [balance, supply] = await Promise.all([
    client.getBalance({ address: ADDRESS }),
    client.readContract({ address: ADDRESS, abi, functionName: 'totalSupply' }),
  ])
  expect([balance, supply]).toEqual([5n, 7n])
})

test('leaves to the node what a mock does not answer', async () => {
  const { wallet, request } = await setupConnectedWallet({ chains: [{ id: 56 }], request: () => '0x07' })
  wallet.mock('eth_call', () => undefined)
  expect(await request('eth_call', {})).toBe('0x07')
})

test.each([
  [{ balance: 1 }, '`balance` is 1. It takes a bigint of wei'],
  [{ call: 'yes' }, '`call` is "yes". It takes hex data'],
  [{ blockNumber: '1' }, '`blockNumber` is "1". It takes a bigint'],
  [{ transactions: true }, '`transactions` is true. It takes "success" or "reverted"'],
  [{ gas: 1n }, '`gas` is 1n. It takes no value'],
])('refuses a made-up chain of %o', async (chain, message) => {
  const { wallet } = await setupConnectedWallet()
  expect(() => wallet.mock(chain as never)).toThrow(message)
})

test('refuses an answer that is no function', async () => {
  const { wallet } = await setupConnectedWallet()
  expect(() => wallet.mock('eth_call', '0x' as never)).toThrow('`eth_call` is "0x". It takes a function')
})
