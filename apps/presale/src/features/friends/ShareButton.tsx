import { useTranslation } from 'react-i18next'

export type ShareButtonProps = {
  link: string
  /** What stands before the link. */
  text?: string
  disabled: boolean
}

/** The system's own way to pass a link on; absent where there is none. */
export function ShareButton({ link, text, disabled }: ShareButtonProps) {
  const { t } = useTranslation()
  if (!('share' in navigator)) return null

  return (
    <button
      type="button"
      className="button quiet"
      disabled={disabled}
      onClick={() => {
        // Rejects when it is closed without sharing.
        navigator
          .share({ title: t('app.title'), url: link, ...(text !== undefined && { text }) })
          .catch(() => undefined)
      }}
    >
      {t('friends.share')}
    </button>
  )
}
