import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type BitcoinTestWalletOptions, createBitcoinTestWallet } from './createBitcoinTestWallet.ts'

beforeEach(() => void vi.stubGlobal('window', new EventTarget()))
afterEach(() => void vi.unstubAllGlobals())

function setup(options: BitcoinTestWalletOptions = {}) {
  const wallet = createBitcoinTestWallet({ accounts: [`0x${'01'.repeat(32)}`], ...options })
  wallet.announce()
  onTestFinished(wallet.destroy)
  return wallet
}

type Wbip = {
  request: (method: string, params?: object) => Promise<{ result?: unknown; error?: { code: number } }>
}
type Unisat = Record<'requestAccounts' | 'getAccounts', () => Promise<string[]>>

test('has the addresses that everybody knows of the secret key 1', () => {
  const accounts = [`0x${'1'.padStart(64, '0')}`] as const
  const addresses = (['p2pkh', 'p2sh', 'p2wpkh'] as const).map(
    (paymentType) => setup({ accounts, paymentType }).addresses[0],
  )
  expect([...addresses, setup({ accounts }).addresses[1]]).toEqual([
    '1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH',
    '3JvL6Ymt8MVWiCNHC7oWU6nLeHNJKLZGLN',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'bc1pmfr3p9j00pfxjh0zmgp99y8zftmd3s5pmedqhyptwy6lm87hf5sspknck9',
  ])
  expect(setup({ accounts, network: 'testnet4' }).addresses[0]).toBe(
    'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
  )
})

test('is in the list of the WBIPs, and leaves it', async () => {
  const wallet = setup()
  const page = window as never as { btc_providers: { id: string; name: string }[]; FoyerTestWallet: object }
  expect(page.btc_providers).toMatchObject([{ id: 'FoyerTestWallet.BitcoinProvider', name: 'Dev Wallet' }])
  expect(page.FoyerTestWallet).toEqual({ BitcoinProvider: wallet.provider })
  const { request } = wallet.provider as Wbip
  expect(await request('wallet_getAccount')).toMatchObject({ error: { code: -32002 } })
  expect(await request('nothing')).toMatchObject({ error: { code: -32601 } })
  wallet.set({ reject: ['wallet_connect'] })
  expect(await request('wallet_connect')).toMatchObject({ error: { code: -32000 } })
  wallet.set({ reject: false })
  await request('wallet_connect')
  expect(await request('wallet_getAccount')).toMatchObject({
    result: { addresses: wallet.addresses.map((address) => ({ address })) },
  })
  wallet.destroy()
  expect(page.btc_providers).toEqual([])
})

test('speaks as UniSat does, and tells pages of changes', async () => {
  const wallet = setup({ dialect: 'unisat', accounts: [`0x${'01'.repeat(32)}`, `0x${'02'.repeat(32)}`] })
  const provider = (window as never as { unisat: Unisat & { on: (name: string, cb: unknown) => void } })
    .unisat
  const heard = vi.fn()
  provider.on('accountsChanged', heard)
  expect(await provider.getAccounts()).toEqual([])
  await provider.requestAccounts()
  wallet.selectAccount(1)
  expect(heard).toHaveBeenLastCalledWith([wallet.addresses[0]])
  wallet.set({ locked: true })
  expect(await provider.getAccounts()).toEqual([])
  wallet.set({ locked: false })
  wallet.disconnect()
  expect(heard).toHaveBeenLastCalledWith([])
})

test('is a wallet of the Wallet Standard for the other libraries of a page', () => {
  const wallet = setup({ dialect: 'standard', name: 'Listed' })
  // The library of pages keeps the first `window` that it sees, which another file has given it.
  const listed: { name: string; features: object }[] = []
  const register = (...wallets: typeof listed) => listed.push(...wallets)
  window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: { register } }))
  const found = listed.find(({ name }) => name === 'Listed')
  expect(Object.keys(found?.features ?? {})).toContain('bitcoin:signTransaction')
  wallet.set({ missing: ['bitcoin:signTransaction'] })
  expect(Object.keys(found?.features ?? {})).not.toContain('bitcoin:signTransaction')
})

test('answers a locked wallet’s requests when it is unlocked', async () => {
  const wallet = setup({ switches: { locked: true } })
  const connected = (wallet.provider as Wbip).request('wallet_connect')
  let isDone = false
  void connected.then(() => {
    isDone = true
  })
  await new Promise((resolve) => setTimeout(resolve))
  expect(isDone).toBe(false)
  wallet.set({ locked: false })
  expect(await connected).toMatchObject({ result: { id: 'account' } })
})
