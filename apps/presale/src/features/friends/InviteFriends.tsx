import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { hexToString } from 'viem'
import type { HomeView } from '../../chain/homeQuery.ts'
import { useIsFinal } from '../../chain/useIsFinal.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { ShortAccount } from '../names/ShortAccount.tsx'
import styles from './InviteFriends.module.css'
import { invitationLink } from './invitationLink.ts'
import { ShareButton } from './ShareButton.tsx'
import { TierProgress } from './TierProgress.tsx'

const LinkQrDialog = lazy(() => import('./LinkQrDialog.tsx'))

/** The connected wallet's own code and link, what they earn, and who invited it. Only for a bound wallet: others have no code. */
export function InviteFriends({ profile }: { profile: HomeView['profile'] }) {
  const { t, i18n } = useTranslation()
  const [isQrOpen, setQrOpen] = useState(false)
  // Until then the block that registered it could be taken back, and another code come out.
  const isFinal = useIsFinal(profile.boundAt)
  const code = hexToString(profile.code)
  const link = invitationLink(window.location.origin, code, i18n.language)

  return (
    <section id="friends" tabIndex={-1} className={`${styles.panel} panel`} aria-labelledby="friends-title">
      <h3 id="friends-title">{t('friends.title')}</h3>
      <dl className={styles.own}>
        <div>
          <dt>{t('friends.code')}</dt>
          <dd>
            <code className={styles.code} translate="no">
              {code}
            </code>
            <CopyButton
              label={t('friends.copyCode')}
              text={code}
              confirmation={t('friends.codeCopied')}
              disabled={!isFinal}
            />
          </dd>
        </div>
        <div>
          <dt>{t('friends.link')}</dt>
          <dd>
            <code translate="no">{link}</code>
            <CopyButton
              label={t('friends.copyLink')}
              text={link}
              confirmation={t('friends.linkCopied')}
              disabled={!isFinal}
            />
          </dd>
        </div>
      </dl>
      {!isFinal && <p role="status">{t('friends.confirming')}</p>}
      <div className={styles.actions}>
        <button type="button" className="button quiet" disabled={!isFinal} onClick={() => setQrOpen(true)}>
          {t('friends.qr')}
        </button>
        <ShareButton link={link} disabled={!isFinal} />
      </div>
      <TierProgress count={profile.directCount} />
      <p>
        {t('friends.inviter')} <ShortAccount address={profile.inviter} />
      </p>
      <Link to="/record">{t('friends.records')}</Link>
      {isQrOpen && (
        <Suspense>
          <LinkQrDialog link={link} onClose={() => setQrOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}
