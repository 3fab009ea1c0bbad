import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import type { Vault } from '../api/createVault.ts'
import type { Device } from '../device/createDevice.ts'
import type { Codes } from './createCodes.ts'
import type { createLinks } from './createLinks.ts'
import type { Sessions } from './createSessions.ts'
import { NO_EMAIL } from './texts.ts'

type Action = 'VERIFY_DEVICE' | 'VERIFY_OTP' | 'CONNECT'

export type CreateMailLoginParameters = {
  vault: Pick<Vault, 'startApproval'>
  device: Device
  links: ReturnType<typeof createLinks>
  codes: Codes
  sessions: Sessions
  projectId: string
  locale: () => string | undefined
}

/** The login by an address: on a new device the vault's link, then the code of auth. */
export function createMailLogin(parameters: CreateMailLoginParameters) {
  const { vault, device, links, codes, sessions, projectId, locale } = parameters
  return {
    /** `resumes`: a session that still stands is enough, and nothing is mailed. */
    async connectEmail(
      address: string,
      origin: string,
      { resumes = true } = {},
    ): Promise<{ action: Action }> {
      const next = address.trim().normalize('NFC').toLowerCase()
      if (codes.email() !== next) links.forget()
      codes.ask(next)
      if (resumes && (await sessions.resume(next))) return { action: 'CONNECT' }
      const isKnown = sessions.isTrusted(next) && (await device.readShare(next)) !== undefined
      // Without a link nothing can be answered that the mail of a known device would need.
      if (isKnown || (await links.look(next)) === 'approved') {
        await codes.start(next, origin)
        return { action: 'VERIFY_OTP' }
      }
      const { id } = await vault.startApproval({ projectId, origin, email: next, locale: locale() })
      await device.addApproval({ id, email: next })
      return { action: 'VERIFY_DEVICE' }
    },

    /** Waits for the link. Then the code is on its way. */
    async connectDevice(origin: string, signal: AbortSignal): Promise<void> {
      const address = codes.email()
      if (address === undefined) throw new ReplyError(NO_EMAIL)
      await links.waitFor(address, signal)
      await codes.startOnce(address, origin)
    },

    /** Nobody waits for the link any more. It can be waited for again, and counts until then, too. */
    leaveLink: (): void => links.forget(),

    async connectOtp(otp: string): Promise<void> {
      await codes.enter(otp, sessions.begin)
      await sessions.unlock(await sessions.require())
    },
  }
}
