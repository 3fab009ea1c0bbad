import { makeSignDoc, serializeSignDoc } from '@cosmjs/amino'
import { Secp256k1, Secp256k1Signature, sha256 } from '@cosmjs/crypto'
import { formatMessage } from '@foyer/modal-core/siwx'
import { signInMessage } from '@foyer/modal-core/test'
import { createCosmosTestWallet } from '@foyer/testing/cosmos'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { expect, test } from 'vitest'
import { createSiwxServer } from '../../siwe/server/createSiwxServer.ts'
import { toSignedBytes } from '../adr36.ts'
import { cosmos } from './cosmos.ts'

const HUB = 'cosmos:cosmoshub-4'
const INJECTIVE = 'cosmos:injective-1'
const TEXT = 'Pay <b>5 & 6</b> “ÄÖ” 你好'

const fromBase64 = (text: string) => Uint8Array.from(Buffer.from(text, 'base64'))
const toBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

/** A wallet that has signed a sign-in on a chain. */
async function setup(chainId = HUB, secret = `0x${'07'.repeat(32)}` as `0x${string}`) {
  const wallet = createCosmosTestWallet({ accounts: [secret] })
  const reference = chainId.replace('cosmos:', '')
  await wallet.keplr.enable(reference)
  const [accountAddress = ''] = wallet.addresses(reference)
  const data = signInMessage({ accountAddress, chainId, statement: 'Sign in.' })
  const message = formatMessage(data)
  const { signature } = await wallet.keplr.signArbitrary(reference, accountAddress, message)
  return { wallet, data, message, signature, accountAddress, reference }
}

test('the document of a text is that of cosmjs, byte for byte', () => {
  const value = { signer: 'cosmos1x', data: toBase64(new TextEncoder().encode(TEXT)) }
  const fee = { gas: '0', amount: [] }
  const document = makeSignDoc([{ type: 'sign/MsgSignData', value }], fee, '', '', 0, 0)
  expect(toSignedBytes('cosmos1x', TEXT)).toEqual(serializeSignDoc(document))
})

test.each([HUB, INJECTIVE])(
  'accepts the account’s signature on %s, and that of 50 other keys',
  async (chainId) => {
    for (let index = 1; index <= 50; index++) {
      const secret = `0x${index.toString(16).padStart(64, '0')}` as const
      const { data, message, signature } = await setup(chainId, secret)
      expect(await cosmos().verify({ data, message, signature })).toBe(true)
      const changed = fromBase64(signature)
      changed[index] = (changed[index] ?? 0) ^ (1 << (index % 8))
      expect(await cosmos().verify({ data, message, signature: toBase64(changed) })).toBe(false)
    }
  },
)

test('cosmjs accepts what the server accepts, and the reverse', async () => {
  const { wallet, accountAddress, message, signature } = await setup()
  const { pubKey } = await wallet.keplr.getKey('cosmoshub-4')
  const digest = sha256(toSignedBytes(accountAddress, message))
  const fixed = Secp256k1Signature.fromFixedLength(fromBase64(signature))
  expect(await Secp256k1.verifySignature(fixed, digest, pubKey)).toBe(true)
  const { data } = await setup()
  const theirs = await Secp256k1.createSignature(digest, fromBase64(Buffer.alloc(32, 7).toString('base64')))
  const compact = toBase64(theirs.toFixedLength().subarray(0, 64))
  expect(await cosmos().verify({ data, message, signature: compact })).toBe(true)
})

test('refuses a key that does not hash to the address, another text, and the twin of a signature', async () => {
  const { wallet, data, message, signature, accountAddress, reference } = await setup()
  const verify = (text: string) => cosmos().verify({ data, message, signature: text })
  wallet.set({ otherKey: true })
  expect(await verify((await wallet.keplr.signArbitrary(reference, accountAddress, message)).signature)).toBe(
    false,
  )
  wallet.set({ otherKey: false, changesMessage: true })
  expect(await verify((await wallet.keplr.signArbitrary(reference, accountAddress, message)).signature)).toBe(
    false,
  )
  const { r, s } = secp256k1.Signature.fromBytes(fromBase64(signature), 'compact')
  const twin = new secp256k1.Signature(r, secp256k1.Point.Fn.ORDER - s).toBytes('compact')
  expect(await verify(toBase64(twin))).toBe(false)
  expect(await verify(toBase64(new Uint8Array(64)))).toBe(false)
  expect(await verify(toBase64(new Uint8Array(64).fill(255)))).toBe(false)
})

test('refuses a signature of Ethereum’s kind for an address of the other, and the reverse', async () => {
  const ethereum = await setup(INJECTIVE)
  const { data, message, accountAddress } = await setup()
  const keccak = await ethereum.wallet.keplr
  await keccak.experimentalSuggestChain({
    chainId: 'other-1',
    bech32Config: { bech32PrefixAccAddr: 'cosmos' },
    features: ['eth-key-sign'],
  })
  await keccak.enable('other-1')
  const [other = ''] = ethereum.wallet.addresses('other-1')
  const { signature } = await keccak.signArbitrary('other-1', other, message)
  expect(other).not.toBe(accountAddress)
  expect(await cosmos().verify({ data, message, signature })).toBe(false)
})

test.each([
  ['an address of another network', { accountAddress: 'osmo10xcqpzrky6eff2g52qdye53xkk9jxkvrfmfvk3' }],
  ['an address with a typing error', { accountAddress: 'cosmos10xcqpzrky6eff2g52qdye53xkk9jxkvrpq6uqq' }],
  ['an account of Ethereum', { accountAddress: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' }],
  ['a chain of another namespace', { chainId: 'polkadot:91b171bb158e2d3848fa23a9f1c25182' }],
])('reads no text with %s', async (_, differs) => {
  const { data } = await setup()
  expect(cosmos().parse(formatMessage(data))).toEqual({ ...data, resources: undefined })
  expect(cosmos().parse(formatMessage({ ...data, ...differs }))).toBeUndefined()
})

test('signs in at a server, once', async () => {
  const NOON = Date.parse('2026-11-21T12:00:00.000Z')
  const domain = 'app.example.org'
  const siwx = createSiwxServer({ domain, chainIds: [HUB], verifiers: [cosmos()], now: () => NOON })
  const ask = (path: string, body?: object) =>
    siwx.handle(
      new Request(`https://${domain}/siwx/${path}`, {
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      }),
    )
  const { wallet, data } = await setup()
  const { nonce } = (await (await ask('nonce')).json()) as { nonce: string }
  const message = formatMessage({ ...data, nonce })
  const { signature } = await wallet.keplr.signArbitrary('cosmoshub-4', data.accountAddress, message)
  const proof = { scheme: 'adr36', publicKey: 'nothing that counts' }
  const answer = await ask('verify', { message, signature, proof })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('set-cookie')).toContain('__Host-foyer-siwx-cosmos=')
  expect((await ask('verify', { message, signature })).status).not.toBe(200)
})
