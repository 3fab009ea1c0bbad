import { useTranslation } from 'react-i18next'

export type ShareButtonProps = {
  link: string
  /** The text before the link. */
  text?: string
  /** Goes with the link where the system takes files. */
  picture?: File | undefined
  disabled: boolean
}

/** The system's own way to pass a link on; absent where there is none. */
export function ShareButton({ link, text, picture, disabled }: ShareButtonProps) {
  const { t } = useTranslation()
  if (!('share' in navigator)) return null
  const files = picture && { files: [picture] }

  return (
    <button
      type="button"
      className="button quiet"
      disabled={disabled}
      onClick={() => {
        // Rejects when it is closed without sharing.
        navigator
          .share({
            title: t('app.title'),
            url: link,
            ...(text !== undefined && { text }),
            ...(files && canShare(files) && files),
          })
          .catch(() => undefined)
      }}
    >
      {t('friends.share')}
    </button>
  )
}

/** Browsers that share links alone may not know the question. */
const canShare = (data: ShareData) => 'canShare' in navigator && navigator.canShare(data)
