import { useTranslation } from 'react-i18next'
import { useRuntime } from '../../app/runtime.ts'
import { useWallet } from '../wallet/useWallet.ts'
import { ListBoundary } from './ListBoundary.tsx'
import { PurchaseHistory } from './PurchaseHistory.tsx'
import styles from './Record.module.css'
import { RecordVisitor } from './RecordVisitor.tsx'
import { ReferralRelationship } from './ReferralRelationship.tsx'
import { ReferralRewards } from './ReferralRewards.tsx'
import { WithdrawalHistory } from './WithdrawalHistory.tsx'

/** The history of the connected wallet: its invitations, purchases, rewards and withdrawals. */
export default function RecordPage() {
  const { t } = useTranslation()
  const { modal } = useRuntime()
  const { address } = useWallet()

  return (
    <div className={styles.page}>
      <h1>{t('record.title')}</h1>
      {address === undefined ? (
        <RecordVisitor onConnect={() => void modal.open({ view: 'Connect' })} />
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
