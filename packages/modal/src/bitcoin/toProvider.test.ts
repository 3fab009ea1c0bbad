import * as secp from '@bitcoinerlab/secp256k1'
import { descriptorWallet } from '@bitgo/wasm-utxo'
import { type BitcoinProvider, connect, createModal, getProvider } from '@foyer/modal-core'
import { memoryStorage } from '@foyer/modal-core/test'
import { type BitcoinTestWalletOptions, createBitcoinTestWallet } from '@foyer/testing/bitcoin'
import { Transaction as ScureTransaction } from '@scure/btc-signer'
import { Verifier } from 'bip322-js'
import { initEccLib, Psbt, Transaction } from 'bitcoinjs-lib'
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { bitcoin } from '../networks/bitcoin.ts'
import { createPsbt, RECEIVER } from '../test/bitcoinPsbt.ts'
import { bitcoinAdapter } from './bitcoinAdapter.ts'
import { fromHex } from './bytes.ts'

beforeAll(() => initEccLib(secp))
beforeEach(() => void vi.stubGlobal('window', new EventTarget()))
afterEach(() => void vi.unstubAllGlobals())

const SECRET = '01'.repeat(32)
const secret = fromHex(SECRET) as Uint8Array
const IDS = {
  standard: 'wallet-standard:Dev Wallet',
  wbip: 'FoyerTestWallet.BitcoinProvider',
  unisat: 'unisat',
} as const
const DIALECTS = ['standard', 'wbip', 'unisat'] as const

/** A connected wallet as a dapp gets it. */
async function setup({ dialect = 'wbip', switches, ...options }: BitcoinTestWalletOptions = {}) {
  const target = new EventTarget()
  const storage = memoryStorage()
  const wallet = createBitcoinTestWallet({ accounts: [`0x${SECRET}`], dialect, storage, ...options })
  // Without the other dialect inside of it.
  if (dialect === 'standard') wallet.set({ missing: ['sats-connect:'] })
  wallet.announce(target)
  const modal = createModal({
    networks: [bitcoin],
    adapters: [bitcoinAdapter({ target, purposes: ['payment', 'ordinals'] })],
    storage,
  })
  onTestFinished(() => {
    modal.destroy()
    wallet.destroy()
  })
  await Promise.resolve()
  await connect(modal, { connectorId: IDS[dialect] })
  wallet.set({ ...switches, missing: [...wallet.switches.missing, ...(switches?.missing ?? [])] })
  const provider = (await getProvider(modal, { namespace: 'bip122' })) as BitcoinProvider
  const { addresses } = provider
  const psbt = createPsbt({ addresses, secret })
  const signInputs = addresses.map(({ address }, index) => ({ address, index }))
  const asked = (method: string) => wallet.asked.filter((one) => one.method === method)
  return { wallet, provider, addresses, psbt, signInputs, asked }
}

describe.each(DIALECTS)('a wallet that speaks %s', (dialect) => {
  test('signs a text, which bip322-js accepts', async () => {
    const { provider, addresses } = await setup({ dialect })
    for (const { address } of addresses) {
      const { signature, protocol } = await provider.signMessage({ address, message: 'Text ü' })
      expect(protocol).toBe('bip322')
      expect(Verifier.verifySignature(address, 'Text ü', signature)).toBe(true)
    }
  })

  test('signs the inputs of a PSBT, which bitcoinjs-lib and wasm-utxo finish alike', async () => {
    const { provider, psbt, signInputs } = await setup({ dialect })
    const signed = await provider.signPsbt({ psbt, signInputs })
    const whole = Psbt.fromBase64(signed.psbt)
    const isValid = (key: Uint8Array, hash: Uint8Array, signature: Uint8Array) =>
      key.length === 32 ? secp.verifySchnorr(hash, key, signature) : secp.verify(hash, key, signature)
    expect(whole.validateSignaturesOfAllInputs(isValid)).toBe(true)
    const transaction = whole.finalizeAllInputs().extractTransaction()
    const other = descriptorWallet.Psbt.deserialize(Buffer.from(signed.psbt, 'base64'))
    other.finalize()
    expect(other.extractTransaction().getId()).toBe(transaction.getId())
    expect(transaction.outs).toMatchObject([{ value: BigInt(signInputs.length) * 50_000n - 1_000n }])
  })

  test('signs and sends, and says the id', async () => {
    const { provider, psbt, signInputs } = await setup({ dialect })
    const { txid } = await provider.signPsbt({ psbt, signInputs, broadcast: true })
    expect(txid).toBe(ScureTransaction.fromPSBT(Buffer.from(psbt, 'base64')).id)
  })

  test('signs nothing but what is listed', async () => {
    const { provider, psbt, signInputs, wallet } = await setup({ dialect, switches: { signsAll: true } })
    const [first] = signInputs as [(typeof signInputs)[0]]
    // UniSat shares one address.
    const two = createPsbt({ addresses: [provider.addresses[0], provider.addresses[0]] as never, secret })
    await expect(provider.signPsbt({ psbt: two, signInputs: [first] })).rejects.toThrow(
      'Wallet signed input 1, which was not listed',
    )
    wallet.set({ signsAll: false, signsNothing: true })
    await expect(provider.signPsbt({ psbt, signInputs })).rejects.toThrow('has not signed input 0')
    wallet.set({ signsNothing: false, changesPsbt: true })
    await expect(provider.signPsbt({ psbt, signInputs })).rejects.toThrow('signed another transaction')
  })

  test('refuses with one error, whatever its words', async () => {
    const { provider, psbt, signInputs, addresses } = await setup({ dialect, switches: { reject: true } })
    const refused = { name: 'UserRejectedError' }
    const address = addresses[0]?.address ?? ''
    await expect(provider.signPsbt({ psbt, signInputs })).rejects.toMatchObject(refused)
    await expect(provider.signMessage({ address, message: 'Text' })).rejects.toMatchObject(refused)
  })
})

test.each(['wbip', 'unisat'] as const)('pays by the wallet’s own means in %s', async (dialect) => {
  const { provider, wallet } = await setup({ dialect })
  const { txid } = await provider.sendTransfer({ to: RECEIVER, amount: 12_000n })
  const sent = Transaction.fromHex(wallet.sent[0] ?? '')
  expect([sent.getId(), sent.outs[0]?.value]).toEqual([txid, 12_000n])
})

test('says that the drafts of the Wallet Standard have no payment', async () => {
  const { provider } = await setup({ dialect: 'standard' })
  await expect(provider.sendTransfer({ to: RECEIVER, amount: 1n })).rejects.toThrow(
    'Dev Wallet cannot send transactions on Bitcoin',
  )
})

test('asks a wallet for nothing that cannot be right, and says why', async () => {
  const { provider, psbt, signInputs, addresses, wallet } = await setup()
  const before = wallet.asked.length
  const [payment = '', ordinals = ''] = addresses.map(({ address }) => address)
  const sign = (parameters: object) => provider.signPsbt({ psbt, signInputs, ...parameters })
  const reasons: [Promise<unknown>, string][] = [
    [sign({ psbt: 'cHNidP8' }), 'The PSBT is not one of version 0 in base64'],
    [sign({ psbt: psbt.slice(0, 100) }), 'The PSBT is not one of version 0 in base64'],
    [sign({ signInputs: [] }), '`signInputs` lists no input'],
    [sign({ signInputs: undefined }), '`signInputs` lists no input'],
    [sign({ signInputs: [{ address: payment, index: 2 }] }), 'The PSBT has no input 2'],
    [sign({ signInputs: [{ address: RECEIVER, index: 0 }] }), `does not share the address ${RECEIVER}`],
    // The coin at the address for ordinals, listed as one for payments.
    [sign({ signInputs: [{ address: payment, index: 1 }] }), `Input 1 spends no coin of ${payment}`],
    [sign({ signInputs: [{ address: ordinals, index: 0 }] }), `Input 0 spends no coin of ${ordinals}`],
    [provider.signMessage({ address: RECEIVER, message: '' }), `does not share the address ${RECEIVER}`],
    [provider.sendTransfer({ to: 'bc1qnothing', amount: 1n }), 'bc1qnothing is no address of Bitcoin'],
    [
      provider.sendTransfer({ to: 'tb1q6rz28mcfaxtmd6v789l9rrlrusdprr9pqcpvkl', amount: 1n }),
      'is no address of Bitcoin',
    ],
    [provider.sendTransfer({ to: RECEIVER, amount: 0n }), 'The amount is not a number of satoshi'],
    [provider.sendTransfer({ to: RECEIVER, amount: 2_100_000_000_000_001n }), 'The amount is not'],
    [provider.sendTransfer({ to: RECEIVER, amount: 5 as never }), 'The amount is not'],
  ]
  for (const [promise, reason] of reasons) await expect(promise).rejects.toThrow(reason)
  expect(wallet.asked).toHaveLength(before)
})

test('falls back to BIP-137 in a wallet without BIP-322, and uses it for the oldest addresses', async () => {
  const old = await setup({ paymentType: 'p2pkh' })
  const oldest = old.addresses[0]?.address ?? ''
  const signed = await old.provider.signMessage({ address: oldest, message: 'Text' })
  expect(signed.protocol).toBe('ecdsa')
  expect(Verifier.verifySignature(oldest, 'Text', signed.signature)).toBe(true)

  const { provider, addresses, wallet, asked } = await setup()
  const { request } = wallet.provider as { request: (...given: unknown[]) => Promise<unknown> }
  const lacks = async (method: string, params: { protocol?: string }) => {
    const answer = await request(method, params)
    return params.protocol === 'BIP322' ? { error: { code: -32602, message: 'No such protocol' } } : answer
  }
  Object.assign(wallet.provider, { request: lacks })
  const [payment = '', ordinals = ''] = addresses.map(({ address }) => address)
  const { signature, protocol } = await provider.signMessage({ address: payment, message: 'Text' })
  expect([protocol, asked('signMessage')]).toMatchObject(['ecdsa', { length: 2 }])
  expect(Verifier.verifySignature(payment, 'Text', signature)).toBe(true)
  // A signature of Taproot like this is none that servers of others verify.
  await expect(provider.signMessage({ address: ordinals, message: 'Text' })).rejects.toThrow(
    'No such protocol',
  )
})

test('an id that is none is an error that says the transaction may be on its way', async () => {
  const { provider, psbt, signInputs, wallet } = await setup()
  Object.assign(wallet.provider, { request: async () => ({ result: { txid: 'done', psbt } }) })
  await expect(provider.sendTransfer({ to: RECEIVER, amount: 1n })).rejects.toThrow(
    'The wallet may have sent it: look at the address in an explorer',
  )
  await expect(provider.signPsbt({ psbt, signInputs })).rejects.toThrow('has not signed input 0')
})
