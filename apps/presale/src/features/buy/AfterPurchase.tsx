import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { hexToString } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import type { HomeView } from '../../chain/homeQuery.ts'
import { useIsFinal } from '../../chain/useIsFinal.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { invitationLink } from '../friends/invitationLink.ts'
import { ShareButton } from '../friends/ShareButton.tsx'
import { useLockText } from '../lock/useLockText.ts'
import { ShortAccount } from '../names/ShortAccount.tsx'
import styles from './AfterPurchase.module.css'
import { CopyPicture } from './CopyPicture.tsx'
import { costLabel } from './costLabel.ts'
import { itemName } from './itemName.ts'
import { purchasePictureQueryOptions } from './purchasePictureQuery.ts'
import type { BuyState } from './useBuy.ts'
import { useWatchYes } from './useWatchYes.ts'
import { ViewTransaction } from './ViewTransaction.tsx'

export type AfterPurchaseProps = { state: Extract<BuyState, { status: 'confirmed' }>; view: HomeView }

/** The next steps after a confirmed purchase, and its details. */
export function AfterPurchase({ state: { hash, result: purchase }, view }: AfterPurchaseProps) {
  const { t, i18n } = useTranslation()
  const runtime = useRuntime()
  const lock = useLockText()
  const watchYes = useWatchYes()
  const { profile } = view
  const { data: picture } = useQuery(purchasePictureQueryOptions(runtime, purchase, i18n.language))

  return (
    <>
      <div className={styles.choices}>
        {profile.boundAt > 0 && (
          <Share profile={profile} item={itemName(t, purchase.itemId)} picture={picture} />
        )}
        {picture && <CopyPicture picture={picture} />}
        <button
          type="button"
          className="button quiet"
          onClick={() => void runtime.modal.open({ view: 'Account' })}
        >
          {t('receipt.wallet')}
        </button>
        {watchYes && (
          <button type="button" className="button quiet" onClick={() => void watchYes()}>
            {t('receipt.addToken')}
          </button>
        )}
        {profile.boundAt > 0 && (
          <a className="button quiet" href="#friends">
            {t('receipt.invite')}
          </a>
        )}
      </div>
      <details className={styles.details}>
        <summary>{t('receipt.details')}</summary>
        {lock?.isLocked === true && <p>{lock.sentence}</p>}
        <dl className={styles.facts}>
          <div>
            <dt>{t('buy.tokenId')}</dt>
            <dd>{purchase.itemId}</dd>
          </div>
          <div>
            <dt>{t('buy.credited')}</dt>
            <dd>
              <ShortAccount address={purchase.inviter} />
              {purchase.reward > 0n && (
                <span translate="no">{` ${costLabel(i18n.language, purchase.reward, purchase, view)}`}</span>
              )}
            </dd>
          </div>
        </dl>
        <ViewTransaction hash={hash} />
      </details>
    </>
  )
}

type ShareProps = { profile: HomeView['profile']; item: string; picture: File | undefined }

/** Passes the buyer's invitation link on: by the system where it can, otherwise by the clipboard. */
function Share({ profile, item, picture }: ShareProps) {
  const { t, i18n } = useTranslation()
  // Until then the block that registered the code could be taken back, and another code come out.
  const isFinal = useIsFinal(profile.boundAt)
  const link = invitationLink(window.location.origin, hexToString(profile.code), i18n.language)
  if ('share' in navigator)
    return (
      <ShareButton link={link} text={t('receipt.share', { item })} picture={picture} disabled={!isFinal} />
    )
  return (
    <CopyButton
      label={t('friends.copyLink')}
      text={link}
      confirmation={t('friends.linkCopied')}
      disabled={!isFinal}
    />
  )
}
