import type { Context } from 'hono'
import type { Challenges } from '../../shared/challenge/createChallenges.ts'
import type { ServerLimits } from '../../shared/createLimits.ts'
import type { Outbox } from '../../shared/outbox/createOutbox.ts'
import type { MailRequest } from '../../shared/requests.ts'
import type { ProofEnv, RequestContext } from '../../shared/types.ts'
import type { Codes } from '../store/createCodes.ts'
import type { Users } from '../store/createUsers.ts'

export type CodeSenderParameters = {
  codes: Codes
  users: Users
  limits: ServerLimits
  challenges: Challenges
  outbox: Outbox
  toSubject: (email: string) => string
  clientOf: (c: RequestContext) => string
}

type CodeRequest = MailRequest & {
  browser: string
  /** The new address, where the code is for a change of the address. */
  newEmail?: string
  /** The code of a test account, which is not mailed. */
  fixed?: string | undefined
}

/** Mails one-time codes. Each answer is a challenge's id, also where the limits let no mail go out. */
export function createCodeSender(parameters: CodeSenderParameters) {
  const { challenges, clientOf, codes, limits, outbox, toSubject, users } = parameters
  return async <E extends ProofEnv>(
    c: Context<E>,
    { newEmail, solution, ...request }: CodeRequest,
  ): Promise<string> => {
    const { email, projectId, locale } = request
    const [subject, jkt] = [toSubject(email), c.get('jkt')]
    const isKnown = await users.isKnown(subject, jkt)
    const isTest = request.fixed !== undefined
    // A user who replaces an address is logged in.
    if (!isKnown && !isTest && newEmail === undefined) await challenges.meet({ projectId, jkt, solution })
    const attempt = { subject, jkt, isKnown, client: clientOf(c), projectId, isTest }
    const isAllowed = await limits.countMail(attempt)
    const scope = newEmail === undefined ? 'login' : `change:${toSubject(newEmail)}`
    const purpose = newEmail === undefined ? 'login' : 'change'
    const id = await codes.create(
      { ...request, subject, jkt, scope, isMailed: isAllowed },
      async (tx, code) => {
        const order = { kind: 'code', purpose, locale, code } as const
        if (!isTest) await outbox.add(tx, { to: email, order, goesOut: isAllowed })
      },
    )
    outbox.wake()
    return id
  }
}
