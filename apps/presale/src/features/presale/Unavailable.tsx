import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNetworkFailure } from '../failure/NetworkFailure.tsx'

/** Shown when the chain was never read. Trying again is the user's own doing, so its failure opens the dialog. */
export function Unavailable({ onRetry }: { onRetry: () => Promise<{ isError: boolean }> }) {
  const { t } = useTranslation()
  const openNetworkFailure = useNetworkFailure()
  const [isRetrying, setRetrying] = useState(false)

  async function retry() {
    setRetrying(true)
    const { isError } = await onRetry()
    setRetrying(false)
    if (isError) openNetworkFailure()
  }

  return (
    <div className="panel">
      <h2 id="presale-title">{t('home.title')}</h2>
      <p role="alert">{t('home.unavailable')}</p>
      <button type="button" className="button primary" disabled={isRetrying} onClick={() => void retry()}>
        {isRetrying ? t('app.loading') : t('app.retry')}
      </button>
    </div>
  )
}
