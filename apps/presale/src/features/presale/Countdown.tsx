import { CountdownDigits } from './CountdownDigits.tsx'
import { useChainTime } from './useChainTime.ts'

export type CountdownProps = {
  /** The event at its end. */
  label: string
  /** Chain time in seconds; `undefined` while it is not known what comes. */
  until: number | undefined
}

/** Counts down by the time of the chain. */
export function Countdown({ label, until }: CountdownProps) {
  const now = useChainTime()
  return <CountdownDigits label={label} seconds={until === undefined ? undefined : until - (now ?? until)} />
}
