import { useTranslation } from 'react-i18next'
import { useToast } from '../../ui/Toasts.tsx'

/** Copies a picture to the clipboard, as an image that can be pasted into a message. */
export function CopyPicture({ picture }: { picture: Blob }) {
  const { t } = useTranslation()
  const toast = useToast()
  if (!('ClipboardItem' in window)) return null

  async function copy() {
    try {
      await navigator.clipboard.write([new ClipboardItem({ [picture.type]: picture })])
      toast(t('receipt.pictureCopied'))
    } catch {
      toast(t('receipt.pictureRefused'))
    }
  }

  return (
    <button type="button" className="button quiet" onClick={() => void copy()}>
      {t('receipt.copyPicture')}
    </button>
  )
}
