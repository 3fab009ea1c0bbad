import { isUnderWay } from '@foyer/site-kit/transaction'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/Dialog.tsx'
import { useFailureText } from '../failure/useFailureText.ts'
import { ShortAccount } from '../names/ShortAccount.tsx'
import { CodeSuggestions } from './CodeSuggestions.tsx'
import styles from './Invite.module.css'
import type { Bind } from './useBind.ts'
import { useCodeForm } from './useCodeForm.ts'
import type { LinkedInvitation } from './useInvitation.ts'

export type InviteDialogProps = {
  bind: Bind
  /** The invitation link that the visitor came by. */
  linked?: LinkedInvitation | undefined
  /** The initial value: the code of the link. */
  initialCode?: string | undefined
  /** It was opened because a purchase needs it. */
  isRequired: boolean
  onClose: () => void
}

/** Enter Invitation Code: shows whom a code belongs to, and binds it on Submit, or on Continue while it is the one of the link. */
export function InviteDialog({ bind, linked, initialCode, isRequired, onClose }: InviteDialogProps) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const { text, edit, problem, owner, isLookingUp, submit } = useCodeForm(bind, initialCode)
  const ids = { input: useId(), hint: useId(), problem: useId() }
  const { status } = bind.state
  const isBusy = isUnderWay(bind.state)
  const form = useRef<HTMLFormElement>(null)
  const isFilledIn = initialCode !== undefined && text === initialCode

  /** The button of the code goes away, and the field would open a phone's keyboard. */
  function choose(code: string) {
    edit(code)
    form.current?.focus()
  }

  return (
    <Dialog title={t('invite.title')} onClose={onClose}>
      {isRequired && <p className={styles.notice}>{t('failure.NotBound')}</p>}
      <form
        ref={form}
        tabIndex={-1}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <label htmlFor={ids.input}>{t('invite.label')}</label>
        <input
          id={ids.input}
          className={styles.code}
          value={text}
          onChange={({ target }) => edit(target.value)}
          disabled={isBusy}
          aria-invalid={problem !== undefined}
          aria-describedby={`${ids.hint} ${ids.problem}`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <p id={ids.hint} className={styles.hint}>
          {t('invite.hint')}
        </p>
        <p id={ids.problem} role="alert" className={styles.problem}>
          {problem && failureText(problem)}
        </p>
        {owner && (
          <div className={styles.inviter}>
            <p>
              {t('invite.inviter')} <ShortAccount address={owner} />
            </p>
            <p>{t('invite.permanent')}</p>
          </div>
        )}
        {!isBusy && text !== linked?.code && (
          <CodeSuggestions linked={linked} text={text} onChoose={choose} />
        )}
        <p role="status" className={styles.hint}>
          {isLookingUp && <span>{t('invite.lookup')}</span>}
          {status === 'switching' && <span>{t('buy.switching')}</span>}
          {status === 'signing' && <span>{t('invite.signing')}</span>}
          {status === 'bundled' && <span>{t('buy.bundled')}</span>}
          {status === 'pending' && <span>{t('invite.pending')}</span>}
          {status === 'pending' && bind.isShared && <span> {t('buy.shared')}</span>}
          {bind.unanswered && !isBusy && (
            <span>{t('buy.unanswered', { others: bind.unanswered.others })}</span>
          )}
          {status === 'pending' && bind.isUnseen && !bind.isShared && <span> {t('buy.unseen')}</span>}
        </p>
        <div className="actions">
          {!isFilledIn && (
            <button type="button" className="button quiet" onClick={onClose}>
              {t('app.cancel')}
            </button>
          )}
          <button type="submit" className="button primary" disabled={isBusy || isLookingUp}>
            {t(isFilledIn ? 'invite.continue' : 'invite.submit')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
