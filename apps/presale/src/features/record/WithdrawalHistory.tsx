import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { TransactionNote } from '../transaction/TransactionNote.tsx'
import { SettleAction } from '../withdraw/SettleAction.tsx'
import { useSettlement } from '../withdraw/useSettlement.ts'
import { WithdrawalStatus } from '../withdraw/WithdrawalStatus.tsx'
import { amountColumn, timeColumn, tokenColumn } from './columns.ts'
import { EmptyList, WithdrawalsPicture } from './EmptyList.tsx'
import { useRecordSource } from './ListBoundary.tsx'
import { RecordList } from './RecordList.tsx'
import type { RecordColumn } from './RecordTable.tsx'
import { type WithdrawalRow, withdrawalsSource } from './sources/withdrawals.ts'
import { useColumnContext } from './useColumnContext.ts'
import { useOnPaid } from './useOnPaid.ts'
import { useRecords } from './useRecords.ts'

export function WithdrawalHistory({ account }: { account: Address }) {
  const { t } = useTranslation()
  const context = useColumnContext()
  const source = useRecordSource(withdrawalsSource, account)
  const pages = useRecords(source, { isOpen: ({ status }) => status === 'processing' })
  useOnPaid(pages.data?.pages.flatMap(({ rows }) => rows))
  const settlement = useSettlement(account)
  const token = (row: WithdrawalRow) => row.token
  const columns: RecordColumn<WithdrawalRow>[] = [
    timeColumn(context, t('record.withdrawalTime'), ({ time }) => time),
    amountColumn(context, t('record.withdrawalAmount'), {
      token,
      amount: ({ amount }) => amount,
      rounding: 'ceil',
    }),
    amountColumn(context, t('record.received'), {
      token,
      amount: ({ received }) => received,
      rounding: 'floor',
    }),
    tokenColumn(context, t('rewards.token'), token),
    {
      label: t('record.status'),
      cell: (row) =>
        row.status === 'success' ? (
          <WithdrawalStatus withdrawal={row} />
        ) : (
          <SettleAction withdrawal={row} settlement={settlement} />
        ),
      csv: ({ status }) => t(`record.${status}`),
    },
  ]

  return (
    <section className="panel" aria-labelledby="withdrawals-title">
      <h2 id="withdrawals-title">{t('record.withdrawals')}</h2>
      <TransactionNote transaction={settlement} />
      <RecordList
        label={t('record.withdrawals')}
        source={source}
        pages={pages}
        columns={columns}
        keyOf={({ id }) => id}
        empty={
          <EmptyList picture={<WithdrawalsPicture />} text={t('empty.withdrawals')}>
            <a className="button quiet" href="#rewards-title">
              {t('empty.toRewards')}
            </a>
          </EmptyList>
        }
      />
    </section>
  )
}
