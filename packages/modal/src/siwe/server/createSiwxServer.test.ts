import { generateKeyPairSync, sign } from 'node:crypto'
import type { SiwxMessage, SolanaProvider } from '@foyer/modal-core'
import { formatMessage } from '@foyer/modal-core/siwx'
import { createSolanaTestWallet, type SolanaTestWalletOptions } from '@foyer/testing/solana'
import { ED25519_TORSION_SUBGROUP } from '@noble/curves/ed25519.js'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { toBase58 } from '../../encoding/base58.ts'
import { isSmallOrder } from '../../solana/server/isSmallOrder.ts'
import { solana } from '../../solana/server/solana.ts'
import { signText } from '../../solana/signText.ts'
import { type CreateSiwxServerParameters, createSiwxServer } from './createSiwxServer.ts'
import { evm } from './evm.ts'
import { memoryStore } from './memoryStore.ts'

const DOMAIN = 'app.example.org'
const MAINNET = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const DEVNET = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const NOON = Date.parse('2026-11-21T12:00:00.000Z')

/** A server for both namespaces, and a browser's half that keeps its cookies. */
function setup(options: Partial<CreateSiwxServerParameters<'store'>> = {}) {
  const siwx = createSiwxServer({
    domain: DOMAIN,
    chainIds: ['eip155:56', MAINNET],
    verifiers: [evm(), solana()],
    now: () => NOON,
    ...options,
  })
  const jar = new Map<string, string>()
  const cookie = () => [...jar].map((pair) => pair.join('=')).join('; ')

  async function ask(path: string, body?: object) {
    const post = { method: 'POST', body: JSON.stringify(body) }
    const response = await siwx.handle(
      new Request(`https://${DOMAIN}/siwx/${path}`, { headers: { cookie: cookie() }, ...(body && post) }),
    )
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return { status: response.status, body: await response.json() }
  }

  const fieldsOf = async (accountAddress: string, chainId: string): Promise<SiwxMessage> => ({
    accountAddress,
    chainId,
    domain: DOMAIN,
    uri: `https://${DOMAIN}`,
    version: '1',
    nonce: (await ask('nonce')).body.nonce,
    issuedAt: new Date(NOON).toISOString(),
  })
  const verify = (message: string, signature: string | undefined) => ask('verify', { message, signature })
  return { siwx, jar, cookie, ask, fieldsOf, verify }
}

/** A connected account, which signs with another library than the server verifies with. */
async function connectWallet(options?: SolanaTestWalletOptions) {
  const wallet = createSolanaTestWallet(options)
  await (wallet.wallet.features['standard:connect'] as { connect: () => Promise<unknown> }).connect()
  const [account] = wallet.wallet.accounts
  if (account === undefined) throw new Error('The wallet has no account')
  const provider: SolanaProvider = { wallet: wallet.wallet, account, chain: 'solana:mainnet' }
  return {
    ...wallet,
    address: account.address,
    signText: async (text: string) => (await signText(provider, text)).signature,
  }
}

async function signIn({ fieldsOf, verify }: ReturnType<typeof setup>, differs: Partial<SiwxMessage> = {}) {
  const wallet = await connectWallet()
  const text = formatMessage({ ...(await fieldsOf(wallet.address, MAINNET)), ...differs })
  const signature = await wallet.signText(text)
  return { ...(await verify(text, signature)), text, signature, address: wallet.address }
}

test('keeps a session of each namespace, and ends that of one account', async () => {
  const server = setup()
  const { siwx, jar, cookie, ask, fieldsOf, verify } = server
  const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
  const text = formatMessage(await fieldsOf(account.address, 'eip155:56'))
  expect(await verify(text, await account.signMessage({ message: text }))).toMatchObject({ status: 200 })
  const solana = await signIn(server)
  expect(solana).toMatchObject({
    status: 200,
    body: { session: { data: { accountAddress: solana.address, chainId: MAINNET } } },
  })
  expect([...jar.keys()]).toEqual(['__Host-foyer-siwe', '__Host-foyer-siwx-solana'])
  expect(await siwx.getSessions(cookie())).toMatchObject([{ message: text }, { message: solana.text }])

  await ask('logout', { accountAddress: solana.address })
  expect((await ask('session')).body.sessions).toMatchObject([{ message: text }])
  await ask('logout', {})
  expect((await ask('session')).body).toEqual({ sessions: [] })
  expect([...jar.keys()]).toEqual([])
})

test('accepts what a key of OpenSSL signs', async () => {
  const { fieldsOf, verify } = setup()
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const address = toBase58(Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url'))
  const text = formatMessage({ ...(await fieldsOf(address, MAINNET)), statement: 'Hello.' })
  const answer = await verify(text, toBase58(sign(null, Buffer.from(text), privateKey)))
  expect(answer.status).toBe(200)
})

test('reads the chain as wallets write it, and the same text in no other way', () => {
  const text = (chain: string, gap = '\n\n') =>
    `${DOMAIN} wants you to sign in with your Solana account:\n${'2'.repeat(44)}${gap}URI: https://${DOMAIN}\nVersion: 1\nChain ID: ${chain}\nNonce: 12345678\nIssued At: 2026-11-21T12:00:00.000Z`
  const { parse } = solana()
  expect(parse(text('solana:devnet'))?.chainId).toBe(DEVNET)
  expect(parse(text('mainnet'))?.chainId).toBe(MAINNET)
  for (const changed of [
    text('56'),
    text('mainnet', '\n\n\n'),
    `${text('mainnet')}\n`,
    text('mainnet').replaceAll('\n', '\r\n'),
  ])
    expect(parse(changed)).toBeUndefined()
})

test('accepts a text that was signed as an off-chain message, and none of another account', async () => {
  const { fieldsOf, verify } = setup()
  const wallet = await connectWallet({ switches: { missing: ['solana:signMessage'] } })
  const text = formatMessage(await fieldsOf(wallet.address, MAINNET))
  const signature = await wallet.signText(text)
  expect(wallet.asked.at(-1)?.feature).toBe('solana:signOffchainMessage')
  const other = text.replace(wallet.address, '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM')
  expect((await verify(other, signature)).body).toMatchObject({ error: { reason: 'signature' } })
  expect(await verify(text, signature)).toMatchObject({ status: 200 })
})

test('finds no session that a server of another domain keeps in the same store', async () => {
  const store = memoryStore({ now: () => NOON })
  const server = setup({ store })
  await signIn(server)
  expect(await server.siwx.getSessions(server.cookie())).toHaveLength(1)
  const other = setup({ store, domain: 'other.example.org' })
  expect(await other.siwx.getSessions(server.cookie())).toEqual([])
})

describe('refuses', () => {
  test.each([
    ['another domain', { domain: 'other.example.org' }, 'domain'],
    ['a page elsewhere', { uri: 'https://other.example.org' }, 'uri'],
    ['a chain that is not accepted', { chainId: DEVNET }, 'chain'],
    ['a nonce of somebody else', { nonce: '0'.repeat(48) }, 'nonce'],
    ['a message that has expired', { expirationTime: '2026-11-21T11:59:59.000Z' }, 'expired'],
    [
      'the account of another key',
      { accountAddress: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM' },
      'signature',
    ],
  ])('%s', async (_, differs, reason) => {
    expect((await signIn(setup(), differs)).body).toMatchObject({ error: { reason } })
  })

  test('another text, another key, the signature of a wallet of EVM, and a nonce that was used', async () => {
    const server = setup()
    const { fieldsOf, verify } = server
    const wallet = await connectWallet()
    const text = formatMessage(await fieldsOf(wallet.address, MAINNET))
    const signature = await wallet.signText(text)
    const reasonOf = async (...signed: Parameters<typeof verify>) =>
      (await verify(...signed)).body.error?.reason
    expect(await reasonOf(text.replace('Version: 1', 'Version: 1\u200b'), signature)).toBe('message')
    expect(
      await reasonOf(text.replace(/Issued At: .*/, 'Issued At: 2026-11-21T12:00:01.000Z'), signature),
    ).toBe('signature')
    wallet.set({ otherKey: true })
    expect(await reasonOf(text, await wallet.signText(text))).toBe('signature')
    expect(await reasonOf(text, `0x${'11'.repeat(65)}`)).toBe('body')
    expect(await reasonOf(text, signature)).toBeUndefined()
    expect(await reasonOf(text, signature)).toBe('nonce')
  })

  test('keys for which anybody can sign', async () => {
    for (const hex of ED25519_TORSION_SUBGROUP) expect(isSmallOrder(Buffer.from(hex, 'hex'))).toBe(true)
    const { fieldsOf, verify } = setup()
    // The signature of all zeros is valid for one text in four of this key.
    const text = formatMessage(await fieldsOf('1'.repeat(32), MAINNET))
    const identity = Buffer.concat([Buffer.from([1]), Buffer.alloc(63)])
    expect((await verify(text, toBase58(identity))).body).toMatchObject({ error: { reason: 'signature' } })
  })
})
