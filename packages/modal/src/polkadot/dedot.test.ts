import { connect, createModal, getProvider } from '@foyer/modal-core'
import { memoryStorage } from '@foyer/modal-core/test'
import { createPolkadotTestWallet } from '@foyer/testing/polkadot'
import assetHub from '@polkadot/types-support/metadata/v15/asset-hub-kusama-hex'
import { cryptoWaitReady, decodeAddress, signatureVerify } from '@polkadot/util-crypto'
import { LegacyClient } from 'dedot'
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { toHex } from '../encoding/hex.ts'
import { polkadotAssetHub } from '../exports/networks.ts'
import { createDedotProvider } from '../test/createDedotProvider.ts'
import { polkadotAdapter } from './polkadotAdapter.ts'

beforeAll(() => cryptoWaitReady())
beforeEach(() => void vi.stubGlobal('window', new EventTarget()))
afterEach(() => void vi.unstubAllGlobals())

const GENESIS = `0x${polkadotAssetHub.id}${'00'.repeat(16)}`
/** The metadata without the option and the length around it. */
const METADATA = `0x${assetHub.slice(12)}` as const
const VERSION = { specName: 'statemine', specVersion: 1, transactionVersion: 15, apis: [] }
const HEADER = {
  parentHash: GENESIS,
  number: '0x5',
  stateRoot: GENESIS,
  extrinsicsRoot: GENESIS,
  digest: { logs: [] },
}

/** A node as far as it is asked before a transaction is signed. */
const ANSWERS: Record<string, unknown> = {
  chain_getBlockHash: GENESIS,
  chain_getFinalizedHead: GENESIS,
  chain_getHeader: HEADER,
  chain_subscribeNewHeads: 'heads',
  chain_unsubscribeNewHeads: true,
  chain_subscribeFinalizedHeads: 'finalized',
  chain_unsubscribeFinalizedHeads: true,
  state_getRuntimeVersion: VERSION,
  state_subscribeRuntimeVersion: 'versions',
  state_unsubscribeRuntimeVersion: true,
  system_chain: 'Asset Hub',
  system_properties: {},
  rpc_methods: { methods: [] },
}

async function ask(method: string) {
  if (method in ANSWERS) return ANSWERS[method]
  throw new Error(`The node does not know ${method}`)
}

test('dedot signs a transaction with the signer that a dapp gets, and wasm-crypto verifies it', async () => {
  const target = new EventTarget() as EventTarget & Record<string, unknown>
  const wallet = createPolkadotTestWallet({ storage: memoryStorage() })
  wallet.inject(target)
  const adapters = [polkadotAdapter({ target })]
  const modal = createModal({ networks: [polkadotAssetHub], adapters, storage: memoryStorage() })
  onTestFinished(modal.destroy)
  await connect(modal, { connectorId: 'injectedWeb3.dev-wallet' })
  const provider = await getProvider(modal, { namespace: 'polkadot' })
  if (provider === undefined) throw new Error('There is no provider')
  const { address, signer } = provider

  const client = await LegacyClient.new({
    provider: createDedotProvider(ask),
    metadata: { [`RAW_META/${GENESIS}/1`]: METADATA },
  })
  onTestFinished(() => client.disconnect())
  const extrinsic = client.tx.system.remark('0x68656c6c6f')
  await extrinsic.sign(address, { signer: signer as never, nonce: 5 })
  const [{ params } = { params: [] }] = wallet.asked.filter(({ method }) => method === 'signPayload')
  expect(params).toMatchObject([{ address, genesisHash: GENESIS, blockHash: GENESIS }])

  // The kind of address and the key, the signature with its type, then what is signed of the transaction.
  const key = toHex(decodeAddress(address)).slice(2)
  const [, rest = ''] = extrinsic.toHex().split(`8400${key}01`)
  const signature = `0x01${rest.slice(0, 128)}`
  const call = extrinsic.callHex.slice(2)
  const extra = rest.slice(128, -call.length)
  const genesis = GENESIS.slice(2)
  const payload = `0x${call}${extra}010000000f000000${genesis}${genesis}00` as const
  expect(signatureVerify(payload, signature, address).isValid).toBe(true)
  expect(signatureVerify(`${payload}00`, signature, address).isValid).toBe(false)
})
