import { tooManyRequests } from '@foyer/server-kit'
import type { Context } from 'hono'
import type { ServerLimits } from '../../shared/createLimits.ts'
import type { Outbox } from '../../shared/outbox/createOutbox.ts'
import { locale } from '../../shared/requests.ts'
import type { ProofEnv } from '../../shared/types.ts'
import type { Challenge, Codes } from '../store/createCodes.ts'
import type { Users } from '../store/createUsers.ts'

export type CodeCheckParameters = {
  codes: Codes
  users: Users
  limits: ServerLimits
  outbox: Outbox
}

export type UsedCode = Challenge & { address: string }

/** Takes one-time codes. Wrong ones count for the person, too, over all devices and projects. */
export function createCodeCheck({ codes, users, limits, outbox }: CodeCheckParameters) {
  /** Whoever has no wallet has nothing that could be guessed. */
  async function warn(challenge: Challenge) {
    if (!(await users.isUser(challenge.subject))) return
    const order = { kind: 'guesses', locale: locale.parse(challenge.locale) } as const
    await outbox.send({ to: await codes.readEmail(challenge), order })
  }

  /** @throws {HttpError} the code is wrong, expired, tried too often or of another device, or too many were wrong */
  return async <E extends ProofEnv>(c: Context<E>, challengeId: string, code: string): Promise<UsedCode> => {
    const jkt = c.get('jkt')
    const challenge = await codes.countTry(challengeId, jkt)
    const { subject } = challenge
    const guess = await limits.countGuess({ subject, jkt, isKnown: await users.isKnown(subject, jkt) })
    if (guess.above) {
      if (guess.above.isFirst) await warn(challenge)
      throw tooManyRequests(guess.above.retryAfter)
    }
    // Opened before the code is used up, for a key may be missing.
    const address = await codes.readEmail(challenge)
    await codes.use(challenge, code)
    await guess.forget()
    return { ...challenge, address }
  }
}
