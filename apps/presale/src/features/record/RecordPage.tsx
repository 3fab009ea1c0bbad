import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useRuntime } from '../../app/runtime.ts'
import { useWallet } from '../wallet/useWallet.ts'
import styles from './Record.module.css'
import { RecordVisitor } from './RecordVisitor.tsx'

const Records = lazy(() => import('./Records.tsx'))

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
        <Suspense fallback={<p role="status">{t('app.loading')}</p>}>
          <Records account={address} />
        </Suspense>
      )}
    </div>
  )
}
