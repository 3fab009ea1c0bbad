import { useTranslation } from 'react-i18next'
import { encode } from 'uqr'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './InviteFriends.module.css'
import { qrPath } from './qrPath.ts'

export type LinkQrDialogProps = { link: string; onClose: () => void }

/** Shows an invitation link as a QR code, dark on white in both themes: some cameras cannot read the reverse. */
export default function LinkQrDialog({ link, onClose }: LinkQrDialogProps) {
  const { t } = useTranslation()
  const { data, size } = encode(link, { border: 4, ecc: 'M' })

  return (
    <Dialog title={t('friends.qrTitle')} onClose={onClose}>
      <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={link}>
        <path className={styles.modules} d={qrPath(data)} />
      </svg>
      <code className={styles.qrLink} translate="no">
        {link}
      </code>
    </Dialog>
  )
}
