import type { ServerLimits } from '../../shared/createLimits.ts'
import type { Mailer } from '../../shared/createMailer.ts'
import type { MailComposer } from '../../shared/mails/compose.ts'
import type { MailRequest } from '../../shared/requests.ts'
import type { RequestContext } from '../../shared/types.ts'
import type { Codes } from '../store/createCodes.ts'
import type { Users } from '../store/createUsers.ts'

export type CodeSenderParameters = {
  codes: Codes
  users: Users
  limits: ServerLimits
  mailer: Mailer
  mails: MailComposer
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
  const { clientOf, codes, limits, mailer, mails, toSubject, users } = parameters
  return async (c: RequestContext, { newEmail, ...request }: CodeRequest): Promise<string> => {
    const { email, projectId, locale } = request
    const [subject, jkt] = [toSubject(email), c.get('jkt')]
    const isKnown = await users.isKnown(subject, jkt)
    const isTest = request.fixed !== undefined
    const attempt = { subject, jkt, isKnown, client: clientOf(c), projectId, isTest }
    const isAllowed = await limits.countMail(attempt)
    const scope = newEmail === undefined ? 'login' : `change:${toSubject(newEmail)}`
    const { id, code } = await codes.create({ ...request, subject, jkt, scope, isMailed: isAllowed })
    const purpose = newEmail === undefined ? 'login' : 'change'
    if (isAllowed && !isTest) mailer.send(email, () => mails.composeCode({ purpose, locale, code }))
    return id
  }
}
