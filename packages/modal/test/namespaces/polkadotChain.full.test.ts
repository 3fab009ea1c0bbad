/** Transactions of ecosystem libraries, signed by what a dapp gets, on the runtime of an Asset Hub. */
import { type PolkadotChain, startPolkadotChain } from '@foyer/harness/polkadot'
import { connect, createModal, getProvider, type PolkadotProvider } from '@foyer/modal-core'
import { memoryStorage } from '@foyer/modal-core/test'
import { createPolkadotTestWallet } from '@foyer/testing/polkadot'
import { getPolkadotSignerFromPjs } from '@polkadot-api/pjs-signer'
import { LegacyClient } from 'dedot'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { fromHex, toHex } from '../../src/encoding/hex.ts'
import { polkadotAdapter } from '../../src/polkadot/polkadotAdapter.ts'
import { createDedotProvider } from '../../src/test/createDedotProvider.ts'

let chain: PolkadotChain
beforeAll(async () => {
  chain = await startPolkadotChain()
})
afterAll(() => chain.stop())
beforeEach(() => void vi.stubGlobal('window', new EventTarget()))
afterEach(() => void vi.unstubAllGlobals())

const ADDRESS_PREFIX = 42

/** A page on the chain, with a wallet whose account has something there. */
async function setup() {
  const target = new EventTarget() as EventTarget & Record<string, unknown>
  const wallet = createPolkadotTestWallet({ storage: memoryStorage() })
  wallet.inject(target)
  const modal = createModal({
    networks: [
      {
        id: chain.genesisHash.slice(2, 34),
        name: 'Asset Hub of the test',
        chainNamespace: 'polkadot',
        ss58Prefix: ADDRESS_PREFIX,
        nativeCurrency: { name: 'Roc', symbol: 'ROC', decimals: 12 },
        rpcUrls: { default: { http: [] } },
      },
    ],
    adapters: [polkadotAdapter({ target })],
    storage: memoryStorage(),
  })
  onTestFinished(modal.destroy)
  const { address } = await connect(modal, { connectorId: 'injectedWeb3.dev-wallet' })
  await chain.endow([address], 10n ** 15n)
  const provider = (await getProvider(modal, { namespace: 'polkadot' })) as PolkadotProvider
  return { provider, wallet, address }
}

const metadata = async () => String(await chain.ask('state_getMetadata')) as `0x${string}`
const specVersion = async () => Object(await chain.ask('state_getRuntimeVersion')).specVersion as number

async function connectDedot() {
  const client = await LegacyClient.new({
    provider: createDedotProvider(chain.ask),
    // This runtime is older than the call that dedot asks for it.
    metadata: { [`RAW_META/${chain.genesisHash}/${await specVersion()}`]: await metadata() },
  })
  onTestFinished(() => client.disconnect())
  return client
}

/** The extrinsics of the newest block. */
async function newestExtrinsics(): Promise<readonly string[]> {
  await chain.newBlock()
  const { block } = Object(await chain.ask('chain_getBlock')) as { block: { extrinsics: string[] } }
  return block.extrinsics
}

test('the chain includes what dedot signs with the signer, and refuses it with one bit changed', async () => {
  const { provider, address } = await setup()
  const client = await connectDedot()
  const { signer } = provider
  const transaction = client.tx.system.remark('0x68656c6c6f')
  await transaction.sign(provider.address, { signer: signer as never })
  const signed = transaction.toHex()
  const tampered = withBitChanged(fromHex(signed))
  await expect(chain.ask('author_submitExtrinsic', [toHex(tampered)])).rejects.toThrow('badProof')
  await chain.ask('author_submitExtrinsic', [signed])
  expect(await newestExtrinsics()).toContain(signed)
  const account = Object(await client.query.system.account(address)) as { nonce: number }
  expect(account.nonce).toBe(1)
})

test('the chain includes what papi signs with the signer, and refuses it with one bit changed', async () => {
  const { provider } = await setup()
  const papi = getPolkadotSignerFromPjs(
    provider.address,
    provider.signer.signPayload as never,
    provider.signer.signRaw as never,
  )
  const { transactionVersion } = Object(await chain.ask('state_getRuntimeVersion'))
  const nonce = Number(await chain.ask('system_accountNextIndex', [provider.address]))
  const genesis = fromHex(chain.genesisHash)
  const none = new Uint8Array()
  const extension = (value = none, additionalSigned = none) => ({ value, additionalSigned })
  // The bytes that papi's client computes for a transaction that is valid for ever.
  const extensions = {
    CheckNonZeroSender: extension(),
    CheckSpecVersion: extension(none, toU32(await specVersion())),
    CheckTxVersion: extension(none, toU32(transactionVersion)),
    CheckGenesis: extension(none, genesis),
    CheckMortality: extension(Uint8Array.of(0), genesis),
    CheckNonce: extension(Uint8Array.of(nonce << 2)),
    CheckWeight: extension(),
    ChargeAssetTxPayment: extension(Uint8Array.of(0, 0)),
  }
  const named = Object.fromEntries(
    Object.entries(extensions).map(([identifier, one]) => [identifier, { identifier, ...one }]),
  )
  const client = await connectDedot()
  const remark = fromHex(client.tx.system.remark('0x68656c6c6f').callHex)
  const signed = await papi.signTx(remark, named, fromHex(await metadata()), 1)
  const tampered = withBitChanged(signed)
  await expect(chain.ask('author_submitExtrinsic', [toHex(tampered)])).rejects.toThrow('badProof')
  await chain.ask('author_submitExtrinsic', [toHex(signed)])
  expect(await newestExtrinsics()).toContain(toHex(signed))
})

/** The first half of a signature is before the call and a few bytes of extensions. */
const withBitChanged = (extrinsic: Uint8Array) =>
  extrinsic.with(extrinsic.length - 60, (extrinsic.at(-60) ?? 0) ^ 1)

const toU32 = (value: number) => new Uint8Array(Uint32Array.of(value).buffer)
