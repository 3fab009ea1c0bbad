import { formatTime } from '@foyer/presale-operator'
import { formatRelative, formatUtc } from '../format/time.ts'

export type RelativeTimeProps = {
  /** Seconds. */
  at: number
  /** Chain time, seconds. */
  now: number
}

/** The distance of a time from now, and the time itself in UTC. */
export function RelativeTime({ at, now }: RelativeTimeProps) {
  return (
    <time dateTime={formatTime(at)}>
      <span>{formatRelative(at, now)}</span> <span className="note">{`(${formatUtc(at)})`}</span>
    </time>
  )
}
