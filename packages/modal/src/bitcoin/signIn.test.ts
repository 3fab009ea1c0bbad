import { connect, createModal, type SiwxMessage, signIn } from '@foyer/modal-core'
import { formatMessage } from '@foyer/modal-core/siwx'
import { createFakeSiwx, memoryStorage } from '@foyer/modal-core/test'
import { type BitcoinTestWalletOptions, createBitcoinTestWallet } from '@foyer/testing/bitcoin'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { bitcoin, bitcoinTestnet4 } from '../networks/bitcoin.ts'
import { createSiwxServer } from '../siwe/server/createSiwxServer.ts'
import { evm } from '../siwe/server/evm.ts'
import { bitcoinAdapter } from './bitcoinAdapter.ts'
import { readSignIn } from './readSignIn.ts'
import { bitcoin as bitcoinVerifier } from './server/bitcoin.ts'

beforeEach(() => void vi.stubGlobal('window', new EventTarget()))
afterEach(() => void vi.unstubAllGlobals())

const DOMAIN = 'app.example.org'
const MAINNET = `bip122:${bitcoin.id}`
const NOON = Date.parse('2026-11-21T12:00:00.000Z')

/** A server for Bitcoin, and the fields of a sign-in with a nonce of it. */
function createServer(chainIds: readonly string[] = [MAINNET]) {
  const { handle, getSessions } = createSiwxServer({
    domain: DOMAIN,
    chainIds,
    verifiers: [evm(), bitcoinVerifier()],
    now: () => NOON,
  })
  const ask = (path: string, body?: object) =>
    handle(
      new Request(`https://${DOMAIN}/siwx/${path}`, body && { method: 'POST', body: JSON.stringify(body) }),
    )
  const fieldsOf = async (accountAddress: string, chainId = MAINNET): Promise<SiwxMessage> => ({
    accountAddress,
    chainId,
    domain: DOMAIN,
    uri: `https://${DOMAIN}`,
    version: '1',
    nonce: (await (await ask('nonce')).json()).nonce,
    issuedAt: new Date(NOON).toISOString(),
  })
  async function verify(message: string, signature: string) {
    const response = await ask('verify', { message, signature })
    return { status: response.status, body: await response.json(), response }
  }
  return { fieldsOf, verify, getSessions }
}

/** A modal whose wallet is connected. */
async function setup(options: BitcoinTestWalletOptions = {}) {
  const target = new EventTarget()
  const storage = memoryStorage()
  const wallet = createBitcoinTestWallet({ storage, ...options })
  wallet.announce(target)
  const { feature, sessions } = createFakeSiwx({ required: false })
  const adapter = bitcoinAdapter({ target, purposes: ['payment', 'ordinals'] })
  const modal = createModal({
    networks: [bitcoin, bitcoinTestnet4],
    adapters: [adapter],
    storage,
    siwx: feature,
  })
  onTestFinished(() => {
    modal.destroy()
    wallet.destroy()
  })
  await connect(modal, { connectorId: modal.state.connectors.list[0]?.id ?? '' })
  const sign = async (message: string, address: string) => {
    const signed = await adapter.signMessage?.({ message, address })
    return typeof signed === 'object' ? signed : { signature: '' }
  }
  return { wallet, modal, sessions, sign }
}

test('signs in with the account that is connected, and says how it has signed', async () => {
  const { modal, wallet, sessions } = await setup()
  await vi.waitUntil(() => modal.state.siwx.current.status === 'signedOut')
  await signIn(modal)
  const [address] = wallet.addresses
  expect(modal.state.siwx.current).toMatchObject({
    status: 'signedIn',
    accountAddress: address,
    chainId: MAINNET,
  })
  expect(sessions).toMatchObject([{ proof: { scheme: 'bip322' } }])
  expect(sessions[0]?.message).toContain('wants you to sign in with your Bitcoin account:\n')
  expect(sessions[0]?.message).toContain(`\nChain ID: ${MAINNET}\n`)
})

describe.each(['p2pkh', 'p2sh', 'p2wpkh'] as const)('an account of %s', (paymentType) => {
  test('signs in on the server, and only with its own signature of that text', async () => {
    const { fieldsOf, verify, getSessions } = createServer()
    const { wallet, sign } = await setup({ paymentType })
    for (const address of wallet.addresses) {
      const text = formatMessage(await fieldsOf(address))
      const { signature } = await sign(text, address)
      const refused = await verify(text.replace(DOMAIN, 'other.example.org'), signature)
      expect(refused).toMatchObject({ status: 401, body: { error: { reason: 'domain' } } })
      const other = formatMessage(await fieldsOf(address))
      expect((await verify(other, signature)).body).toMatchObject({ error: { reason: 'signature' } })
      const { status, response } = await verify(text, signature)
      expect(status).toBe(200)
      const cookie = response.headers.getSetCookie()[0] ?? ''
      expect(cookie).toContain('__Host-foyer-siwx-bip122=')
      expect(await getSessions(cookie.split(';')[0])).toMatchObject([
        { data: { accountAddress: address, chainId: MAINNET } },
      ])
    }
  })
})

test('refuses a signature of another key', async () => {
  const { fieldsOf, verify } = createServer()
  const { wallet, sign } = await setup({ switches: { otherKey: true } })
  for (const address of wallet.addresses) {
    const text = formatMessage(await fieldsOf(address))
    const { signature } = await sign(text, address)
    expect((await verify(text, signature)).body).toMatchObject({ error: { reason: 'signature' } })
  }
})

test('refuses an address of another network, and a chain that is not the server’s', async () => {
  const testnet = `bip122:${bitcoinTestnet4.id}`
  const { fieldsOf, verify } = createServer([MAINNET, testnet])
  const { wallet, sign } = await setup()
  const [address = ''] = wallet.addresses
  const text = formatMessage(await fieldsOf(address, testnet))
  const { signature } = await sign(text, address)
  expect((await verify(text, signature)).body).toMatchObject({ error: { reason: 'signature' } })
  const strict = createServer()
  const other = formatMessage(await strict.fieldsOf(address, testnet))
  expect((await strict.verify(other, signature)).body).toMatchObject({ error: { reason: 'chain' } })
})

test('reads its own text alone, in one way', () => {
  const message: SiwxMessage = {
    accountAddress: 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l',
    chainId: MAINNET,
    domain: DOMAIN,
    uri: `https://${DOMAIN}`,
    version: '1',
    nonce: '0123456789',
    issuedAt: new Date(NOON).toISOString(),
  }
  const text = formatMessage(message)
  expect(readSignIn(text)).toMatchObject(message)
  expect(readSignIn(formatMessage({ ...message, statement: 'Hello.' }))).toMatchObject({
    statement: 'Hello.',
  })
  const others = [
    `${text}\n`,
    text.replace('Bitcoin', 'Ethereum'),
    text.replace('bip122:', ''),
    text.replace('bip122:', 'bip122:0'),
    text.replace('\n\n\n', '\n\n'),
  ]
  expect(others.map(readSignIn)).toEqual(others.map(() => undefined))
})

test.each(['', 'text', 'AA==', 'A'.repeat(201)])('a signature is not %s', (text) => {
  expect(bitcoinVerifier().isSignature(text)).toBe(false)
})
