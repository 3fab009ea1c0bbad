import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type Address, isAddressEqual } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import { shortenAddress } from '../../format/address.ts'
import { formatAmount } from '../../format/amount.ts'
import { formatTime } from '../../format/time.ts'
import { ExplorerLink } from '../../ui/ExplorerLink.tsx'
import { itemName } from '../buy/itemName.ts'
import { purchaseHashQueryOptions } from './purchaseHashQuery.ts'
import { type PurchaseRow, purchasesQueryOptions } from './purchasesQuery.ts'
import { RecordList } from './RecordList.tsx'

export function PurchaseHistory({ account }: { account: Address }) {
  const { t, i18n } = useTranslation()
  const runtime = useRuntime()
  const pages = useInfiniteQuery(purchasesQueryOptions(runtime, account))

  return (
    <section className="panel" aria-labelledby="purchases-title">
      <h2 id="purchases-title">{t('record.purchases')}</h2>
      <RecordList
        label={t('record.purchases')}
        columns={[
          t('record.type'),
          t('record.amount'),
          t('record.token'),
          t('record.paymentTime'),
          t('record.transaction'),
        ]}
        pages={pages}
        keyOf={({ id }) => id}
        cells={(row) => {
          const token = runtime.config.tokens.find(({ address }) => isAddressEqual(address, row.payToken))
          return [
            `${itemName(t, row.itemId)} × ${row.quantity}`,
            token === undefined
              ? '–'
              : formatAmount(i18n.language, row.cost, {
                  decimals: token.decimals,
                  maximumFractionDigits: 6,
                  rounding: 'ceil',
                }),
            token?.symbol ?? shortenAddress(row.payToken),
            formatTime(i18n.language, row.time),
            <Transaction key="transaction" account={account} purchase={row} />,
          ]
        }}
      />
    </section>
  )
}

function Transaction({ account, purchase }: { account: Address; purchase: PurchaseRow }) {
  const { t } = useTranslation()
  const runtime = useRuntime()
  const { data: hash } = useQuery(purchaseHashQueryOptions(runtime, account, purchase))
  const baseUrl = runtime.config.chain.blockExplorerUrl

  if (hash) {
    return (
      <ExplorerLink baseUrl={baseUrl} path={`tx/${hash}`}>
        <code title={hash}>{shortenAddress(hash)}</code>
      </ExplorerLink>
    )
  }
  return (
    <ExplorerLink baseUrl={baseUrl} path={`block/${purchase.blockNumber}`}>
      {t('record.block', { number: purchase.blockNumber })}
    </ExplorerLink>
  )
}
