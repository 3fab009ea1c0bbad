import { disconnect } from '@wagmi/core'
import { useTranslation } from 'react-i18next'
import { useRuntime } from '../../app/runtime.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './DevelopmentChain.module.css'
import { GetTestMoney } from './GetTestMoney.tsx'
import { useTestWallet } from './useTestWallet.ts'

/**
 * Marks a development chain, and stops every wallet but the testing ones until its owner has said that it holds nothing:
 * the chain has mainnet's id, so what a real key signs here could be replayed there. The question is a modal dialog,
 * hence nothing else on the page can be reached before it is answered.
 */
export default function DevelopmentChain() {
  const { t } = useTranslation()
  const { isDevelopmentChain, config, wagmi } = useRuntime()
  const wallet = useTestWallet()
  if (!isDevelopmentChain) return null
  const { faucet } = config.endpoints
  return (
    <>
      <aside className={styles.banner}>
        <span>{t('development.banner')}</span>
        {wallet?.isAllowed && faucet !== undefined && (
          <GetTestMoney faucet={faucet} address={wallet.address} />
        )}
      </aside>
      {wallet?.isAllowed === false && (
        <Dialog title={t('development.gateTitle')}>
          <p>{t('development.gateText', { wallet: wallet.connector.name, chain: config.chain.name })}</p>
          <div className="actions">
            <button type="button" className="button quiet" onClick={wallet.confirm}>
              {t('development.gateConfirm')}
            </button>
            <button
              type="button"
              className="button primary"
              onClick={() => void disconnect(wagmi, { connector: wallet.connector })}
            >
              {t('development.gateDisconnect')}
            </button>
          </div>
        </Dialog>
      )}
    </>
  )
}
