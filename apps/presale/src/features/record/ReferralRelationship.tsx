import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, getAddress, hexToString } from 'viem'
import { ShortAccount } from '../names/ShortAccount.tsx'
import { useAccountHome } from '../presale/useHome.ts'
import { timeColumn } from './columns.ts'
import { EmptyList, FriendsPicture } from './EmptyList.tsx'
import { InviteAction } from './InviteAction.tsx'
import { useRecordSource } from './ListBoundary.tsx'
import styles from './Record.module.css'
import { RecordList } from './RecordList.tsx'
import type { RecordColumn } from './RecordTable.tsx'
import { type DirectRow, directsSource } from './sources/directs.ts'
import { useColumnContext } from './useColumnContext.ts'
import { useRecords } from './useRecords.ts'

export function ReferralRelationship({ account }: { account: Address }) {
  const { t } = useTranslation()
  const context = useColumnContext()
  const { view, lastHome } = useAccountHome(account)
  const profile = (view ?? lastHome?.view)?.profile
  const known = (fact: ReactNode) => (profile === undefined ? '…' : fact)
  const isBound = profile !== undefined && profile.boundAt > 0
  const source = useRecordSource(directsSource, account)
  const pages = useRecords(source)
  const columns: RecordColumn<DirectRow>[] = [
    {
      label: t('record.address'),
      cell: ({ user }) => <ShortAccount address={user} />,
      csv: ({ user }) => ({ verbatim: getAddress(user) }),
    },
    timeColumn(context, t('record.time'), ({ time }) => time),
  ]

  return (
    <section className="panel" aria-labelledby="referral-title">
      <h2 id="referral-title">{t('record.referral')}</h2>
      <dl className={styles.facts} aria-busy={profile === undefined}>
        <div>
          <dt>{t('record.ownCode')}</dt>
          <dd>
            {known(
              isBound ? <code translate="no">{hexToString(profile.code)}</code> : t('record.ownCodeNone'),
            )}
          </dd>
        </div>
        <div>
          <dt>{t('record.myReferrer')}</dt>
          <dd>{known(isBound ? <ShortAccount address={profile.inviter} /> : t('record.noRecords'))}</dd>
        </div>
      </dl>
      <h3>{t('record.directs')}</h3>
      <RecordList
        label={t('record.directs')}
        source={source}
        pages={pages}
        columns={columns}
        keyOf={({ user }) => user}
        empty={
          <EmptyList picture={<FriendsPicture />} text={t('empty.directs')}>
            <InviteAction account={account} />
          </EmptyList>
        }
      />
    </section>
  )
}
