import { useTranslation } from 'react-i18next'
import { type Address, hexToString, isAddressEqual } from 'viem'
import type { HomeView } from '../../chain/homeQuery.ts'
import { useToast } from '../../ui/Toasts.tsx'
import { InviteFriends } from '../friends/InviteFriends.tsx'
import { TransactionNote } from '../transaction/TransactionNote.tsx'
import { InvitationNotice } from './InvitationNotice.tsx'
import styles from './Invite.module.css'
import { InviteDialog } from './InviteDialog.tsx'
import { InvitePanel } from './InvitePanel.tsx'
import { useBind } from './useBind.ts'
import { useInvitation } from './useInvitation.ts'

export type InvitationProps = {
  account: Address | undefined
  /** `undefined` while it is read. */
  profile: HomeView['profile'] | undefined
  /** True if the dialog is open, and whether because a purchase needs a code. */
  dialog: 'closed' | 'open' | 'required'
  onOpen: () => void
  onClose: () => void
}

/** The inviter of the visitor: by a link, by a code that is entered, or as the chain has it. Give it a `key` of the account. */
export function Invitation({ account, profile, dialog, onOpen, onClose }: InvitationProps) {
  const { t } = useTranslation()
  const toast = useToast()
  const linked = useInvitation()
  const bind = useBind(account, () => {
    close()
    toast(t('invite.success'))
  })

  function close() {
    if (bind.state.status === 'failed') bind.reset()
    onClose()
  }

  // Nobody invites themselves: the code of the own link is not proposed.
  const isOwn = linked?.status === 'found' && account !== undefined && isAddressEqual(linked.inviter, account)
  const linkedCode = linked?.status === 'found' && !isOwn ? linked.code : undefined

  const bound = profile !== undefined && profile.boundAt > 0 ? profile : undefined

  // A link that brought the bound inviter has done its work.
  const isInviter =
    linked?.status === 'found' && bound !== undefined && isAddressEqual(linked.inviter, bound.inviter)

  // An inviter is for ever: of a later link only that it changes nothing is said.
  const later = bound && linked?.later
  const isLaterOwn = bound !== undefined && later?.code === hexToString(bound.code)

  // The chain may say that it is bound before the receipt is found.
  const isBinding = bind.state.status === 'pending' && profile?.boundAt === 0

  if (account === undefined) return linked && <InvitationNotice invitation={linked} />
  return (
    <>
      {(isBinding || bind.state.status === 'failed') && dialog === 'closed' && (
        <div className={`${styles.panel} panel`}>
          <TransactionNote transaction={bind} />
        </div>
      )}
      {profile?.boundAt === 0 && linked && !isBinding && (
        <InvitationNotice invitation={linked} onAccept={onOpen} />
      )}
      {profile?.boundAt === 0 && <InvitePanel onOpen={onOpen} />}
      {linked && bound && !isInviter && !later && (
        <InvitationNotice invitation={linked} unused={isOwn ? 'own' : 'bound'} />
      )}
      {linked && later && (
        <InvitationNotice
          invitation={{ ...linked, ...later }}
          unused={later.isCode ? (isLaterOwn ? 'own' : 'bound') : 'laterMalformed'}
        />
      )}
      {bound && <InviteFriends profile={bound} />}
      {dialog !== 'closed' && (
        <InviteDialog
          bind={bind}
          linked={linked}
          initialCode={linkedCode}
          isRequired={dialog === 'required'}
          onClose={close}
        />
      )}
    </>
  )
}
