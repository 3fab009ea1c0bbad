import type { Schedule } from '../utils/schedule.ts'

/** Time that a form waits for another key before a server is asked, in milliseconds. */
const KEY_DELAY = 300

/** Runs the last of several tasks, once no other one has come for a while. */
export function createDebounce(schedule: Schedule) {
  let cancel = () => {}
  return {
    soon(run: () => void, delay = KEY_DELAY) {
      cancel()
      cancel = schedule(run, delay)
    },

    cancel: () => cancel(),
  }
}
