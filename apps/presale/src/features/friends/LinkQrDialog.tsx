import { useTranslation } from 'react-i18next'
import { encode } from 'uqr'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './InviteFriends.module.css'
import { qrPath } from './qrPath.ts'

export type LinkQrDialogProps = { link: string; onClose: () => void }

/** An invitation link for somebody who stands beside. Dark on white in both themes: not every camera reads the reverse. */
export function LinkQrDialog({ link, onClose }: LinkQrDialogProps) {
  const { t } = useTranslation()
  const { data, size } = encode(link, { border: 4, ecc: 'M' })

  return (
    <Dialog title={t('friends.qrTitle')} onClose={onClose}>
      <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={link}>
        <path className={styles.modules} d={qrPath(data)} />
      </svg>
      <code className={styles.qrLink}>{link}</code>
    </Dialog>
  )
}
