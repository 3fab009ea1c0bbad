import { shortenAddress } from '@foyer/site-kit/format'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type Address, getAddress } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import type { HomeView } from '../../chain/homeQuery.ts'
import { type Supply, saleQueryOptions } from '../../chain/saleQuery.ts'
import { formatAge } from '../../format/age.ts'
import { numberFormat } from '../../format/formats.ts'
import { formatUtc } from '../../format/time.ts'
import { ItemArt } from '../../ui/ItemArt.tsx'
import { useInView } from '../../ui/useInView.ts'
import { itemName } from '../buy/itemName.ts'
import { nameQueryOptions } from '../names/nameQuery.ts'
import { type LatestPurchase, latestPurchasesQueryOptions } from './latestPurchasesQuery.ts'
import styles from './SaleActivity.module.css'

/** The number sold, and the latest buyers. The chain has the first; without an indexer there is no second. */
export function SaleActivity({ view }: { view: HomeView }) {
  const { t } = useTranslation()
  const runtime = useRuntime()
  const { data: sale } = useQuery(
    saleQueryOptions(
      runtime,
      view.items.map(({ id }) => id),
    ),
  )
  const [section, isSeen] = useInView()
  const { data: latest = [], isPending, isError } = useQuery(latestPurchasesQueryOptions(runtime, isSeen))
  const hasIndexer = runtime.config.endpoints.indexer !== undefined

  return (
    <div className={`${styles.activity} panel`}>
      <ul className={styles.supplies}>
        {sale?.supplies.map((supply) => (
          <Sold key={supply.id} supply={supply} view={view} />
        ))}
      </ul>
      {hasIndexer && (
        // As high as its rows from the start, also while the indexer does not answer: nothing below it moves.
        <div ref={section} className={styles.latest}>
          {latest.length > 0 && !isError && (
            <section aria-labelledby="latest-title">
              <h3 id="latest-title">{t('latest.title')}</h3>
              <ul className={styles.purchases}>
                {latest.map((purchase) => (
                  <Purchase key={purchase.id} purchase={purchase} />
                ))}
              </ul>
            </section>
          )}
          {!isPending && (latest.length === 0 || isError) && (
            <p className={styles.none}>{t(isError ? 'latest.unavailable' : 'latest.none')}</p>
          )}
        </div>
      )}
    </div>
  )
}

/** The home view is read more often than the schedule, and what it has less is sold. */
function Sold({ supply: { id, cap }, view }: { supply: Supply; view: HomeView }) {
  const { t, i18n } = useTranslation()
  const number = numberFormat(i18n.language)
  const available = Number(view.items.find((item) => item.id === id)?.available ?? 0n)
  return (
    <li>
      <span>{itemName(t, id)}</span>{' '}
      <b>{t('schedule.sold', { sold: number.format(cap - available), cap: number.format(cap) })}</b>
    </li>
  )
}

function Purchase({ purchase }: { purchase: LatestPurchase }) {
  const { t, i18n } = useTranslation()
  const { clock } = useRuntime()
  const now = clock.now() ?? purchase.time
  return (
    <li>
      <ItemArt id={purchase.itemId} />
      <span className={styles.item}>
        {`${numberFormat(i18n.language).format(purchase.quantity)} × ${itemName(t, purchase.itemId)}`}
      </span>
      <Buyer address={purchase.buyer} />
      <time
        className={styles.age}
        dateTime={new Date(purchase.time * 1_000).toISOString()}
        title={formatUtc(i18n.language, purchase.time)}
      >
        {formatAge(i18n.language, (now - purchase.time) * 1_000)}
      </time>
    </li>
  )
}

function Buyer({ address }: { address: Address }) {
  const { data: name } = useQuery(nameQueryOptions(useRuntime(), address))
  return (
    <span className={styles.buyer} translate="no" title={getAddress(address)}>
      {name ? <bdi>{name}</bdi> : shortenAddress(getAddress(address))}
    </span>
  )
}
