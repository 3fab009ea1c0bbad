import { formatUnits } from 'viem'
import type { PriceStep } from '../../chain/saleQuery.ts'
import styles from './Schedule.module.css'
import { toStairs } from './toStairs.ts'

export type ScheduleChartProps = {
  steps: readonly PriceStep[]
  /** Chain time in seconds. */
  now: number
}

/** A step chart of the prices over time with the current one marked. The table beside it has the same data. */
export function ScheduleChart({ steps, now }: ScheduleChartProps) {
  if (steps.length === 0) return null
  const points = steps.map(({ startsAt, price }) => ({ at: startsAt, value: Number(formatUnits(price, 18)) }))
  const { line, area, marker } = toStairs(points, now)

  return (
    <svg viewBox="0 0 320 110" className={styles.chart} fill="none" aria-hidden="true">
      <path d={area} className={styles.area} />
      <path d={line} className={styles.line} />
      <path d={`M${marker.x} 100V${marker.y}`} className={styles.present} />
      <circle cx={marker.x} cy={marker.y} r="5" className={styles.dot} />
      <path d="M0 100h320" className={styles.ground} />
    </svg>
  )
}
