import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import { CHANGE_REJECTED } from '@foyer/embedded-wallet-frame/protocol'
import type { Auth } from '../api/createAuth.ts'
import type { Vault } from '../api/createVault.ts'
import { isRefusal, UnreachableError } from '../api/errors.ts'
import type { Device, Session } from '../device/createDevice.ts'
import { isSameMailbox, toAscii } from '../device/isSameMailbox.ts'
import { WalletError } from '../keys/errors.ts'
import { withPasskey } from '../passkey/withPasskey.ts'
import { LINK_TIMES } from './createLinks.ts'
import type { Login } from './createLogin.ts'
import { createReplies } from './createReplies.ts'
import { NO_CHANGE } from './texts.ts'
import { waitForApproval } from './waitForApproval.ts'

export type CreateEmailUpdateParameters = {
  auth: Pick<Auth, 'startEmailUpdate' | 'enterPrimary' | 'enterSecondary' | 'me'>
  vault: Pick<Vault, 'startApproval' | 'readApproval' | 'rotateSubject'>
  device: Pick<Device, 'rename'>
  login: Pick<Login, 'current' | 'authorized' | 'withConsent'>
  projectId: string
  locale: () => string | undefined
  times?: typeof LINK_TIMES
}

/** Has the user show a passkey for an approval of the vault. */
type Agree = (approvalId: string) => Promise<void>

type Update = {
  origin: string
  email: string
  /** The links of the vault, where the user logs in with the address. */
  links?: { old: string; new?: string }
  /** The steps that are done, so that one whose answer was lost is not done twice. */
  isOldProven: boolean
  isRotated: boolean
}

export type EmailUpdate = ReturnType<typeof createEmailUpdate>

/**
 * Replaces the user's e-mail address. Each mailbox gets a code of auth and a link of the vault, the old one first. The
 * vault opens its share with both addresses before auth switches, so one of them works wherever this ends.
 *
 * @throws {ReplyError} of each method, with what the dapp may read
 */
export function createEmailUpdate(parameters: CreateEmailUpdateParameters) {
  const { auth, vault, device, login, projectId, locale, times = LINK_TIMES } = parameters
  let update: Update | undefined

  function requireUpdate(): Update {
    if (!update) throw new ReplyError(NO_CHANGE)
    return update
  }

  async function sendLink({ origin, email }: Pick<Update, 'origin' | 'email'>): Promise<string> {
    const request = { projectId, origin, email, locale: locale(), purpose: 'change' as const }
    return (await vault.startApproval(request)).id
  }

  const waitFor = (id: string, signal: AbortSignal) =>
    waitForApproval({ vault, id, signal, times, rejection: CHANGE_REJECTED })

  async function rotate(current: Update, signal: AbortSignal, agree: Agree) {
    const { links } = current
    if (!links?.new || current.isRotated) return
    await waitFor(links.new, signal)
    const ids = { oldApprovalId: links.old, newApprovalId: links.new }
    await withPasskey(
      () => vault.rotateSubject(ids),
      () => agree(links.old),
    ).catch((error) => {
      throw isRefusal(error, ['share']) ? new WalletError('disagree') : error
    })
    current.isRotated = true
  }

  /** An answer that was lost on its way back: the code is used then, and the address is the new one. */
  async function hasSwitched({ token }: Session, { email }: Update, error: unknown): Promise<boolean> {
    if (!(error instanceof UnreachableError) && !isRefusal(error, ['change', 'expired', 'code'])) return false
    const { user } = await auth.me(token).catch(() => {
      throw error
    })
    return isSameMailbox(user.email ?? '', email)
  }

  return createReplies({
    /** Mails a code, and a link to the address that the user logs in with. */
    async start(address: string, origin: string) {
      update = undefined
      const email = address.trim().normalize('NFC').toLowerCase()
      const { session } = await login.current()
      const { step, isLogin } = await login.authorized(({ token }) =>
        auth.startEmailUpdate(token, { email, locale: locale() }),
      )
      const started: Update = { origin, email, isOldProven: step === 'secondary', isRotated: false }
      if (isLogin && session.email !== null)
        started.links = { old: await sendLink({ origin, email: session.email }) }
      update = started
      return {
        action: step === 'primary' ? ('VERIFY_PRIMARY_OTP' as const) : ('VERIFY_SECONDARY_OTP' as const),
        /** True if each mailbox gets a link, too. */
        hasLinks: isLogin,
      }
    },

    /** Takes the code of the old address, waits for its link, and mails both to the new one. */
    async enterPrimary(code: string, signal: AbortSignal): Promise<void> {
      const current = requireUpdate()
      if (!current.isOldProven)
        await login.authorized(({ token }) =>
          auth.enterPrimary(token, { code, email: current.email, locale: locale() }),
        )
      current.isOldProven = true
      const { links } = current
      if (!links) return
      await waitFor(links.old, signal)
      links.new ??= await sendLink(current)
    },

    /** Waits for the link of the new address and, where passkeys protect the wallet, for one; takes the code, and switches. */
    async enterSecondary(code: string, signal: AbortSignal, agree: Agree): Promise<{ newEmail: string }> {
      const current = requireUpdate()
      const { email } = current
      await rotate(current, signal, agree)
      await login.withConsent({ email: toAscii(email) }, async (session, signature) => {
        const body = { code, email, signature, locale: locale() }
        await auth.enterSecondary(session.token, body).catch(async (error) => {
          if (!(await hasSwitched(session, current, error))) throw error
        })
        await device.rename(session, email)
      })
      update = undefined
      return { newEmail: email }
    },
  })
}
