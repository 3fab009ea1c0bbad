import { expect, test } from 'vitest'
import { setupConnectedWallet, setupWallet } from '../test/setupWallet.ts'

const ON_OWN_CHAIN = { chainId: '0x38', chainName: 'BNB', rpcUrls: ['http://127.0.0.1:1'] }

test('starts on its own chain', async () => {
  const { request } = setupWallet()
  expect(await request('eth_chainId')).toBe('0x38')
  expect(await request('net_version')).toBe('56')
})

test('wrongChain: moves to that chain and tells the page', async () => {
  const { wallet, request, events } = setupWallet()
  wallet.set({ wrongChain: 1 })
  expect(await request('eth_chainId')).toBe('0x1')
  expect(events).toEqual([['chainChanged', '0x1']])
})

test('wrongChain: fails with 4901 without a node of that chain', async () => {
  const { request } = setupWallet({ switches: { wrongChain: 1 } })
  await expect(request('eth_blockNumber')).rejects.toMatchObject({ code: 4901 })
})

test('wrongChain: turns off when the page switches to the own chain', async () => {
  const { wallet, request, events } = setupWallet({ switches: { wrongChain: 1 } })
  expect(await request('wallet_switchEthereumChain', { chainId: '0x38' })).toBeNull()
  expect(await request('eth_chainId')).toBe('0x38')
  expect(wallet.switches.wrongChain).toBeUndefined()
  expect(events).toEqual([['chainChanged', '0x38']])
})

test('wrongChain: lets the user reject the switch', async () => {
  const { request } = setupWallet({ switches: { wrongChain: 1, reject: true } })
  await expect(request('wallet_switchEthereumChain', { chainId: '0x38' })).rejects.toMatchObject({
    code: 4001,
  })
  expect(await request('eth_chainId')).toBe('0x1')
})

test('switches without a prompt to the chain that it is on', async () => {
  const { request } = setupWallet({ switches: { reject: true } })
  expect(await request('wallet_switchEthereumChain', { chainId: '0x38' })).toBeNull()
})

test('fails with 4902 when switched to an unknown chain', async () => {
  const { request } = setupWallet()
  await expect(request('wallet_switchEthereumChain', { chainId: '0x89' })).rejects.toMatchObject({
    code: 4902,
  })
})

test('chainNotAdded: fails with 4902 until the chain is added, which also switches', async () => {
  const { wallet, request, events } = setupWallet({ switches: { chainNotAdded: true } })
  expect(await request('eth_chainId')).toBe('0x1')
  await expect(request('wallet_switchEthereumChain', { chainId: '0x38' })).rejects.toMatchObject({
    code: 4902,
  })
  expect(await request('wallet_addEthereumChain', ON_OWN_CHAIN)).toBeNull()
  expect(await request('eth_chainId')).toBe('0x38')
  expect(wallet.switches.chainNotAdded).toBe(false)
  expect(events).toEqual([['chainChanged', '0x38']])
})

test('chainNotAdded: lets the user reject adding the chain', async () => {
  const { request } = setupWallet({
    switches: { chainNotAdded: true, reject: ['wallet_addEthereumChain'] },
  })
  await expect(request('wallet_addEthereumChain', ON_OWN_CHAIN)).rejects.toMatchObject({ code: 4001 })
  expect(await request('eth_chainId')).toBe('0x1')
})

test('keeps every chain that was added', async () => {
  const { request } = setupWallet()
  await request('wallet_addEthereumChain', { ...ON_OWN_CHAIN, chainId: '0x89' })
  expect(await request('eth_chainId')).toBe('0x89')
  await request('wallet_switchEthereumChain', { chainId: '0x38' })
  await request('wallet_switchEthereumChain', { chainId: '0x89' })
  expect(await request('eth_chainId')).toBe('0x89')
})

test('fails with -32602 when the chain id is malformed', async () => {
  const { request } = await setupConnectedWallet()
  await expect(request('wallet_switchEthereumChain', { chainId: 56 })).rejects.toMatchObject({ code: -32602 })
})
