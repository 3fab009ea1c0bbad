import type { Schedule, Sending } from '@foyer/modal-core'

type Tell = Parameters<Sending['follow']>[1]

type FollowByParameters = {
  /** Looks once. `looks` counts from one. Undefined while the end is not known; a failure tells nothing, either. */
  read: (looks: number) => Promise<Parameters<Tell>[0] | undefined>
  /** The time between two looks, in milliseconds. */
  every: number
  /** After so many looks that know nothing, the transaction is left to the user. */
  most: number
  tell: Tell
  schedule: Schedule
}

/** Looks for a transaction until its end is known, or too many looks have not found it. Returns what stops that. */
export function followBy({ read, every, most, tell, schedule }: FollowByParameters): () => void {
  let cancel = () => {}
  let isStopped = false
  let looks = 0

  async function look() {
    looks++
    const status = await read(looks).catch(() => undefined)
    if (isStopped) return
    if (status !== undefined) return tell(status)
    if (looks >= most) return tell('timedOut')
    cancel = schedule(look, every)
  }

  tell('pending')
  void look()
  return () => {
    isStopped = true
    cancel()
  }
}
