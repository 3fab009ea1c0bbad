import { cryptoWaitReady, signatureVerify } from '@polkadot/util-crypto'
import { connectInjectedExtension, getPolkadotSignerFromPjs } from '@polkadot-api/pjs-signer'
import { bytesToHex } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createPolkadotTestWallet, type PolkadotTestWalletOptions } from './createPolkadotTestWallet.ts'

const page: Record<string, unknown> = {}
beforeAll(async () => {
  vi.stubGlobal('window', page)
  await cryptoWaitReady()
})
afterAll(() => void vi.unstubAllGlobals())

const TYPES = ['sr25519', 'ed25519', 'ecdsa', 'ethereum'] as const
const accounts = TYPES.map((type, index) => ({
  type,
  secretKey: `0x0${index + 1}${'01'.repeat(31)}` as const,
}))

function setup(options: PolkadotTestWalletOptions = {}) {
  const wallet = createPolkadotTestWallet({ accounts, ...options })
  wallet.inject(page)
  return wallet
}

test('papi’s pjs-signer enables it, reads its accounts and has it sign, as wasm-crypto verifies', async () => {
  const wallet = setup()
  const extension = await connectInjectedExtension('dev-wallet', 'Tests')
  expect(extension.getAccounts().map(({ address, type }) => [address, type])).toEqual(
    wallet.addresses.map((address, index) => [address, TYPES[index]]),
  )
  for (const { address, polkadotSigner } of extension.getAccounts()) {
    const text = new TextEncoder().encode(`Hello from ${address}`)
    const wrapped = `<Bytes>Hello from ${address}</Bytes>`
    const signature = bytesToHex(await polkadotSigner.signBytes(text))
    expect(signatureVerify(wrapped, signature, address)).toMatchObject({ isValid: true })
    expect(signatureVerify(`${wrapped} `, signature, address)).toMatchObject({ isValid: false })
  }
  expect(wallet.asked[0]).toEqual({ method: 'enable', params: ['Tests'], prompted: true })
})

test('tells its listeners which accounts are shared, and enables again without a prompt', async () => {
  const wallet = setup()
  const extension = await connectInjectedExtension('dev-wallet')
  const seen: number[] = []
  extension.subscribe((now) => seen.push(now.length))
  wallet.shareAccounts([1])
  wallet.set({ emptyAccounts: true })
  expect(seen).toEqual([1, 0])
  await connectInjectedExtension('dev-wallet')
  expect(wallet.asked.map(({ prompted }) => prompted)).toEqual([true, false])
})

test('tells the accounts late to those who subscribe, as `lateAccounts` says', async () => {
  const wallet = setup({ switches: { lateAccounts: 5 } })
  const { accounts } = await wallet.injected.enable()
  const seen: number[] = []
  const stop = accounts.subscribe((now) => seen.push(now.length))
  expect(seen).toEqual([0])
  await vi.waitUntil(() => seen.length > 1)
  stop()
  expect(seen).toEqual([0, 4])
})

test.each([
  ['reject', { reject: true }, 'rejected'],
  ['blocked', { blocked: true }, 'not allowed to interact'],
] as const)('fails as the switch %s says', async (_, switches, message) => {
  setup({ switches })
  await expect(connectInjectedExtension('dev-wallet')).rejects.toThrow(message)
})

const PAYLOAD = {
  method: '0x000100',
  era: '0x00',
  nonce: '0x00000005',
  tip: '0x00',
  specVersion: '0x00000001',
  transactionVersion: '0x00000002',
  genesisHash: `0x${'aa'.repeat(32)}`,
  blockHash: `0x${'bb'.repeat(32)}`,
} as const

test('signs the bytes of a transaction with the extensions that the page names, and no unknown ones', async () => {
  const wallet = setup()
  const { signer } = await wallet.injected.enable()
  const [address = ''] = wallet.addresses
  const known = [
    'CheckSpecVersion',
    'CheckTxVersion',
    'CheckGenesis',
    'CheckMortality',
    'CheckNonce',
    'CheckWeight',
    'ChargeTransactionPayment',
  ]
  const { signature } = await signer.signPayload({ ...PAYLOAD, address, signedExtensions: known })
  const bytes = `0x000100${'00'}${'14'}${'00'}${'01000000'}${'02000000'}${'aa'.repeat(32)}${'bb'.repeat(32)}`
  expect(signatureVerify(bytes, signature, address)).toMatchObject({ isValid: true })
  const payload = { ...PAYLOAD, address, signedExtensions: ['CheckEverything'] }
  await expect(signer.signPayload(payload)).rejects.toThrow('does not know the extension CheckEverything')
  expect(
    getPolkadotSignerFromPjs(address, signer.signPayload as never, signer.signRaw as never).publicKey,
  ).toHaveLength(32)
})
