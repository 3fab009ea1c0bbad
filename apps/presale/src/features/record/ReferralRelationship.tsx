import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type Address, hexToString } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import { homeQueryOptions } from '../../chain/homeQuery.ts'
import { formatTime } from '../../format/time.ts'
import { directsQueryOptions } from './directsQuery.ts'
import styles from './Record.module.css'
import { RecordList } from './RecordList.tsx'

export function ReferralRelationship({ account }: { account: Address }) {
  const { t, i18n } = useTranslation()
  const runtime = useRuntime()
  const profile = useQuery(homeQueryOptions(runtime, account)).data?.profile
  const pages = useInfiniteQuery({
    ...directsQueryOptions(runtime, account, profile?.directCount ?? 0),
    enabled: profile !== undefined,
  })
  const isBound = profile !== undefined && profile.boundAt > 0

  return (
    <section className="panel" aria-labelledby="referral-title">
      <h2 id="referral-title">{t('record.referral')}</h2>
      <dl className={styles.facts} aria-busy={profile === undefined}>
        <div>
          <dt>{t('record.ownCode')}</dt>
          <dd>{isBound ? <code>{hexToString(profile.code)}</code> : t('record.ownCodeNone')}</dd>
        </div>
        <div>
          <dt>{t('record.myReferrer')}</dt>
          <dd>{isBound ? <code>{profile.inviter}</code> : t('record.noRecords')}</dd>
        </div>
      </dl>
      <h3>{t('record.directs')}</h3>
      <RecordList
        label={t('record.directs')}
        columns={[t('record.address'), t('record.time')]}
        pages={pages}
        keyOf={({ user }) => user}
        cells={({ user, boundAt }) => [
          <code key="user" className={styles.address}>
            {user}
          </code>,
          formatTime(i18n.language, boundAt),
        ]}
      />
    </section>
  )
}
