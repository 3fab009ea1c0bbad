import { useTranslation } from 'react-i18next'

/** The system's own way to pass a link on; absent where there is none. */
export function ShareButton({ link, disabled }: { link: string; disabled: boolean }) {
  const { t } = useTranslation()
  if (!('share' in navigator)) return null

  return (
    <button
      type="button"
      className="button quiet"
      disabled={disabled}
      onClick={() => {
        // Rejects when it is closed without sharing.
        navigator.share({ title: t('app.title'), url: link }).catch(() => undefined)
      }}
    >
      {t('friends.share')}
    </button>
  )
}
