import { parseJson } from '@foyer/kit'
import { HttpError } from '@foyer/server-kit'
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1'
import * as z from 'zod'
import { hmac } from '../bytes.ts'
import type { ServerLimits } from '../createLimits.ts'
import type { ServerParameters } from '../serverParameters.ts'

const LIFETIME_MS = 10 * 60_000
/** Half of it are tried on average: a second or two on a phone, and what makes a million mails cost days. */
const MOST_TRIES = 50_000

export type CreateChallengesParameters = Pick<ServerParameters, 'pepper' | 'hasChallenges'> & {
  limits: Pick<ServerLimits, 'isPastHalf'>
  /** False for a solution that it has seen before. */
  rememberSolution: (id: string, expiresAt: Date) => Promise<boolean>
}

export type Stranger = {
  projectId: string
  /** Thumbprint of the device key. */
  jkt: string
  solution: string | undefined
}

/** `number` is what was looked for; the rest comes back as it was handed out. */
const payload = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().regex(/^[\da-f]{64}$/),
  number: z.int().min(0).max(MOST_TRIES),
  salt: z.string().max(400),
  signature: z.string().regex(/^[\da-f]{64}$/),
})

/** Has strangers compute for a mail once a project has sent half of those that it may. */
export function createChallenges(parameters: CreateChallengesParameters) {
  const { pepper, hasChallenges, limits, rememberSolution } = parameters
  const hmacKey = hmac(pepper, 'challenge', 'altcha')

  async function isSolved({ projectId, jkt, solution }: Stranger): Promise<boolean> {
    const result = payload.safeParse(parse(solution))
    if (!result.success || !(await verifySolution(result.data, hmacKey))) return false
    const { project, device, expires } = extractParams(result.data)
    if (project !== projectId || device !== jkt) return false
    return rememberSolution(
      hmac(pepper, 'solution', result.data.challenge),
      new Date(Number(expires) * 1_000),
    )
  }

  return {
    /** @throws {HttpError} the project is busy, and there is no solution, or one that is wrong, used, expired or of another client */
    async meet(stranger: Stranger): Promise<void> {
      if (!hasChallenges || !(await limits.isPastHalf(stranger.projectId))) return
      if (stranger.solution !== undefined && (await isSolved(stranger))) return
      const challenge = await createChallenge({
        hmacKey,
        maxnumber: MOST_TRIES,
        expires: new Date(Date.now() + LIFETIME_MS),
        params: { project: stranger.projectId, device: stranger.jkt },
      })
      throw new HttpError(403, 'Challenge', {
        reasons: [{ name: 'challenge', description: JSON.stringify(challenge) }],
      })
    },
  }
}

const parse = (solution = '') => parseJson(Buffer.from(solution, 'base64').toString())

export type Challenges = ReturnType<typeof createChallenges>
