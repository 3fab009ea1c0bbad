import { useTranslation } from 'react-i18next'
import { useWallet } from '../wallet/useWallet.ts'
import { PurchaseHistory } from './PurchaseHistory.tsx'
import styles from './Record.module.css'
import { ReferralRelationship } from './ReferralRelationship.tsx'

/** What the connected wallet did: its invitations and purchases. */
export default function RecordPage() {
  const { t } = useTranslation()
  const { address } = useWallet()

  return (
    <div className={styles.page}>
      <h1>{t('record.title')}</h1>
      {address === undefined ? (
        <p className="panel">{t('record.connect')}</p>
      ) : (
        <>
          <ReferralRelationship account={address} />
          <PurchaseHistory account={address} />
        </>
      )}
    </div>
  )
}
