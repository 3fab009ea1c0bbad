import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toFailure } from '../../chain/toFailure.ts'
import { useNetworkFailure } from '../failure/NetworkFailure.tsx'
import { useFailureText } from '../failure/useFailureText.ts'

export type UnavailableProps = { error: unknown; onRetry: () => Promise<{ isError: boolean }> }

/** Shown when the chain was never read. Trying again is the user's own doing, so its failure opens the dialog. */
export function Unavailable({ error, onRetry }: UnavailableProps) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const failure = toFailure(error)
  const openNetworkFailure = useNetworkFailure()
  const [isRetrying, setRetrying] = useState(false)

  async function retry() {
    setRetrying(true)
    const { isError } = await onRetry()
    setRetrying(false)
    if (isError) openNetworkFailure()
  }

  return (
    <div className="panel notice">
      <h2 id="presale-title">{t('home.title')}</h2>
      <p role="alert">{failure.name === 'NodeOnOtherChain' ? failureText(failure) : t('home.unavailable')}</p>
      <button type="button" className="button primary" disabled={isRetrying} onClick={() => void retry()}>
        {isRetrying ? t('app.loading') : t('app.retry')}
      </button>
    </div>
  )
}
