import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatUnits } from 'viem'
import { formatUsd } from '../../format/amount.ts'
import { formatTime } from '../../format/time.ts'
import styles from './RewardChart.module.css'
import type { RewardPoint } from './rewardCurve.ts'

const [WIDTH, HEIGHT] = [600, 120]

/** Number of rewards from which a curve is drawn. */
const LEAST_REWARDS = 3

/** A step chart of the rewards over time, with a text alternative for screen readers. */
export function RewardChart({ points }: { points: readonly RewardPoint[] }) {
  const { t, i18n } = useTranslation()
  const titleId = useId()
  const [first] = points
  const last = points.at(-1)
  // The first point is where the curve stands before its oldest reward.
  if (points.length <= LEAST_REWARDS) return null
  if (first === undefined || last === undefined || last.time === first.time) return null

  const x = (time: number) => ((time - first.time) / (last.time - first.time)) * WIDTH
  // A curve that only exists to be looked at may round.
  const y = (total: bigint) =>
    HEIGHT - (Number(formatUnits(total, 18)) / Number(formatUnits(last.total, 18))) * HEIGHT
  const line = points.map(
    ({ time, total }, index) => `${index === 0 ? 'M' : 'H'}${x(time)}${index === 0 ? ' ' : 'V'}${y(total)}`,
  )
  const labels = { from: formatTime(i18n.language, first.time), to: formatTime(i18n.language, last.time) }

  return (
    <figure className={styles.chart}>
      <div className={styles.plot}>
        <div className={styles.axis} aria-hidden="true">
          <span>{formatUsd(i18n.language, last.total, 'floor')}</span>
          <span>{formatUsd(i18n.language, 0n)}</span>
        </div>
        <svg
          viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`}
          preserveAspectRatio="none"
          role="img"
          aria-labelledby={titleId}
        >
          <title id={titleId}>
            {t('rewards.chart', { ...labels, total: formatUsd(i18n.language, last.total, 'floor') })}
          </title>
          <path className={styles.area} d={`${line.join('')}V${HEIGHT}H0Z`} />
          <path className={styles.line} d={line.join('')} />
        </svg>
      </div>
      <figcaption className={styles.caption} aria-hidden="true">
        <span>{labels.from}</span>
        <span>{labels.to}</span>
      </figcaption>
    </figure>
  )
}
