import { useTranslation } from 'react-i18next'
import { CheckIcon } from '../../ui/icons.tsx'
import styles from './Stepper.module.css'
import type { BuyState } from './useBuy.ts'

const STEPS = ['stepNetwork', 'stepAllow', 'stepBuy', 'stepConfirmed'] as const

/** The steps of a state: [first, last] of those under way; all before them are done. */
function position(state: BuyState): [first: number, last: number] {
  switch (state.status) {
    case 'switching':
      return [0, 0]
    case 'resetting':
    case 'approving':
      return [1, 1]
    case 'bundling':
      return [1, 2]
    case 'signing':
      return [2, 2]
    case 'bundled':
    case 'pending':
      return [3, 3]
    case 'confirmed':
      return [4, 4]
    case 'checking':
      return state.after === 'approving' ? [2, 2] : state.after === 'switching' ? [1, 1] : [0, 0]
    default:
      return [0, -1]
  }
}

/** The steps of a purchase: network, allowance, purchase, confirmed. Skipped steps count as done. */
export function Stepper({ state }: { state: BuyState }) {
  const { t } = useTranslation()
  const [first, last] = position(state)

  return (
    <ol className={styles.steps} aria-label={t('buy.progress')}>
      {STEPS.map((step, index) => {
        const isDone = index < first
        const isCurrent = index >= first && index <= last
        return (
          <li key={step} aria-current={isCurrent ? 'step' : undefined} data-done={isDone}>
            <span className={styles.mark} aria-hidden="true">
              {isDone ? <CheckIcon /> : index + 1}
            </span>
            <span>{t(`buy.${step}`)}</span>
            {isDone && <span className="visually-hidden"> {t('buy.stepDone')}</span>}
          </li>
        )
      })}
    </ol>
  )
}
