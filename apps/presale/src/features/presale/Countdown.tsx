import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { splitCountdown } from '../../format/countdown.ts'
import { numberFormat } from '../../format/formats.ts'
import styles from './Countdown.module.css'
import { useChainTime } from './useChainTime.ts'

export type CountdownProps = {
  /** Chain time in seconds. */
  until: number
  /** Called once when that time has come. */
  onEnd: () => void
}

export function Countdown({ until, onEnd }: CountdownProps) {
  const { t, i18n } = useTranslation()
  const now = useChainTime()
  const isOver = now !== undefined && now >= until
  const left = splitCountdown(until - (now ?? until))

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the moment of ending counts, not a new callback
  useEffect(() => {
    if (isOver) onEnd()
  }, [isOver])

  const pad = numberFormat(i18n.language, { minimumIntegerDigits: 2, useGrouping: false })
  return (
    <div className={styles.countdown}>
      <p id="countdown-label">{t('home.countdown')}</p>
      <div role="timer" aria-labelledby="countdown-label" className={styles.digits}>
        {(['hours', 'minutes', 'seconds'] as const).map((unit) => (
          <span key={unit} className={styles.unit}>
            <b>{pad.format(left[unit])}</b> <small>{t(`home.${unit}`, { count: left[unit] })}</small>
          </span>
        ))}
      </div>
    </div>
  )
}
