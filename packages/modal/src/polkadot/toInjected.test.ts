import { connect, createModal, getProvider, type PolkadotProvider, switchNetwork } from '@foyer/modal-core'
import { formatMessage } from '@foyer/modal-core/siwx'
import { memoryStorage, signInMessage } from '@foyer/modal-core/test'
import { createPolkadotTestWallet } from '@foyer/testing/polkadot'
import assetHub from '@polkadot/types-support/metadata/v15/asset-hub-kusama-hex'
import { blake2AsU8a, cryptoWaitReady, encodeAddress, signatureVerify } from '@polkadot/util-crypto'
import { getPolkadotSignerFromPjs } from '@polkadot-api/pjs-signer'
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { fromHex, toHex } from '../encoding/hex.ts'
import { kusama, polkadotAssetHub } from '../exports/networks.ts'
import { createPaired } from '../test/createPaired.ts'
import { polkadotAdapter } from './polkadotAdapter.ts'
import { polkadot } from './server/polkadot.ts'

beforeAll(() => cryptoWaitReady())
beforeEach(() => void vi.stubGlobal('window', new EventTarget()))
afterEach(() => void vi.unstubAllGlobals())

const ALL = ['polkadot_signMessage', 'polkadot_signTransaction']
const HUB = `polkadot:${polkadotAssetHub.id}`

type Params = { address: string; data: string; transactionPayload: object }
type Options = {
  methods?: readonly string[]
  answer?: () => unknown
  accounts?: readonly string[]
  isResumed?: boolean
}

/** A modal whose adapter has got a paired wallet, with keys of the test wallet. It signs the bytes that it gets. */
async function setup({ methods = ALL, answer, accounts, isResumed = false }: Options = {}) {
  const wallet = createPolkadotTestWallet({ prefix: 0, switches: { bareMessage: true } })
  const { signer } = await wallet.injected.enable()
  const [address = ''] = wallet.addresses
  let shared = accounts ?? [`${HUB}:${address}`]
  const paired = createPaired({
    namespace: 'polkadot',
    accounts: () => shared,
    methods,
    async answer(method, { data, transactionPayload }: Params) {
      if (answer) return answer()
      const { signature } =
        method === 'polkadot_signMessage'
          ? await signer.signRaw({ address, data })
          : await signer.signPayload(transactionPayload)
      return { signature }
    },
  })
  if (isResumed) paired.resume()
  const adapter = polkadotAdapter({ target: new EventTarget(), name: 'Tests' })
  const storage = memoryStorage()
  if (isResumed) storage.setItem('foyer.1.default.connected.polkadot', '["walletConnect"]')
  const modal = createModal({ networks: [polkadotAssetHub, kusama], adapters: [adapter], storage })
  onTestFinished(modal.destroy)
  adapter.addProvider?.(paired.source)
  const account = () => modal.state.accounts.polkadot
  const share = (next: readonly string[]) => {
    shared = next
    paired.change()
  }
  return { ...paired, modal, adapter, address, account, share }
}

async function setupConnected(options?: Options) {
  const one = await setup(options)
  await connect(one.modal, { connectorId: 'walletConnect' })
  const provider = (await getProvider(one.modal, { namespace: 'polkadot' })) as PolkadotProvider
  return { ...one, wallet: provider }
}

test('connects as an extension, follows the accounts of the session, and ends with it', async () => {
  const { wallet, address, account, share, provider } = await setupConnected()
  expect(account()).toMatchObject({ status: 'connected', address, chainId: polkadotAssetHub.id })
  expect(wallet).toMatchObject({ address, accounts: [{ address }] })
  const [other = ''] = createPolkadotTestWallet({
    prefix: 0,
    accounts: [{ secretKey: `0x${'09'.repeat(32)}` }],
  }).addresses
  share([`${HUB}:${other}`])
  expect(account()).toMatchObject({ address: other })
  await provider.disconnect()
  expect(account()).toEqual({ status: 'disconnected' })
})

test('takes up the session of the last visit, and begins none', async () => {
  const { account, address, connects, asked } = await setup({ isResumed: true })
  await vi.waitUntil(() => account().status === 'connected')
  expect(account()).toMatchObject({ address })
  expect([connects(), asked]).toEqual([0, []])
})

test('puts a text between marks, which the server accepts', async () => {
  const { adapter, address, asked } = await setupConnected()
  const data = signInMessage({ accountAddress: address, chainId: HUB })
  const message = formatMessage(data)
  const { signature } = Object(await adapter.signMessage?.({ message, address })) as { signature: string }
  expect(signatureVerify(`<Bytes>${message}</Bytes>`, signature, address).isValid).toBe(true)
  expect(await polkadot().verify({ data, message, signature })).toBe(true)
  expect(asked).toMatchObject([
    {
      chainId: HUB,
      method: 'polkadot_signMessage',
      params: { address, message: `<Bytes>${message}</Bytes>` },
    },
  ])
})

test('papi signs a transaction of Asset Hub’s own metadata by the paired wallet', async () => {
  const { wallet, address, asked } = await setupConnected()
  const { signPayload, signRaw } = wallet.signer
  const papi = getPolkadotSignerFromPjs(address, signPayload, signRaw)
  const genesis = fromHex(`0x${polkadotAssetHub.id}${'00'.repeat(16)}`)
  const none = new Uint8Array()
  const extension = (value = none, additionalSigned = none) => ({ value, additionalSigned })
  // The bytes that papi's client computes for a transaction that is valid for ever.
  const extensions = {
    CheckNonZeroSender: extension(),
    CheckSpecVersion: extension(none, Uint8Array.of(1, 0, 0, 0)),
    CheckTxVersion: extension(none, Uint8Array.of(15, 0, 0, 0)),
    CheckGenesis: extension(none, genesis),
    CheckMortality: extension(Uint8Array.of(0), genesis),
    CheckNonce: extension(Uint8Array.of(5 << 2)),
    CheckWeight: extension(),
    ChargeAssetTxPayment: extension(Uint8Array.of(0, 0)),
    CheckMetadataHash: extension(Uint8Array.of(0), Uint8Array.of(0)),
    StorageWeightReclaim: extension(),
    WeightReclaim: extension(),
  }
  const named = Object.fromEntries(
    Object.entries(extensions).map(([identifier, one]) => [identifier, { identifier, ...one }]),
  )
  const call = Uint8Array.from([0, 0, 20, ...new TextEncoder().encode('hello')])
  const signed = await papi.signTx(call, named, fromHex(assetHub), 1)
  const [{ params } = { params: undefined }] = asked
  const { transactionPayload } = Object(params) as { transactionPayload: { signedExtensions: string[] } }
  const order = transactionPayload.signedExtensions
  const parts = order.map((name) => named[name] ?? extension())
  const payload = Uint8Array.from([
    ...call,
    ...parts.flatMap(({ value }) => [...value]),
    ...parts.flatMap(({ additionalSigned }) => [...additionalSigned]),
  ])
  const bytes = payload.length > 256 ? blake2AsU8a(payload) : payload
  // An extrinsic: its length, version 4 with a signature, the kind of address and the key, then the signature with its type.
  const text = toHex(signed)
  const key = toHex(papi.publicKey).slice(2)
  const at = text.indexOf(`8400${key}01`) + `8400${key}`.length
  const signature = `0x${text.slice(at, at + 130)}`
  expect(signatureVerify(bytes, signature, address).isValid).toBe(true)
  expect(signatureVerify(Uint8Array.from([...bytes, 0]), signature, address).isValid).toBe(false)
  expect(asked[0]).toMatchObject({ chainId: HUB, method: 'polkadot_signTransaction', params: { address } })
})

test('leaves out accounts of another chain than the one in use, and a key of Stellar', async () => {
  const [address = ''] = createPolkadotTestWallet({ prefix: 0 }).addresses
  const stellar = 'GBRPYHIL2CI3FNQ4BXLFMNDLFJUNPU2HY3ZMFSHONUCEOASW7QC7OX2H'
  const accounts = [`${HUB}:${stellar}`, `polkadot:${kusama.id}:${address}`]
  const { modal, account } = await setup({ accounts })
  await expect(connect(modal, { connectorId: 'walletConnect' })).rejects.toThrow(
    'The wallet shared no account',
  )
  await switchNetwork(modal, { chainId: kusama.id })
  await connect(modal, { connectorId: 'walletConnect' })
  expect(account()).toMatchObject({ address: encodeAddress(address, 2) })
})

test('takes a signature without 0x, and refuses what is none', async () => {
  const good = await setupConnected({ answer: () => ({ signature: 'ab'.repeat(64) }) })
  const signed = await good.adapter.signMessage?.({ message: 'x', address: good.address })
  expect(signed).toMatchObject({ signature: `0x${'ab'.repeat(64)}` })
  for (const answer of [undefined, {}, { signature: 'zz' }, { signature: 7 }]) {
    const { adapter, address } = await setupConnected({ answer: () => answer })
    await expect(adapter.signMessage?.({ message: 'x', address })).rejects.toThrow(
      'answered without a signature',
    )
  }
})

test('does not ask for what the wallet has not granted', async () => {
  const { adapter, address, asked } = await setupConnected({ methods: [] })
  await expect(adapter.signMessage?.({ message: 'x', address })).rejects.toThrow(
    'cannot sign messages on Polkadot\nIt has no `polkadot_signMessage`',
  )
  expect(asked).toEqual([])
})
