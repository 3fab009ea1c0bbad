import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { splitCountdown } from '../../format/countdown.ts'
import { numberFormat } from '../../format/formats.ts'
import styles from './Countdown.module.css'

export type CountdownDigitsProps = {
  /** The content that comes when it ends. */
  label: string
  /** Seconds left; `undefined` while it is not known what comes. */
  seconds: number | undefined
}

const UNITS = ['hours', 'minutes', 'seconds'] as const

/** Hours, minutes and seconds; the last hour has no hours. */
export function CountdownDigits({ label, seconds }: CountdownDigitsProps) {
  const { t, i18n } = useTranslation()
  const labelId = useId()
  const left = seconds === undefined ? undefined : splitCountdown(seconds)

  const semantics = left
    ? ({ role: 'timer', 'aria-labelledby': labelId } as const)
    : ({ 'aria-hidden': true } as const)
  const pad = numberFormat(i18n.language, { minimumIntegerDigits: 2, useGrouping: false })
  return (
    <div className={styles.countdown}>
      <p id={labelId}>{label}</p>
      <div className={styles.digits} {...semantics}>
        {(left?.hours === 0 ? UNITS.slice(1) : UNITS).map((unit) => (
          <span key={unit} className={styles.unit}>
            <b data-text={unit}>{left ? pad.format(left[unit]) : '––'}</b>{' '}
            <small>{t(`home.${unit}`, { count: left?.[unit] ?? 0 })}</small>
          </span>
        ))}
      </div>
    </div>
  )
}
