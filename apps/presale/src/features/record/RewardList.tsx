import { useTranslation } from 'react-i18next'
import { type Address, isAddressEqual } from 'viem'
import type { TokenView } from '../../chain/homeQuery.ts'
import { toUsd } from '../../chain/toUsd.ts'
import { amountColumn, timeColumn, tokenColumn } from './columns.ts'
import { EmptyList, RewardsPicture } from './EmptyList.tsx'
import { InviteAction } from './InviteAction.tsx'
import { useRecordSource } from './ListBoundary.tsx'
import { RecordList } from './RecordList.tsx'
import type { RecordColumn } from './RecordTable.tsx'
import { RewardChart } from './RewardChart.tsx'
import { rewardCurve } from './rewardCurve.ts'
import { type RewardRow, rewardsSource } from './sources/rewards.ts'
import { TransactionLink } from './TransactionLink.tsx'
import { useColumnContext } from './useColumnContext.ts'
import { useRecords } from './useRecords.ts'

/** The single rewards, and how they added up. Only the indexer lists them. */
export function RewardList({ account, tokens }: { account: Address; tokens: readonly TokenView[] }) {
  const { t } = useTranslation()
  const context = useColumnContext()
  const source = useRecordSource(rewardsSource, account)
  const pages = useRecords(source)
  const token = (row: RewardRow) => row.token
  const columns: RecordColumn<RewardRow>[] = [
    timeColumn(context, t('record.time'), ({ time }) => time),
    amountColumn(context, t('rewards.amount'), { token, amount: ({ amount }) => amount, rounding: 'floor' }),
    tokenColumn(context, t('rewards.token'), token),
    {
      label: t('record.transaction'),
      cell: ({ hash }) => <TransactionLink hash={hash} />,
      csv: ({ hash }) => ({ verbatim: hash }),
    },
  ]
  const isUnavailable = pages.data === undefined && pages.failureCount > 0
  const unavailable = isUnavailable && <p role="status">{t('rewards.unavailable')}</p>
  if (isUnavailable && pages.last === undefined) return unavailable

  const rows = pages.data?.pages.flatMap((page) => page.rows) ?? pages.last?.rows ?? []
  const earned = tokens.reduce(
    (sum, one) => sum + toUsd(one, one.rewardAvailable + one.rewardPending + one.rewardClaimed),
    0n,
  )
  const curve = rewardCurve(rows, earned, (row) => {
    const known = tokens.find((one) => isAddressEqual(one.token, row.token))
    return known === undefined ? 0n : toUsd(known, row.amount)
  })

  return (
    <>
      {tokens.length > 0 && <RewardChart points={curve} />}
      {unavailable}
      <RecordList
        label={t('rewards.title')}
        source={source}
        pages={pages}
        columns={columns}
        keyOf={({ id }) => id}
        empty={
          <EmptyList picture={<RewardsPicture />} text={t('empty.rewards')}>
            <InviteAction account={account} />
          </EmptyList>
        }
      />
    </>
  )
}
