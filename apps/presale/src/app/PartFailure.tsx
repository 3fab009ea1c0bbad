import { useTranslation } from 'react-i18next'

/** In place of a part of the page that could not be loaded: the rest of it goes on. */
export function PartFailure() {
  const { t } = useTranslation()
  return (
    <div className="panel notice">
      <p role="alert">{t('boot.unknown')}</p>
      <button type="button" className="button primary" onClick={() => window.location.reload()}>
        {t('app.retry')}
      </button>
    </div>
  )
}
