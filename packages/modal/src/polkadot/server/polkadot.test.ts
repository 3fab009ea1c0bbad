import type { SiwxMessage } from '@foyer/modal-core'
import { formatMessage } from '@foyer/modal-core/siwx'
import { signInMessage } from '@foyer/modal-core/test'
import { createPolkadotTestWallet, type PolkadotTestWalletOptions } from '@foyer/testing/polkadot'
import {
  cryptoWaitReady,
  ed25519PairFromSeed,
  ed25519Sign,
  encodeAddress,
  signatureVerify,
  sr25519PairFromSeed,
  sr25519Sign,
} from '@polkadot/util-crypto'
import { beforeAll, expect, test } from 'vitest'
import { createSiwxServer } from '../../siwe/server/createSiwxServer.ts'
import { polkadot } from './polkadot.ts'

beforeAll(() => cryptoWaitReady())

const HUB = 'polkadot:68d56f15f85d3136970ec16946040bc1'
const TYPES = ['sr25519', 'ed25519', 'ecdsa', 'ethereum'] as const
type Type = (typeof TYPES)[number]
type Hex = `0x${string}`

const toHex = (bytes: Uint8Array): Hex => `0x${Buffer.from(bytes).toString('hex')}`

/** A wallet that has signed a sign-in. */
async function setup(
  type: Type,
  options: PolkadotTestWalletOptions = {},
  differs: Partial<SiwxMessage> = {},
) {
  const secretKey: Hex = `0x${'07'.repeat(32)}`
  const wallet = createPolkadotTestWallet({ accounts: [{ secretKey, type }], ...options })
  const { signer } = await wallet.injected.enable()
  const [address = ''] = wallet.addresses
  const accountAddress = type === 'ethereum' ? address : encodeAddress(address, 0)
  const data = signInMessage({ accountAddress, chainId: HUB, statement: 'Sign in.', ...differs })
  const message = formatMessage(data)
  const { signature } = await signer.signRaw({ address, data: message, type: 'bytes' })
  return {
    wallet,
    address,
    data,
    message,
    signature,
    verify: (text: string) => polkadot().verify({ data, message, signature: text }),
  }
}

const FORMS = [
  {},
  { prefixedSignature: true },
  { bareMessage: true },
  { prefixedSignature: true, bareMessage: true },
]

test.each(TYPES.flatMap((type) => FORMS.map((switches) => [type, switches] as const)))(
  'accepts a signature of %s made with %j, and refuses each with one bit changed',
  async (type, switches) => {
    for (let index = 1; index <= 8; index++) {
      const secretKey: Hex = `0x${index.toString(16).padStart(64, '0')}`
      const { signature, verify } = await setup(type, { switches, accounts: [{ secretKey, type }] })
      expect(await verify(signature)).toBe(true)
      const bytes = Buffer.from(signature.slice(2), 'hex')
      const at = (index * 7) % 64
      bytes[at] = (bytes[at] ?? 0) ^ (1 << (index % 8))
      expect(await verify(toHex(bytes))).toBe(false)
    }
  },
)

test.each(['sr25519', 'ed25519'] as const)(
  'accepts what wasm-crypto signs by %s, and the reverse',
  async (type) => {
    for (let index = 1; index <= 20; index++) {
      const seed = new Uint8Array(32).fill(index)
      const pair = type === 'sr25519' ? sr25519PairFromSeed(seed) : ed25519PairFromSeed(seed)
      const data = signInMessage({ accountAddress: encodeAddress(pair.publicKey, 0), chainId: HUB })
      const message = formatMessage(data)
      const signature = toHex((type === 'sr25519' ? sr25519Sign : ed25519Sign)(message, pair))
      expect(await polkadot().verify({ data, message, signature })).toBe(true)
    }
    const { message, signature, address } = await setup(type)
    expect(signatureVerify(`<Bytes>${message}</Bytes>`, signature, address).isValid).toBe(true)
  },
)

test.each(TYPES)('refuses another key of %s, and another text', async (type) => {
  const other = await setup(type, { switches: { otherKey: true } })
  expect(await other.verify(other.signature)).toBe(false)
  const changed = await setup(type, { switches: { changesMessage: true } })
  expect(await changed.verify(changed.signature)).toBe(false)
})

test.each(['ed25519', 'sr25519'] as const)(
  'does not take a signature for one of another type than it says: %s',
  async (type) => {
    const { signature, verify } = await setup(type)
    const typeByte = type === 'ed25519' ? '00' : '01'
    const wrong = type === 'ed25519' ? '01' : '00'
    expect(await verify(`0x${typeByte}${signature.slice(2)}`)).toBe(true)
    expect(await verify(`0x${wrong}${signature.slice(2)}`)).toBe(false)
    expect(await verify(`0x02${signature.slice(2)}`)).toBe(false)
  },
)

test('refuses keys that everybody can sign for', async () => {
  // The identity of sr25519's group, and points of a small order of ed25519's.
  const points = ['00'.repeat(32), `01${'00'.repeat(31)}`, `ec${'ff'.repeat(30)}7f`]
  for (const point of points) {
    const key = Uint8Array.from(Buffer.from(point, 'hex'))
    const data = signInMessage({ accountAddress: encodeAddress(key, 0), chainId: HUB })
    const message = formatMessage(data)
    for (const r of points) {
      const signature = `0x${r}${'00'.repeat(32)}`
      expect(await polkadot().verify({ data, message, signature })).toBe(false)
      const marked = `0x${r}${'00'.repeat(31)}80`
      expect(await polkadot().verify({ data, message, signature: marked })).toBe(false)
    }
  }
})

test('reads no text with an address of another network, a typing error, or another namespace', async () => {
  const { data, address } = await setup('sr25519')
  const read = (differs: Partial<SiwxMessage>) => polkadot().parse(formatMessage({ ...data, ...differs }))
  expect(read({})).toEqual({ ...data, resources: undefined })
  expect(read({ accountAddress: address })).toBeUndefined()
  expect(read({ accountAddress: `${data.accountAddress.slice(0, -1)}1` })).toBeUndefined()
  expect(read({ accountAddress: 'GBRPYHIL2CI3FNQ4BXLFMNDLFJUNPU2HY3ZMFSHONUCEOASW7QC7OX2H' })).toBeUndefined()
  expect(read({ chainId: 'cosmos:cosmoshub-4' })).toBeUndefined()
  expect(read({ accountAddress: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' })).toMatchObject({
    accountAddress: '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266',
  })
})

test('signs in at a server, once', async () => {
  const NOON = Date.parse('2026-11-21T12:00:00.000Z')
  const domain = 'app.example.org'
  const siwx = createSiwxServer({ domain, chainIds: [HUB], verifiers: [polkadot()], now: () => NOON })
  const ask = (path: string, body?: object) =>
    siwx.handle(
      new Request(`https://${domain}/siwx/${path}`, {
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      }),
    )
  const { nonce } = (await (await ask('nonce')).json()) as { nonce: string }
  const { message, signature } = await setup('sr25519', {}, { nonce })
  const answer = await ask('verify', { message, signature })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('set-cookie')).toContain('__Host-foyer-siwx-polkadot=')
  expect((await ask('verify', { message, signature })).status).not.toBe(200)
})
