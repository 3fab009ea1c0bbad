import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import { EXPIRED_CODE } from '@foyer/embedded-wallet-frame/protocol'
import type { Auth } from '../api/createAuth.ts'
import type { Session } from '../device/createDevice.ts'

/** Time that a code can be entered, with some to spare. In milliseconds. */
export const CODE_MS = 9 * 60_000

/** The code that was mailed last. Once it was right, what came after it can be tried again without auth. */
type Code =
  | { status: 'none' }
  | { status: 'sent'; id: string; email: string; startedAt: number }
  | { status: 'right'; id: string; email: string; otp: string }

export type CreateCodesParameters = {
  auth: Pick<Auth, 'startEmail' | 'verifyEmail'>
  projectId: string
  locale: () => string | undefined
}

/** The address that was asked for, and the code that auth mails to it. A code keeps its own address. */
export function createCodes({ auth, projectId, locale }: CreateCodesParameters) {
  let email: string | undefined
  let code: Code = { status: 'none' }
  let sending: { email: string; started: Promise<void> } | undefined

  async function start(address: string, origin: string): Promise<void> {
    const { challengeId } = await auth.startEmail({ projectId, origin, email: address, locale: locale() })
    // Another address may have been asked for meanwhile: a code is entered for the last one.
    if (email === address)
      code = {
        status: 'sent',
        id: challengeId,
        email: address,
        startedAt: Date.now(),
      }
  }

  const isSent = (address: string) =>
    code.status === 'sent' && code.email === address && Date.now() - code.startedAt < CODE_MS

  return {
    /** The address that was asked for last. */
    email: (): string | undefined => email,

    ask(address: string): void {
      email = address
    },

    start,

    /** Two requests that wait for one link get one code. */
    startOnce(address: string, origin: string): Promise<void> {
      if (isSent(address)) return Promise.resolve()
      if (sending?.email === address) return sending.started
      const started = start(address, origin).finally(() => {
        if (sending?.started === started) sending = undefined
      })
      sending = { email: address, started }
      return started
    },

    /**
     * Has auth look at a code, and begins the session that it answers.
     *
     * @throws {ReplyError} no code was mailed
     */
    async enter(otp: string, begin: (session: Session) => Promise<void>): Promise<void> {
      const current = code
      if (current.status === 'none') throw new ReplyError(EXPIRED_CODE)
      if (current.status === 'right' && current.otp === otp) return
      const { id, email } = current
      await begin({ ...(await auth.verifyEmail(id, otp)), account: email, email })
      // A newer code may have been mailed meanwhile.
      if (code === current) code = { status: 'right', id, email, otp }
    },

    reset(): void {
      email = undefined
      code = { status: 'none' }
    },
  }
}

export type Codes = ReturnType<typeof createCodes>
