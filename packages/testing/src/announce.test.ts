import { expect, test, vi } from 'vitest'
import { createTestWallet } from './createTestWallet.ts'

const RPC_URL = 'http://127.0.0.1:1'

function setupPage() {
  const page = new EventTarget()
  const announced: { info: { name: string; uuid: string; rdns: string }; provider: unknown }[] = []
  page.addEventListener('eip6963:announceProvider', (event) => announced.push((event as CustomEvent).detail))
  return { page, announced }
}

test('announces itself at once, and again on request', () => {
  const { page, announced } = setupPage()
  const wallet = createTestWallet({ rpcUrl: RPC_URL })
  wallet.announce(page)
  page.dispatchEvent(new Event('eip6963:requestProvider'))
  expect(announced).toHaveLength(2)
  expect(announced[1]).toEqual({ info: wallet.info, provider: wallet.provider })
  expect(Object.isFrozen(announced[0])).toBe(true)
})

test('describes itself as EIP-6963 requires', () => {
  const { info } = createTestWallet({ rpcUrl: RPC_URL })
  expect(info).toMatchObject({ name: 'Dev Wallet', rdns: 'dev.foyer.testing' })
  expect(info.uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(info.icon).toMatch(/^data:image\/svg\+xml;base64,/)
})

test('works beside other wallets of a page', async () => {
  const { page, announced } = setupPage()
  const info = { name: 'Second', rdns: 'dev.foyer.second' }
  const first = createTestWallet({ rpcUrl: RPC_URL })
  const second = createTestWallet({ rpcUrl: RPC_URL, info, account: { privateKey: `0x${'1'.repeat(64)}` } })
  first.announce(page)
  second.announce(page)
  expect(announced.map(({ info }) => info.name)).toEqual(['Dev Wallet', 'Second'])
  expect(first.info.uuid).not.toBe(second.info.uuid)
  await first.provider.request({ method: 'eth_requestAccounts' })
  expect(await second.provider.request({ method: 'eth_accounts' })).toEqual([])
})

test('announces nothing once stopped or destroyed', () => {
  const { page, announced } = setupPage()
  const wallet = createTestWallet({ rpcUrl: RPC_URL })
  const stop = wallet.announce(page)
  stop()
  wallet.announce(page)
  announced.length = 0
  wallet.destroy()
  page.dispatchEvent(new Event('eip6963:requestProvider'))
  expect(announced).toEqual([])
})

test('keeps the provider of a wallet that was destroyed for the next one of its name', async () => {
  const first = createTestWallet({ chains: [{ id: 1 }] })
  first.destroy()
  await expect(first.provider.request({ method: 'eth_chainId' })).rejects.toMatchObject({ code: 4900 })
  const second = createTestWallet({ chains: [{ id: 56 }] })
  expect(second.provider).toBe(first.provider)
  expect(second.info.uuid).toBe(first.info.uuid)
  expect(await first.provider.request({ method: 'eth_chainId' })).toBe('0x38')
  expect(createTestWallet().provider).not.toBe(first.provider)
  second.destroy()
})

test('takes a spy of the test before off the provider that it keeps', async () => {
  const first = createTestWallet({ chains: [{ id: 1 }] })
  const request = vi.spyOn(first.provider, 'request').mockRejectedValue(new Error('of the first test'))
  first.destroy()
  const second = createTestWallet({ chains: [{ id: 56 }] })
  expect(await second.provider.request({ method: 'eth_chainId' })).toBe('0x38')
  expect(request).not.toHaveBeenCalled()
  second.destroy()
})
