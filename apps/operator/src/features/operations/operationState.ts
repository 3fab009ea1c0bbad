import { formatTime } from '@foyer/presale-operator'

/** How long a call can be executed after its delay, seconds: `expiration()` of the AccessManager. */
const EXPIRATION = 7 * 86_400

type Operation = { status: 'scheduled' | 'executed' | 'cancelled'; readyAt: number }

/** Where a scheduled call is, as a label, and whether it can still be executed or cancelled. */
export function operationState(
  { status, readyAt }: Operation,
  now: number,
): { label: string; isOpen: boolean } {
  if (status !== 'scheduled') return { label: status, isOpen: false }
  if (now < readyAt) return { label: `waits until ${formatTime(readyAt)}`, isOpen: true }
  if (now < readyAt + EXPIRATION)
    return { label: `can be executed until ${formatTime(readyAt + EXPIRATION)}`, isOpen: true }
  return { label: `expired on ${formatTime(readyAt + EXPIRATION)}`, isOpen: false }
}
