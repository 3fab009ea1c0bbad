import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Address } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import { ExplorerLink } from '../../ui/ExplorerLink.tsx'
import { ItemArt } from '../../ui/ItemArt.tsx'
import { ArrowIcon } from '../../ui/icons.tsx'
import { itemName } from '../buy/itemName.ts'
import { amountColumn, timeColumn, tokenColumn } from './columns.ts'
import { EmptyList } from './EmptyList.tsx'
import { useRecordSource } from './ListBoundary.tsx'
import { PurchaseSummary } from './PurchaseSummary.tsx'
import { purchaseHashQueryOptions } from './purchaseHashQuery.ts'
import styles from './Record.module.css'
import lineStyles from './RecordLine.module.css'
import { RecordList } from './RecordList.tsx'
import type { RecordColumn } from './RecordTable.tsx'
import { type PurchaseRow, purchasesSource } from './sources/purchases.ts'
import { TransactionLink } from './TransactionLink.tsx'
import { useColumnContext } from './useColumnContext.ts'
import { useRecords } from './useRecords.ts'

export function PurchaseHistory({ account }: { account: Address }) {
  const { t } = useTranslation()
  const context = useColumnContext()
  const source = useRecordSource(purchasesSource, account)
  const pages = useRecords(source)
  const columns: RecordColumn<PurchaseRow>[] = [
    {
      label: t('record.type'),
      cell: (row) => (
        <span className={styles.item}>
          {`${itemName(t, row.itemId)} × ${row.quantity.toLocaleString(context.locale)}`}
        </span>
      ),
      csv: (row) => `${itemName(t, row.itemId)} × ${row.quantity}`,
    },
    amountColumn(context, t('record.amount'), {
      token: ({ payToken }) => payToken,
      amount: ({ cost }) => cost,
      rounding: 'ceil',
    }),
    tokenColumn(context, t('record.token'), ({ payToken }) => payToken),
    timeColumn(context, t('record.paymentTime'), ({ time }) => time),
    {
      label: t('record.transaction'),
      cell: (row) => <Transaction account={account} purchase={row} />,
      csv: ({ hash, blockNumber }) =>
        hash === undefined ? t('record.block', { number: blockNumber }) : { verbatim: hash },
    },
  ]

  return (
    <section className="panel" aria-labelledby="purchases-title">
      <h2 id="purchases-title">{t('record.purchases')}</h2>
      <RecordList
        label={t('record.purchases')}
        source={source}
        pages={pages}
        columns={columns}
        keyOf={({ id }) => id}
        compact={{
          summary: (row) => <PurchaseSummary purchase={row} />,
          action: (row) => <TransactionArrow account={account} purchase={row} />,
        }}
        empty={
          <EmptyList picture={<ItemArt id={1} />} text={t('empty.purchases')}>
            <Link className="button quiet" to="/">
              {t('empty.buy')}
            </Link>
          </EmptyList>
        }
      />
    </section>
  )
}

type TransactionProps = { account: Address; purchase: PurchaseRow }

/** Read from the chain, a purchase does not know its transaction: it is looked up while the row is in sight. */
function useTransactionHash({ account, purchase }: TransactionProps) {
  const lookup = useQuery({
    ...purchaseHashQueryOptions(useRuntime(), account, purchase),
    enabled: purchase.hash === undefined,
  })
  return purchase.hash ?? lookup.data
}

/** The way to the transaction, where there is an explorer. */
function TransactionArrow(props: TransactionProps) {
  const { t } = useTranslation()
  const { blockExplorerUrl } = useRuntime().config.chain
  const hash = useTransactionHash(props)
  if (blockExplorerUrl === undefined || !hash) return null
  return (
    <span className={lineStyles.arrow}>
      <ExplorerLink baseUrl={blockExplorerUrl} path={`tx/${hash}`}>
        <ArrowIcon />
        <span className="visually-hidden">{t('buy.viewTransaction')}</span>
      </ExplorerLink>
    </span>
  )
}

function Transaction(props: TransactionProps) {
  const { t, i18n } = useTranslation()
  const { blockExplorerUrl } = useRuntime().config.chain
  const hash = useTransactionHash(props)
  const { purchase } = props
  if (hash) return <TransactionLink hash={hash} />
  return (
    <ExplorerLink baseUrl={blockExplorerUrl} path={`block/${purchase.blockNumber}`}>
      {t('record.block', { number: purchase.blockNumber.toLocaleString(i18n.language) })}
    </ExplorerLink>
  )
}
