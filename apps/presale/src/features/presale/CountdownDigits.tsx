import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type CountdownPart, formatCountdown } from '../../format/countdown.ts'
import styles from './Countdown.module.css'

export type CountdownDigitsProps = {
  /** The content that comes when it ends. */
  label: string
  /** Seconds left; `undefined` while it is not known what comes. */
  seconds: number | undefined
}

const UNKNOWN: CountdownPart[] = (['hours', 'minutes', 'seconds'] as const).map((unit) => ({
  unit,
  value: 0,
  digits: '––',
}))

/** Hours, minutes and seconds; the last hour has no hours. */
export function CountdownDigits({ label, seconds }: CountdownDigitsProps) {
  const { t, i18n } = useTranslation()
  const labelId = useId()
  const parts = seconds === undefined ? UNKNOWN : formatCountdown(i18n.language, seconds)

  const semantics =
    seconds !== undefined
      ? ({ role: 'timer', 'aria-labelledby': labelId } as const)
      : ({ 'aria-hidden': true } as const)
  return (
    <div className={styles.countdown}>
      <p id={labelId}>{label}</p>
      <div className={styles.digits} {...semantics}>
        {parts.map(({ unit, value, digits }) => (
          <span key={unit} className={styles.unit}>
            <b data-text={unit}>{digits}</b> <small>{t(`home.${unit}`, { count: value })}</small>
          </span>
        ))}
      </div>
    </div>
  )
}
