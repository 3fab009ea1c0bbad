import { useId, useState } from 'react'
import { formatRelative, formatUtc } from '../../format/time.ts'
import type { DraftStep, ParsedDraft } from './draft.ts'
import styles from './StepFields.module.css'
import { readTyped } from './typedTime.ts'

type Problems = Extract<ParsedDraft, { status: 'invalid' }>['problems']

export type StepFieldsProps = {
  row: DraftStep
  /** Place in the whole schedule, from 1. */
  number: number
  problems: Problems
  /** Chain time. */
  now: number
  /** True for a step that was just added. */
  focused: boolean
  onChange: (row: DraftStep) => void
  onRemove: () => void
}

/** The fields of one price step. */
export function StepFields({ row, number, problems, now, focused, onChange, onRemove }: StepFieldsProps) {
  const hintId = useId()
  const problemId = useId()
  // A field that nobody has been in is empty, not wrong.
  const [visited, setVisited] = useState({ at: false, price: false })
  const shown = problems.filter(({ field }) => row[field] !== '' || visited[field])
  const time = readTyped(row.at)
  const common = (field: 'at' | 'price') => ({
    spellCheck: false,
    autoComplete: 'off',
    value: row[field],
    'aria-invalid': shown.some((problem) => problem.field === field),
    onBlur: () => setVisited({ ...visited, [field]: true }),
  })

  return (
    <fieldset className={styles.step}>
      <legend>
        Step <span>{number}</span>
      </legend>
      <label className="field">
        <span>From (UTC)</span>
        <input
          {...common('at')}
          // biome-ignore lint/a11y/noAutofocus: who adds a step goes on with its time
          autoFocus={focused}
          placeholder="YYYY-MM-DD HH:MM"
          aria-describedby={`${hintId} ${problemId}`}
          onChange={({ target }) => onChange({ ...row, at: target.value })}
        />
      </label>
      <label className="field">
        <span>USD per YES</span>
        <input
          {...common('price')}
          inputMode="decimal"
          placeholder="0.075"
          aria-describedby={problemId}
          onChange={({ target }) => onChange({ ...row, price: target.value })}
        />
      </label>
      <button type="button" className="button quiet" onClick={onRemove}>
        Remove
        <span className="visually-hidden">
          {' '}
          step <span>{number}</span>
        </span>
      </button>
      <p id={hintId} className={`note ${styles.below}`}>
        {'at' in time && (
          <>
            <span>{formatUtc(time.at)}</span>
            <span>{`, ${formatRelative(time.at, now)}`}</span>
          </>
        )}
      </p>
      <p id={problemId} className={`bad ${styles.below}`}>
        {shown.map(({ problem }) => problem).join(' ')}
      </p>
    </fieldset>
  )
}
