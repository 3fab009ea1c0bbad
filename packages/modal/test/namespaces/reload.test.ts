import { connect, createModal, switchNetwork } from '@foyer/modal-core'
import { memoryStorage } from '@foyer/modal-core/test'
import { createBitcoinTestWallet } from '@foyer/testing/bitcoin'
import { createCosmosTestWallet } from '@foyer/testing/cosmos'
import { createPolkadotTestWallet } from '@foyer/testing/polkadot'
import { createSolanaTestWallet } from '@foyer/testing/solana'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { bitcoinAdapter } from '../../src/bitcoin/bitcoinAdapter.ts'
import { cosmosAdapter } from '../../src/cosmos/cosmosAdapter.ts'
import {
  bitcoin,
  bitcoinTestnet4,
  cosmosHub,
  kusama,
  osmosis,
  polkadotAssetHub,
  solana,
  solanaDevnet,
} from '../../src/exports/networks.ts'
import { polkadotAdapter } from '../../src/polkadot/polkadotAdapter.ts'
import { solanaAdapter } from '../../src/solana/solanaAdapter.ts'

beforeEach(() => void vi.stubGlobal('window', new EventTarget()))
afterEach(() => void vi.unstubAllGlobals())

/** The second network of each namespace, which a new visitor is not on, and the wallet there. */
const SECOND = [
  { namespace: 'solana', connectorId: 'wallet-standard:Dev Wallet', network: solanaDevnet },
  { namespace: 'bip122', connectorId: 'FoyerTestWallet.BitcoinProvider', network: bitcoinTestnet4 },
  { namespace: 'polkadot', connectorId: 'injectedWeb3.dev-wallet', network: kusama },
  { namespace: 'cosmos', connectorId: 'keplr', network: osmosis },
] as const

/** A wallet for each, which stay where they are while the page is loaded again. */
function createWallets(storage: ReturnType<typeof memoryStorage>) {
  const parameters = { storage }
  return {
    storage,
    solanaWallet: createSolanaTestWallet(parameters),
    bitcoinWallet: createBitcoinTestWallet(parameters),
    polkadotWallet: createPolkadotTestWallet(parameters),
    cosmosWallet: createCosmosTestWallet(parameters),
  }
}

/** A page on four namespaces. */
async function visit({ storage, ...wallets }: ReturnType<typeof createWallets>) {
  const target = new EventTarget() as EventTarget & Record<string, unknown>
  wallets.bitcoinWallet.announce(target)
  wallets.polkadotWallet.inject(target)
  wallets.cosmosWallet.inject(target)
  const modal = createModal({
    networks: [solana, solanaDevnet, bitcoin, bitcoinTestnet4, polkadotAssetHub, kusama, cosmosHub, osmosis],
    adapters: [
      solanaAdapter({ target }),
      bitcoinAdapter({ target }),
      polkadotAdapter({ target }),
      cosmosAdapter({ target }),
    ],
    storage,
  })
  onTestFinished(modal.destroy)
  wallets.solanaWallet.announce(target)
  await Promise.resolve()
  return modal
}

test('each namespace comes back on its own network after a reload', async () => {
  const wallets = createWallets(memoryStorage())
  const first = await visit(wallets)
  for (const { namespace, connectorId, network } of SECOND) {
    await connect(first, { connectorId, namespace })
    await switchNetwork(first, { chainId: network.id, namespace })
  }
  const before = SECOND.map(({ namespace }) => first.state.accounts[namespace])
  first.destroy()
  const second = await visit(wallets)
  await vi.waitFor(() => {
    for (const [index, { namespace, network }] of SECOND.entries())
      expect(second.state.accounts[namespace]).toMatchObject({
        status: 'connected',
        chainId: network.id,
        address: Object(before[index]).address,
      })
  })
  expect(second.networks.active().id).toBe(osmosis.id)
})
