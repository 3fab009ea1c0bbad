import { expect, test } from 'vitest'
import { setupConnectedWallet, setupWallet } from '../test/setupWallet.ts'

const ON_OWN_CHAIN = { chainId: '0x38', chainName: 'BNB', rpcUrls: ['http://127.0.0.1:1'] }

test('is on its own chain', async () => {
  const { request } = setupWallet()
  expect(await request('eth_chainId')).toBe('0x38')
  expect(await request('net_version')).toBe('56')
})

test('wrongChain: is on that chain, and the page is told', async () => {
  const { wallet, request, events } = setupWallet()
  wallet.set({ wrongChain: 1 })
  expect(await request('eth_chainId')).toBe('0x1')
  expect(events).toEqual([['chainChanged', '0x1']])
})

test('wrongChain: has no node to ask or to send to there, which is 4901', async () => {
  const { request } = setupWallet({ switches: { wrongChain: 1 } })
  await expect(request('eth_blockNumber')).rejects.toMatchObject({ code: 4901 })
})

test('wrongChain: a switch to the own chain turns it off', async () => {
  const { wallet, request, events } = setupWallet({ switches: { wrongChain: 1 } })
  expect(await request('wallet_switchEthereumChain', { chainId: '0x38' })).toBeNull()
  expect(await request('eth_chainId')).toBe('0x38')
  expect(wallet.switches.wrongChain).toBeUndefined()
  expect(events).toEqual([['chainChanged', '0x38']])
})

test('wrongChain: the user can refuse the switch', async () => {
  const { request } = setupWallet({ switches: { wrongChain: 1, reject: true } })
  await expect(request('wallet_switchEthereumChain', { chainId: '0x38' })).rejects.toMatchObject({
    code: 4001,
  })
  expect(await request('eth_chainId')).toBe('0x1')
})

test('a switch to the chain it is on asks nobody', async () => {
  const { request } = setupWallet({ switches: { reject: true } })
  expect(await request('wallet_switchEthereumChain', { chainId: '0x38' })).toBeNull()
})

test('a switch to a chain it does not know fails with 4902', async () => {
  const { request } = setupWallet()
  await expect(request('wallet_switchEthereumChain', { chainId: '0x89' })).rejects.toMatchObject({
    code: 4902,
  })
})

test('chainNotAdded: 4902 until the chain is added, which also switches', async () => {
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

test('chainNotAdded: the user can refuse to add', async () => {
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

test('an unreadable chain id is -32602', async () => {
  const { request } = await setupConnectedWallet()
  await expect(request('wallet_switchEthereumChain', { chainId: 56 })).rejects.toMatchObject({ code: -32602 })
})
