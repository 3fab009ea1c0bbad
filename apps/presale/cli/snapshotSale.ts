import { presaleLensAbi } from '@foyer/presale-contracts'
import { createPublicClient, fallback, http, zeroAddress } from 'viem'
import type { AppConfig } from '../src/config/schema.ts'
import type { SaleSnapshot } from '../src/features/presale/saleSnapshot.ts'
import { saleState } from '../src/features/presale/saleState.ts'
import { formatUsd } from '../src/format/amount.ts'
import { formatUtc } from '../src/format/time.ts'
import { en } from '../src/locales/en.ts'

/**
 * Reads the sale for `/sale.json`, with which the page shows a price before it has read the chain.
 *
 * @returns `undefined` unless everybody can buy: only then is there one price for all
 */
export async function snapshotSale({ chain, contracts }: AppConfig): Promise<SaleSnapshot | undefined> {
  const client = createPublicClient({
    transport: fallback(
      chain.rpcUrls.map((url) => http(url, { retryCount: 0 })),
      { retryCount: 1 },
    ),
  })
  const view = await client.readContract({
    address: contracts.presaleLens,
    abi: presaleLensAbi,
    functionName: 'home',
    args: [zeroAddress],
  })
  if (saleState(view) !== 'public') return undefined
  const block = Number(view.blockNumber)
  const asOf = Number(view.timestamp)
  return {
    asOf,
    block,
    price: String(view.price),
    nextPrice: String(view.nextPrice),
    nextPriceAt: Number(view.nextPriceAt),
    texts: {
      price: formatUsd('en', view.price),
      nextPrice: formatUsd('en', view.nextPrice),
      asOf: en.home.snapshot
        .replace('{{date}}', formatUtc('en', asOf))
        .replace('{{block}}', block.toLocaleString('en')),
    },
  }
}
