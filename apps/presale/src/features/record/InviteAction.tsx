import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type Address, hexToString } from 'viem'
import { useIsFinal } from '../../chain/useIsFinal.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { invitationLink } from '../friends/invitationLink.ts'
import { useAccountHome } from '../presale/useHome.ts'

/** Copies the account's invitation link; an account without a code is led to where it gets one. */
export function InviteAction({ account }: { account: Address }) {
  const { t, i18n } = useTranslation()
  const { view, lastHome } = useAccountHome(account)
  const profile = (view ?? lastHome?.view)?.profile
  const isFinal = useIsFinal(profile?.boundAt)
  if (profile === undefined) return null
  if (profile.boundAt === 0)
    return (
      <Link className="button quiet" to="/">
        {t('invite.open')}
      </Link>
    )
  return (
    <CopyButton
      label={t('empty.invite')}
      text={invitationLink(window.location.origin, hexToString(profile.code), i18n.language)}
      confirmation={t('friends.linkCopied')}
      disabled={!isFinal}
    />
  )
}
