import type { Adapter, Network } from '@foyer/modal-core'
import { memoryStorage, solana } from '@foyer/modal-core/test'
import { createCosmosTestWallet } from '@foyer/testing/cosmos'
import { createPolkadotTestWallet } from '@foyer/testing/polkadot'
import { createSolanaTestWallet } from '@foyer/testing/solana'
import { blockhash } from '@solana/kit'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { cosmosAdapter } from './cosmos/cosmosAdapter.ts'
import { createFoyer } from './createFoyer.ts'
import { cosmosHub, polkadotAssetHub } from './exports/networks.ts'
import { polkadotAdapter } from './polkadot/polkadotAdapter.ts'
import { signTransaction } from './solana/requests.ts'
import { solanaAdapter } from './solana/solanaAdapter.ts'
import { encodeTransfer } from './test/solanaTransfer.ts'

const LIFETIME = { blockhash: blockhash('1'.repeat(32)), lastValidBlockHeight: 1n }

type Failing = { network: object; adapter: Adapter; announce: () => void; destroy: () => void }

/** Wallets that fail, by the sentence that their user reads. */
const FAILING: Record<string, (target: EventTarget) => Failing> = {
  'dev-wallet blocks this site because it was declined before.': (target) => {
    const wallet = createPolkadotTestWallet({ switches: { blocked: true }, storage: memoryStorage() })
    return {
      network: polkadotAssetHub,
      adapter: polkadotAdapter({ target }),
      announce: () => wallet.inject(target),
      destroy: wallet.destroy,
    }
  },
  'Keplr gave no valid address on': (target) => {
    const wallet = createCosmosTestWallet({ switches: { otherNetwork: true }, storage: memoryStorage() })
    return {
      network: cosmosHub,
      adapter: cosmosAdapter({ target }),
      announce: () => wallet.inject(target),
      destroy: wallet.destroy,
    }
  },
  'Dev Wallet does not have solana:devnet.': (target) => {
    const wallet = createSolanaTestWallet({ chains: ['solana:mainnet'], storage: memoryStorage() })
    const adapter = solanaAdapter({ target })
    const { connect } = adapter
    // It asks for a transaction as soon as it is connected.
    adapter.connect = async (parameters) => {
      const { address: from } = await connect(parameters)
      const provider = await adapter.getProvider?.(parameters)
      if (provider === undefined) throw new Error('There is no provider')
      const transaction = encodeTransfer({ from, amount: 1n, lifetime: LIFETIME })
      await signTransaction({ ...provider, chain: 'solana:devnet' }, { transaction })
      throw new Error('The wallet has signed')
    }
    return { network: solana, adapter, announce: () => wallet.announce(target), destroy: wallet.destroy }
  },
}

test.each(Object.entries(FAILING))('the modal says “%s”', async (sentence, start) => {
  const target = new EventTarget()
  const { network, adapter, announce, destroy } = start(target)
  onTestFinished(destroy)
  const foyer = createFoyer({ networks: [network as Network], adapters: [adapter], storage: memoryStorage() })
  onTestFinished(foyer.destroy)
  announce()
  await adapter.discover?.()
  await expect.poll(() => foyer.state.connectors.list).toHaveLength(1)
  await foyer.open()
  await page.getByRole('button', { name: foyer.state.connectors.list[0]?.name }).click()
  await expect.element(page.getByText(new RegExp(`^${sentence}`))).toBeVisible()
})
