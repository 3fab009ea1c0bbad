import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useRuntime } from '../../app/runtime.ts'
import styles from './Invite.module.css'
import { readCode } from './invitationCode.ts'

/** Codes at hand: the one of the invitation link, and the public one. Neither is filled in without a click. */
export function CodeSuggestions({ onChoose }: { onChoose: (code: string) => void }) {
  const { t } = useTranslation()
  const { rootCode } = useRuntime().config
  const [search] = useSearchParams()
  const linked = readCode(search.get('code') ?? '')

  return (
    <ul className={styles.suggestions}>
      {linked.status === 'valid' && (
        <li>
          <button type="button" className="button quiet" onClick={() => onChoose(linked.code)}>
            {t('invite.fromLink', { code: linked.code })}
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
