import { useTranslation } from 'react-i18next'
import { useRuntime } from '../../app/runtime.ts'
import styles from './Invite.module.css'
import type { LinkedInvitation } from './useInvitation.ts'

export type CodeSuggestionsProps = {
  /** The invitation link that the visitor came by. */
  linked: LinkedInvitation | undefined
  /** The code that is entered: it is not proposed any more. */
  text: string
  onChoose: (code: string) => void
}

/** Codes at hand: the one of the invitation link, or why it has none, and the public one. */
export function CodeSuggestions({ linked, text, onChoose }: CodeSuggestionsProps) {
  const { t } = useTranslation()
  const { rootCode } = useRuntime().config

  return (
    <ul className={styles.suggestions}>
      {linked?.status === 'found' && (
        <li>
          <button type="button" className="button quiet" onClick={() => onChoose(linked.code)}>
            {t('invite.fromLink', { code: linked.code })}
          </button>
        </li>
      )}
      {linked !== undefined && linked.status !== 'found' && (
        <li>{t(`invite.${linked.status}`, { code: linked.code })}</li>
      )}
      {rootCode !== undefined && rootCode !== text && (
        <li>
          <button type="button" className="button quiet" onClick={() => onChoose(rootCode)}>
            {t('invite.publicCode', { code: rootCode })}
          </button>
        </li>
      )}
    </ul>
  )
}
