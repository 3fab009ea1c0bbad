import { disconnected, userRejected } from './errors.ts'
import type { createSwitchStore, Switches } from './switches.ts'

/** What the user of a wallet does. */
export type PromptSwitches = Pick<Switches, 'reject' | 'delay' | 'locked' | 'disconnected'>

type SwitchStore = Pick<
  ReturnType<typeof createSwitchStore<PromptSwitches>>,
  'current' | 'subscribe' | 'until'
>

/** Resolves when the user has approved the method. */
export type Prompt = (method: string) => Promise<void>

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
