import { DownloadError } from '@foyer/site-kit/http'
import { queryOptions } from '@tanstack/react-query'
import type { Runtime } from '../../app/boot.ts'
import type { Purchase } from './readPurchase.ts'

/** The time that the picture may take, in milliseconds: nobody waits for it. */
const TIMEOUT = 15_000

/** The largest quantity and item that the indexer draws. */
const MAX_QUANTITY = 9_999
const LAST_ITEM = 2

/** The picture that a buyer can share, drawn by the indexer. */
export function purchasePictureQueryOptions({ config }: Runtime, purchase: Purchase, locale: string) {
  const { itemId, quantity } = purchase
  const { indexer } = config.endpoints
  const url = `${indexer}/v1/pictures/${locale}/purchase/${itemId}-${quantity}.png`
  return queryOptions({
    queryKey: ['purchasePicture', url],
    async queryFn() {
      const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) })
      if (!response.ok || response.headers.get('content-type') !== 'image/png')
        throw new DownloadError(`${url} could not be loaded.`, {
          details: [`HTTP status ${response.status}`],
        })
      return new File([await response.blob()], 'genesis.png', { type: 'image/png' })
    },
    enabled: indexer !== undefined && quantity <= MAX_QUANTITY && itemId <= LAST_ITEM,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
