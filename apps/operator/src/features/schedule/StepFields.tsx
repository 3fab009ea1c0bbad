import { useId } from 'react'
import type { DraftStep, ParsedDraft } from './draft.ts'
import styles from './StepFields.module.css'

type Problems = Extract<ParsedDraft, { status: 'invalid' }>['problems']

export type StepFieldsProps = {
  row: DraftStep
  /** Place in the whole schedule, from 1. */
  number: number
  problems: Problems
  onChange: (row: DraftStep) => void
  onRemove: () => void
}

/** The fields of one price step. */
export function StepFields({ row, number, problems, onChange, onRemove }: StepFieldsProps) {
  const problemId = useId()
  const wrong = (field: 'at' | 'price') => problems.some((problem) => problem.field === field)
  const common = { spellCheck: false, autoComplete: 'off', 'aria-describedby': problemId }

  return (
    <fieldset className={styles.step}>
      <legend>
        Step <span>{number}</span>
      </legend>
      <label className="field">
        <span>From (UTC)</span>
        <input
          {...common}
          value={row.at}
          aria-invalid={wrong('at')}
          onChange={(event) => onChange({ ...row, at: event.target.value })}
        />
      </label>
      <label className="field">
        <span>USD per YES</span>
        <input
          {...common}
          inputMode="decimal"
          value={row.price}
          aria-invalid={wrong('price')}
          onChange={(event) => onChange({ ...row, price: event.target.value })}
        />
      </label>
      <button type="button" className="button quiet" onClick={onRemove}>
        Remove
        <span className="visually-hidden">
          {' '}
          step <span>{number}</span>
        </span>
      </button>
      <p id={problemId} className={`bad ${styles.problem}`}>
        {problems.map(({ problem }) => problem).join(' ')}
      </p>
    </fieldset>
  )
}
