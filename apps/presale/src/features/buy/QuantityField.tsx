import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { numberFormat } from '../../format/formats.ts'
import { MinusIcon, PlusIcon } from '../../ui/icons.tsx'
import styles from './QuantityField.module.css'
import { mostUnits, type QuantityInput } from './quote.ts'
import type { Draft } from './useDraft.ts'

export function QuantityField({ draft }: { draft: Draft }) {
  const { t, i18n } = useTranslation()
  const inputId = useId()
  const problemId = useId()
  const { quantity, quantityText, setQuantity, item } = draft
  const most = item === undefined ? 0 : mostUnits(item)
  const current = quantity.status === 'valid' ? quantity.quantity : 1

  return (
    <div className={styles.field}>
      <label htmlFor={inputId}>{t('buy.quantity')}</label>
      <div className={styles.stepper}>
        <button
          type="button"
          aria-label={t('buy.less')}
          disabled={current <= 1}
          onClick={() => setQuantity(String(current - 1))}
        >
          <MinusIcon />
        </button>
        <input
          id={inputId}
          inputMode="numeric"
          autoComplete="off"
          value={quantityText}
          onChange={({ target }) => setQuantity(target.value)}
          aria-invalid={quantity.status !== 'valid'}
          aria-describedby={problemId}
        />
        <button
          type="button"
          aria-label={t('buy.more')}
          disabled={current >= most}
          onClick={() => setQuantity(String(current + 1))}
        >
          <PlusIcon />
        </button>
      </div>
      <p id={problemId} role="alert" className={styles.problem}>
        {problem(quantity)}
      </p>
    </div>
  )

  function problem(input: QuantityInput) {
    if (input.status === 'invalid') return t('buy.quantityInvalid')
    // A sold-out item says so itself.
    if (input.status === 'tooMany' && input.most > 0)
      return t('buy.quantityTooMany', {
        count: input.most,
        max: numberFormat(i18n.language).format(input.most),
      })
    return null
  }
}
