import { disconnected, userRejected } from './errors.ts'
import type { createSwitchStore, Switches } from './switches.ts'

/** The switches that stand for the actions of a wallet's user. */
export type PromptSwitches = Pick<Switches, 'reject' | 'delay' | 'locked' | 'disconnected'>

type SwitchStore = Pick<
  ReturnType<typeof createSwitchStore<PromptSwitches>>,
  'current' | 'subscribe' | 'until'
>

/** Resolves when the user has approved the method. */
export type Prompt = (method: string) => Promise<void>

/**
 * Has the user of a wallet decide, then acts. `replaceable`: a result that the test has made up takes the place of the
 * act. `as`: what the user is asked, where it is not the request itself.
 */
export type Ask = <result>(
  act: () => result | Promise<result>,
  options?: { replaceable?: boolean; as?: string },
) => Promise<result>

/** Creates the user of the wallet, who answers as the switches say. */
export function createPrompt(switches: SwitchStore): Prompt {
  return async (method) => {
    await switches.until((now) => !now.locked || now.disconnected)
    const { delay } = switches.current
    if (delay > 0) await elapsed(switches, delay)
    if (switches.current.disconnected) throw disconnected()
    const { reject } = switches.current
    if (Array.isArray(reject) ? reject.includes(method) : reject) throw userRejected(method)
  }
}

/** Rejects what is open when the wallet loses all chains. */
export function unlessDisconnected<value>(
  switches: Pick<SwitchStore, 'subscribe'>,
  work: Promise<value>,
): Promise<value> {
  return new Promise((resolve, reject) => {
    const stop = switches.subscribe((now) => {
      if (now.disconnected) reject(disconnected())
    })
    work.finally(stop).then(resolve, reject)
  })
}

function elapsed(switches: SwitchStore, delay: number): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(finish, delay)
    const stop = switches.subscribe((now) => {
      if (now.delay !== delay || now.disconnected) finish()
    })
  })
}
