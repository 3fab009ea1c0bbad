import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isAddress } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import type { HomeView } from '../../chain/homeQuery.ts'
import { whitelistProofQueryOptions } from '../../chain/whitelistQuery.ts'
import { formatUtc } from '../../format/time.ts'
import styles from './WhitelistCheck.module.css'

type Answer = 'none' | 'checking' | 'invalid' | 'listed' | 'notListed' | 'failed'

/** Looks an address up in the whitelist, without a wallet. */
export function WhitelistCheck({ view }: { view: HomeView }) {
  const { t, i18n } = useTranslation()
  const runtime = useRuntime()
  const queryClient = useQueryClient()
  const inputId = useId()
  const answerId = useId()
  const [text, setText] = useState('')
  const [answer, setAnswer] = useState<Answer>('none')

  async function check() {
    const address = text.normalize('NFKC').trim()
    if (!isAddress(address, { strict: false })) return setAnswer('invalid')
    setAnswer('checking')
    try {
      const proof = await queryClient.fetchQuery(
        whitelistProofQueryOptions(runtime, view.whitelistRoot, address),
      )
      setAnswer(proof === null ? 'notListed' : 'listed')
    } catch {
      setAnswer('failed')
    }
  }

  return (
    <form
      className={`${styles.check} panel`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void check()
      }}
    >
      <h3>{t('whitelist.title')}</h3>
      <p>{t('whitelist.text', { date: formatUtc(i18n.language, view.publicOpenAt) })}</p>
      <label htmlFor={inputId}>{t('whitelist.label')}</label>
      <div className={styles.row}>
        <input
          id={inputId}
          value={text}
          placeholder="0x…"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={answer === 'invalid'}
          aria-describedby={answerId}
          onChange={({ target }) => {
            setText(target.value)
            setAnswer('none')
          }}
        />
        <button type="submit" className="button quiet" disabled={answer === 'checking'}>
          {t('whitelist.check')}
        </button>
      </div>
      <p id={answerId} role="status" data-answer={answer}>
        {message()}
      </p>
    </form>
  )

  function message() {
    if (answer === 'none') return null
    if (answer === 'checking') return t('app.loading')
    return answer === 'failed' ? t('failure.WhitelistUnavailable') : t(`whitelist.${answer}`)
  }
}
