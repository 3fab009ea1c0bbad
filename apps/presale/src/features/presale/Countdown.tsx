import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { splitCountdown } from '../../format/countdown.ts'
import { numberFormat } from '../../format/formats.ts'
import styles from './Countdown.module.css'
import { useChainTime } from './useChainTime.ts'

export type CountdownProps = {
  /** What comes when it ends. */
  label: string
  /** Chain time in seconds. */
  until: number
}

export function Countdown({ label, until }: CountdownProps) {
  const { t, i18n } = useTranslation()
  const labelId = useId()
  const now = useChainTime()
  const left = splitCountdown(until - (now ?? until))

  const pad = numberFormat(i18n.language, { minimumIntegerDigits: 2, useGrouping: false })
  return (
    <div className={styles.countdown}>
      <p id={labelId}>{label}</p>
      <div role="timer" aria-labelledby={labelId} className={styles.digits}>
        {(['hours', 'minutes', 'seconds'] as const).map((unit) => (
          <span key={unit} className={styles.unit}>
            <b>{pad.format(left[unit])}</b> <small>{t(`home.${unit}`, { count: left[unit] })}</small>
          </span>
        ))}
      </div>
    </div>
  )
}
