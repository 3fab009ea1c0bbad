import type { AppConfig } from '@foyer/presale/config'
import type { Page } from 'playwright'

/** Number of purchases of the account. Its other lists are empty. */
export const PURCHASES = 10_000

type Block = { number: bigint; timestamp: bigint }

export type AnswerIndexerParameters = {
  config: AppConfig
  /** The block that every answer takes in. */
  asOf: Block
}

/** Answers for the indexer at `/indexer` of the page's origin, page by page as it would. */
export async function answerIndexer(page: Page, { config, asOf }: AnswerIndexerParameters) {
  const [token] = config.tokens
  if (token === undefined) throw new Error('The sale accepts no token.')
  const at = { blockNumber: Number(asOf.number), timestamp: Number(asOf.timestamp) }
  await page.route('**/indexer/**', async (route) => {
    const { pathname, searchParams } = new URL(route.request().url())
    const start = Number(searchParams.get('cursor') ?? 0)
    const end = Math.min(start + Number(searchParams.get('limit')), total(pathname))
    const items = Array.from({ length: end - start }, (_, index) =>
      toPurchase(PURCHASES - start - index, token.address.toLowerCase(), at),
    )
    const nextCursor = end < total(pathname) ? String(end) : null
    await route.fulfill({ json: { asOf: at, items, nextCursor } })
  })
}

const total = (pathname: string) => (pathname.endsWith('/purchases') ? PURCHASES : 0)

const someone = `0x${'3c'.repeat(20)}`

const toPurchase = (id: number, payToken: string, position: object) => ({
  id: String(id).padStart(75, '0'),
  purchaseId: String(id),
  buyer: someone,
  inviter: someone,
  itemId: 1,
  quantity: 1,
  payToken,
  cost: String(60n * 10n ** 18n),
  yesAmount: String(1_000n * 10n ** 18n),
  price: String(6n * 10n ** 16n),
  reward: '0',
  transactionHash: `0x${id.toString(16).padStart(64, '0')}`,
  ...position,
})
