import { createSafeStorage } from '@foyer/site-kit/storage'
import { isTestingWallet } from '@foyer/site-kit/wallet'
import { disconnect } from '@wagmi/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRuntime } from '../../app/runtime.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { useWallet } from '../wallet/useWallet.ts'
import styles from './DevelopmentChain.module.css'

/** The wallets that this visit's user has declared to be test wallets. */
const CONFIRMED_KEY = 'foyer-presale.test-wallets'

/**
 * Marks a development chain, and stops every wallet but the testing ones until its owner has said that it holds nothing:
 * the chain has mainnet's id, so what a real key signs here could be replayed there. The question is a modal dialog,
 * hence nothing else on the page can be reached before it is answered.
 */
export default function DevelopmentChain() {
  const { t } = useTranslation()
  const { isDevelopmentChain } = useRuntime()
  if (!isDevelopmentChain) return null
  return (
    <>
      <aside className={styles.banner}>{t('development.banner')}</aside>
      <TestWalletGate />
    </>
  )
}

function TestWalletGate() {
  const { t } = useTranslation()
  const { config, wagmi } = useRuntime()
  const { connector, address } = useWallet()
  const [storage] = useState(() => createSafeStorage(() => window.sessionStorage))
  const [confirmed, setConfirmed] = useState(() => (storage.getItem(CONFIRMED_KEY) ?? '').split(' '))
  if (connector === undefined || address === undefined) return null
  if (isTestingWallet(connector, config.endpoints.relay) || confirmed.includes(connector.id)) return null

  function confirm(id: string) {
    const next = [...confirmed, id]
    storage.setItem(CONFIRMED_KEY, next.join(' '))
    setConfirmed(next)
  }

  return (
    <Dialog title={t('development.gateTitle')}>
      <p>{t('development.gateText', { wallet: connector.name, chain: config.chain.name })}</p>
      <div className="actions">
        <button type="button" className="button quiet" onClick={() => confirm(connector.id)}>
          {t('development.gateConfirm')}
        </button>
        <button
          type="button"
          className="button primary"
          onClick={() => void disconnect(wagmi, { connector })}
        >
          {t('development.gateDisconnect')}
        </button>
      </div>
    </Dialog>
  )
}
