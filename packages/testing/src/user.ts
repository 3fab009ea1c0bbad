import { refused } from './errors.ts'
import type { createMocks } from './mocks.ts'
import { type Ask, createPrompt, unlessDisconnected } from './prompt.ts'
import type { Decision, WalletRequest } from './requests.ts'
import type { SwitchStore } from './switches.ts'

export type UserOptions = {
  /** Decides what the user answers; undefined leaves it to the switches. */
  decide: (request: WalletRequest) => Promise<Decision | undefined> | undefined
  mocks: Pick<ReturnType<typeof createMocks>, 'answer'>
  switches: SwitchStore
}

/** The user of the wallet, who is asked for each request on its own. */
export function createUser({ decide, mocks, switches }: UserOptions) {
  const prompt = createPrompt(switches)

  /** The user's answer to one prompt of a request. */
  async function answer(asked: WalletRequest): Promise<Decision> {
    const decision = await decide(asked)
    if (decision !== undefined) {
      // A user who approves has unlocked the wallet before.
      if (decision.approved && switches.current.locked) switches.set({ locked: false })
      return decision
    }
    await prompt(asked.method)
    return { approved: true }
  }

  return {
    /** The way to ask for a request. */
    askFor:
      (asked: WalletRequest): Ask =>
      async (act, { replaceable = false, as = asked.method } = {}) => {
        const decision = await unlessDisconnected(switches, answer({ ...asked, method: as }))
        if (!decision.approved) throw refused(as, decision.code, decision.message)
        if (!replaceable) return act()
        if (decision.result !== undefined) return decision.result as Awaited<ReturnType<typeof act>>
        const made = await mocks.answer(asked.method, asked.params)
        return made === undefined ? act() : (made as Awaited<ReturnType<typeof act>>)
      },
  }
}
