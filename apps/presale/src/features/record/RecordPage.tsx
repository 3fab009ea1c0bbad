import { useTranslation } from 'react-i18next'
import { useRuntime } from '../../app/runtime.ts'
import { useWallet } from '../wallet/useWallet.ts'
import { PurchaseHistory } from './PurchaseHistory.tsx'
import styles from './Record.module.css'
import { ReferralRelationship } from './ReferralRelationship.tsx'
import { ReferralRewards } from './ReferralRewards.tsx'
import { WithdrawalHistory } from './WithdrawalHistory.tsx'

/** What the connected wallet did: its invitations, purchases, rewards and withdrawals. */
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
          <ReferralRelationship key={`referral ${address}`} account={address} />
          <PurchaseHistory key={`purchases ${address}`} account={address} />
          <ReferralRewards key={`rewards ${address}`} account={address} />
          <WithdrawalHistory key={`withdrawals ${address}`} account={address} />
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
