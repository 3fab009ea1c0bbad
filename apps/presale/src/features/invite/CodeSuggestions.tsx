import { useTranslation } from 'react-i18next'
import { useRuntime } from '../../app/runtime.ts'
import styles from './Invite.module.css'

export type CodeSuggestionsProps = {
  /** The code of the invitation link that the visitor came by. */
  linkedCode: string | undefined
  onChoose: (code: string) => void
}

/** Codes at hand: the one of the invitation link, and the public one. Neither is filled in without a click. */
export function CodeSuggestions({ linkedCode, onChoose }: CodeSuggestionsProps) {
  const { t } = useTranslation()
  const { rootCode } = useRuntime().config

  return (
    <ul className={styles.suggestions}>
      {linkedCode !== undefined && (
        <li>
          <button type="button" className="button quiet" onClick={() => onChoose(linkedCode)}>
            {t('invite.fromLink', { code: linkedCode })}
          </button>
        </li>
      )}
      {rootCode !== undefined && (
        <li>
          <button type="button" className="button quiet" onClick={() => onChoose(rootCode)}>
            {t('invite.publicCode', { code: rootCode })}
          </button>
        </li>
      )}
    </ul>
  )
}
