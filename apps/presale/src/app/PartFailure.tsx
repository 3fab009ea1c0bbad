import { useTranslation } from 'react-i18next'
import { useReload } from './useReload.ts'

/** In place of a part of the page that could not be loaded: the rest of it goes on. */
export function PartFailure() {
  const { t } = useTranslation()
  const { reload, isTrying } = useReload()
  return (
    <div className="panel notice">
      <p role="alert">{t('app.loadFailed')}</p>
      <button type="button" className="button primary" disabled={isTrying} onClick={() => void reload()}>
        {t(isTrying ? 'app.loading' : 'app.retry')}
      </button>
    </div>
  )
}
