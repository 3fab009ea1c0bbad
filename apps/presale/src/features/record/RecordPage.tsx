import { useTranslation } from 'react-i18next'
import { useRuntime } from '../../app/runtime.ts'
import { useWallet } from '../wallet/useWallet.ts'
import { ListBoundary } from './ListBoundary.tsx'
import { PurchaseHistory } from './PurchaseHistory.tsx'
import styles from './Record.module.css'
import { ReferralRelationship } from './ReferralRelationship.tsx'
import { ReferralRewards } from './ReferralRewards.tsx'
import { WithdrawalHistory } from './WithdrawalHistory.tsx'

/** The history of the connected wallet: its invitations, purchases, rewards and withdrawals. */
export default function RecordPage() {
  const { t } = useTranslation()
  const { address } = useWallet()

  return (
    <div className={styles.page}>
      <h1>{t('record.title')}</h1>
      {address === undefined ? (
        <Visitor />
      ) : (
        <>
          <ListBoundary key={`referral ${address}`}>
            <ReferralRelationship account={address} />
          </ListBoundary>
          <ListBoundary key={`purchases ${address}`}>
            <PurchaseHistory account={address} />
          </ListBoundary>
          <ListBoundary key={`rewards ${address}`}>
            <ReferralRewards account={address} />
          </ListBoundary>
          <ListBoundary key={`withdrawals ${address}`}>
            <WithdrawalHistory account={address} />
          </ListBoundary>
        </>
      )}
    </div>
  )
}

/** What there is to see, and the way to see it. */
function Visitor() {
  const { t } = useTranslation()
  const { modal } = useRuntime()
  return (
    <section className="panel" aria-labelledby="visitor-title">
      <h2 id="visitor-title">{t('record.visitorTitle')}</h2>
      <p>{t('record.connect')}</p>
      <ul className={styles.contents}>
        <li>{t('record.referral')}</li>
        <li>{t('record.purchases')}</li>
        <li>{t('rewards.title')}</li>
        <li>{t('record.withdrawals')}</li>
      </ul>
      <button type="button" className="button primary" onClick={() => void modal.open({ view: 'Connect' })}>
        {t('record.connectButton')}
      </button>
    </section>
  )
}
