import { makeSignDoc as makeAminoSignDoc, type OfflineAminoSigner, serializeSignDoc } from '@cosmjs/amino'
import { keccak256, Secp256k1, Secp256k1Signature, sha256 } from '@cosmjs/crypto'
import {
  makeAuthInfoBytes,
  makeSignBytes,
  makeSignDoc,
  type OfflineDirectSigner,
} from '@cosmjs/proto-signing'
import { expect, test } from 'vitest'
import { type CosmosTestWalletOptions, createCosmosTestWallet } from './createCosmosTestWallet.ts'

async function setup(chainId = 'cosmoshub-4', options: CosmosTestWalletOptions = {}) {
  const wallet = createCosmosTestWallet(options)
  await wallet.keplr.enable(chainId)
  // The type is that of cosmjs, which is the other side here.
  const signer = wallet.keplr.getOfflineSigner(chainId) as unknown as OfflineAminoSigner & OfflineDirectSigner
  const [account] = await signer.getAccounts()
  if (account === undefined) throw new Error('The wallet has no account')
  const hash = account.algo === 'ethsecp256k1' ? keccak256 : sha256
  const verify = (bytes: Uint8Array, signature: string) =>
    Secp256k1.verifySignature(
      Secp256k1Signature.fromFixedLength(Uint8Array.from(Buffer.from(signature, 'base64'))),
      hash(bytes),
      account.pubkey,
    )
  return { wallet, signer, account, verify, chainId }
}

const COIN = [{ denom: 'uatom', amount: '5' }]

test.each(['cosmoshub-4', 'osmosis-1', 'injective-1'])(
  'signs both kinds of documents on %s, as cosmjs reads them',
  async (chainId) => {
    const { signer, account, verify } = await setup(chainId)
    const fee = { gas: '200000', amount: COIN }
    const message = { type: 'cosmos-sdk/MsgSend', value: { to_address: 'x', memo: '<&>' } }
    const amino = makeAminoSignDoc([message], fee, chainId, 'a & b', 7, 8)
    const first = await signer.signAmino(account.address, amino)
    expect(first.signed).toEqual(amino)
    expect(await verify(serializeSignDoc(first.signed), first.signature.signature)).toBe(true)

    const authInfo = makeAuthInfoBytes([], COIN, 200_000, undefined, undefined)
    for (const accountNumber of [0, 127, 128, 70_000]) {
      const direct = makeSignDoc(Uint8Array.of(1, 2, 3), authInfo, chainId, accountNumber)
      const second = await signer.signDirect(account.address, direct)
      expect(await verify(makeSignBytes(second.signed), second.signature.signature)).toBe(true)
    }
  },
)

test('asks the user once for a chain, and again after the permission was taken back', async () => {
  const { wallet } = await setup()
  await wallet.keplr.getKey('cosmoshub-4')
  expect(wallet.asked.filter(({ prompted }) => prompted)).toHaveLength(1)
  wallet.disconnect()
  await wallet.keplr.getKey('cosmoshub-4')
  expect(wallet.asked.filter(({ prompted }) => prompted)).toHaveLength(2)
  await expect(wallet.keplr.enable('unknown-1')).rejects.toThrow('There is no chain info for unknown-1')
})

test.each([
  ['reject', { reject: ['signArbitrary'] }, 'rejected'],
  ['disconnected', { disconnected: true }, 'disconnected'],
] as const)('fails as the switch %s says', async (_, switches, message) => {
  const { wallet, account } = await setup()
  wallet.set(switches as never)
  await expect(wallet.keplr.signArbitrary('cosmoshub-4', account.address, 'x')).rejects.toThrow(message)
})

test('signs for the account in use only, on the chain that was named', async () => {
  const accounts = [`0x${'01'.repeat(32)}`, `0x${'02'.repeat(32)}`] as const
  const { wallet, signer, account } = await setup('cosmoshub-4', { accounts })
  const target = new EventTarget()
  wallet.selectAccount(1, target)
  const document = makeAminoSignDoc([], { gas: '1', amount: [] }, 'osmosis-1', '', 1, 1)
  await expect(signer.signAmino(account.address, document)).rejects.toThrow('Unmatched chain id')
  const right = { ...document, chain_id: 'cosmoshub-4' }
  await expect(signer.signAmino(account.address, right)).rejects.toThrow('Signer mismatched')
  wallet.selectAccount(1, target)
  wallet.set({ changesFee: true })
  expect((await signer.signAmino(account.address, right)).signed.fee.gas).toBe('2')
})

test('takes itself away from its pages', () => {
  const wallet = createCosmosTestWallet()
  const page: { okxwallet?: { keplr?: unknown } } = {}
  wallet.inject(page, 'okxwallet.keplr')
  expect(page.okxwallet?.keplr).toBe(wallet.keplr)
  wallet.destroy()
  expect(page.okxwallet).toEqual({})
})
