import {
  coins,
  makeSignDoc as makeAminoSignDoc,
  type OfflineAminoSigner,
  serializeSignDoc,
} from '@cosmjs/amino'
import { Secp256k1, Secp256k1Signature, sha256 } from '@cosmjs/crypto'
import {
  makeAuthInfoBytes,
  makeSignBytes,
  makeSignDoc,
  type OfflineDirectSigner,
  type OfflineSigner,
  Registry,
} from '@cosmjs/proto-signing'
import { SigningStargateClient } from '@cosmjs/stargate'
import { type CosmosProvider, connect, createModal, getProvider, switchNetwork } from '@foyer/modal-core'
import { formatMessage } from '@foyer/modal-core/siwx'
import { memoryStorage, signInMessage } from '@foyer/modal-core/test'
import { createCosmosTestWallet } from '@foyer/testing/cosmos'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { fromBase64, toBase64 } from '../encoding/base64.ts'
import { cosmosHub, osmosis } from '../exports/networks.ts'
import { createPaired } from '../test/createPaired.ts'
import { cosmosAdapter } from './cosmosAdapter.ts'
import { cosmos } from './server/cosmos.ts'

beforeEach(() => void vi.stubGlobal('window', new EventTarget()))
afterEach(() => void vi.unstubAllGlobals())

const HUB = 'cosmoshub-4'
const ALL = ['cosmos_getAccounts', 'cosmos_signDirect', 'cosmos_signAmino']

type Signed = { signed: Record<string, unknown>; signature: { signature: string } }
type Params = { signerAddress: string; signDoc: Record<string, string> }
type Options = {
  methods?: readonly string[]
  isQuiet?: boolean
  answer?: (method: string) => unknown
  accounts?: readonly string[]
}

/** A modal whose adapter has got a paired wallet, with keys of the test wallet. `isQuiet`: it does not say what it signed. */
async function setup({ methods = ALL, isQuiet = false, answer, accounts }: Options = {}) {
  const { keplr, addresses } = createCosmosTestWallet({ switches: { changesFee: !isQuiet } })
  await keplr.enable([HUB, 'osmosis-1'])
  const [address = ''] = addresses()
  const [osmo = ''] = addresses('osmosis-1')
  const { pubKey } = await keplr.getKey(HUB)
  const signer = keplr.getOfflineSigner(HUB)

  async function sign(method: string, { signerAddress, signDoc }: Params): Promise<Signed> {
    if (method === 'cosmos_signAmino') return signer.signAmino(signerAddress, signDoc)
    const document = {
      ...signDoc,
      bodyBytes: fromBase64(signDoc.bodyBytes),
      authInfoBytes: fromBase64(signDoc.authInfoBytes),
      accountNumber: BigInt(signDoc.accountNumber ?? ''),
    }
    return { ...(await signer.signDirect(signerAddress, document)), signed: signDoc }
  }

  const paired = createPaired({
    namespace: 'cosmos',
    accounts: () => accounts ?? [`cosmos:${HUB}:${address}`, `cosmos:osmosis-1:${osmo}`],
    methods,
    async answer(method, params) {
      if (answer) return answer(method)
      if (method === 'cosmos_getAccounts') return [{ algo: 'secp256k1', address, pubkey: toBase64(pubKey) }]
      const { signature, signed } = await sign(method, params)
      return isQuiet ? { signature } : { signature, signed }
    },
  })
  const adapter = cosmosAdapter({ target: new EventTarget() })
  const modal = createModal({ networks: [cosmosHub, osmosis], adapters: [adapter], storage: memoryStorage() })
  onTestFinished(modal.destroy)
  adapter.addProvider?.(paired.source)
  const connecting = connect(modal, { connectorId: 'walletConnect' })
  const account = () => modal.state.accounts.cosmos
  return { ...paired, modal, adapter, address, osmo, pubKey, connecting, account }
}

async function setupConnected(options?: Options) {
  const one = await setup(options)
  await one.connecting
  const provider = (await getProvider(one.modal, { namespace: 'cosmos' })) as CosmosProvider
  return { ...one, wallet: provider }
}

const verify = async (signature: string, bytes: Uint8Array, key: Uint8Array) =>
  Secp256k1.verifySignature(
    Secp256k1Signature.fromFixedLength(fromBase64(signature) ?? new Uint8Array()),
    sha256(bytes),
    key,
  )

test('connects with the address of the network, goes to another chain, and ends with the session', async () => {
  const { modal, provider, address, osmo, account, asked } = await setupConnected()
  expect(account()).toMatchObject({ status: 'connected', address, chainId: HUB })
  await switchNetwork(modal, { chainId: 'osmosis-1' })
  expect(account()).toMatchObject({ address: osmo, chainId: 'osmosis-1' })
  expect(asked).toEqual([])
  await provider.disconnect()
  await vi.waitUntil(() => account().status === 'disconnected')
})

test('says which key signs, and signs both kinds of documents, as cosmjs reads them', async () => {
  const { wallet, address, pubKey, asked } = await setupConnected()
  expect(await wallet.getKey(HUB)).toMatchObject({ bech32Address: address, pubKey, algo: 'secp256k1' })
  const signer = (await wallet.getOfflineSigner(HUB)) as OfflineAminoSigner & OfflineDirectSigner
  const amino = makeAminoSignDoc([], { gas: '1', amount: coins(5, 'uatom') }, HUB, '<memo>', 7, 8)
  const first = await signer.signAmino(address, amino)
  expect(first.signed.fee.gas).toBe('2')
  expect(await verify(first.signature.signature, serializeSignDoc(first.signed), pubKey)).toBe(true)

  const authInfo = makeAuthInfoBytes([], coins(5, 'uatom'), 200_000, undefined, undefined)
  const direct = makeSignDoc(Uint8Array.of(1, 2, 3), authInfo, HUB, 70_000)
  const second = await signer.signDirect(address, direct)
  expect(second.signed).toEqual(direct)
  expect(await verify(second.signature.signature, makeSignBytes(second.signed), pubKey)).toBe(true)
  expect(asked.at(-1)).toMatchObject({
    chainId: 'cosmos:cosmoshub-4',
    method: 'cosmos_signDirect',
    params: { signDoc: { accountNumber: '70000', bodyBytes: 'AQID' } },
  })
})

test('takes the document that was asked for where the wallet does not say what it signed', async () => {
  const { wallet, address } = await setupConnected({ isQuiet: true })
  const signer = (await wallet.getOfflineSignerOnlyAmino(HUB)) as OfflineAminoSigner
  const amino = makeAminoSignDoc([], { gas: '1', amount: [] }, HUB, '', 7, 8)
  expect((await signer.signAmino(address, amino)).signed).toEqual(amino)
})

test('cosmjs’ client signs a transfer with the paired wallet, and with one of the page', async () => {
  const paired = await setupConnected({ isQuiet: true })
  const keplr = createCosmosTestWallet().keplr
  await keplr.enable(HUB)
  const signers = [await paired.wallet.getOfflineSigner(HUB), keplr.getOfflineSigner(HUB)]
  for (const signer of signers) {
    const client = await SigningStargateClient.offline(signer as unknown as OfflineSigner)
    const value = { fromAddress: paired.address, toAddress: paired.address, amount: coins(7, 'uatom') }
    const raw = await client.sign(
      paired.address,
      [{ typeUrl: '/cosmos.bank.v1beta1.MsgSend', value }],
      { amount: coins(5, 'uatom'), gas: '200000' },
      'a memo',
      { accountNumber: 7n, sequence: 8, chainId: HUB },
    )
    const document = makeSignDoc(raw.bodyBytes, raw.authInfoBytes, HUB, 7)
    const signature = toBase64(raw.signatures[0] ?? new Uint8Array())
    expect(await verify(signature, makeSignBytes(document), paired.pubKey)).toBe(true)
    const body = new Registry().decodeTxBody(raw.bodyBytes)
    expect(body.memo).toBe('a memo')
  }
})

test('signs in with the document of a text, which the server accepts', async () => {
  const { adapter, address } = await setupConnected({ isQuiet: true })
  const data = signInMessage({ accountAddress: address, chainId: `cosmos:${HUB}` })
  const message = formatMessage(data)
  const answer = await adapter.signMessage?.({ message, address })
  const { signature } = Object(answer) as { signature: string }
  expect(await cosmos().verify({ data, message, signature })).toBe(true)
})

test('shares no account of a network that the session has not, nor one with a typing error', async () => {
  const { addresses } = createCosmosTestWallet()
  const [address = ''] = addresses()
  const wrong = `${address.slice(0, -1)}${address.endsWith('q') ? 'p' : 'q'}`
  for (const accounts of [[`cosmos:osmosis-1:${address}`], [`cosmos:${HUB}:${wrong}`]]) {
    const { connecting, account } = await setup({ accounts })
    await expect(connecting).rejects.toThrow('Unsupported chain')
    expect(account()).toEqual({ status: 'disconnected' })
  }
})

test('refuses an address of another network under the chain of this one', async () => {
  const [osmo = ''] = createCosmosTestWallet().addresses('osmosis-1')
  const { connecting } = await setup({ accounts: [`cosmos:${HUB}:${osmo}`] })
  await expect(connecting).rejects.toThrow('an address of another network')
})

test.each([
  [undefined],
  [{ signature: 'x' }],
  [{ signature: { signature: 'AA==', pub_key: {} } }],
  [{ signature: { signature: toBase64(new Uint8Array(64)) } }],
])('refuses %j in place of a signature', async (answer) => {
  const { wallet, address } = await setupConnected({ answer: () => answer })
  await expect(wallet.signArbitrary(HUB, address, 'x')).rejects.toThrow('answered without a signature')
})

test.each([[[]], [[{ address: 'x' }]], [7]])('refuses %j in place of keys', async (answer) => {
  const { wallet } = await setupConnected({ answer: () => answer })
  await expect(wallet.getKey(HUB)).rejects.toThrow('answered without the key of its account')
})

test('does not ask for what the wallet has not granted', async () => {
  const { wallet, address, asked } = await setupConnected({ methods: ['cosmos_getAccounts'] })
  await expect(wallet.signArbitrary(HUB, address, 'x')).rejects.toThrow(
    'cannot sign messages on Cosmos\nIt has no `cosmos_signAmino`',
  )
  expect(asked).toEqual([])
})
