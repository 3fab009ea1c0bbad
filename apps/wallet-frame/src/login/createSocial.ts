import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import {
  RECOVERY_UNAVAILABLE,
  REJECTED,
  SOCIAL_FAILED,
  SOCIAL_UNAVAILABLE,
  type SocialProvider,
} from '@foyer/embedded-wallet-frame/protocol'
import { parseUrl } from '@foyer/kit'
import type { Auth } from '../api/createAuth.ts'
import type { Vault } from '../api/createVault.ts'
import { isRefusal, UnreachableError } from '../api/errors.ts'
import type { Device, Session } from '../device/createDevice.ts'
import { OTHER_USER } from './texts.ts'

export type CreateSocialParameters = {
  auth: Auth
  vault: Vault
  device: Pick<Device, 'readShare'>
  projectId: string
  /** The origin of this site. */
  siteUrl: string
  authUrl: string
  /** Says for the popup which login this page has started, by the fragment that it is sent there with. */
  announce: (start: string) => void
  /** True if a device that knows its user has the vault approve the login, too. Default false. */
  wantsApproval?: boolean | undefined
}

type Profile = { email: string | null; userName: string | null }

/** Apple gives each operator another address of the same user. */
const RELAY = '@privaterelay.appleid.com'

/**
 * Logins with a provider. The popup logs in at both servers, the vault first, each with its own client; what it brings
 * back is of use to this device key only.
 */
export function createSocial(parameters: CreateSocialParameters) {
  const { auth, vault, device, projectId, siteUrl, authUrl, announce, wantsApproval } = parameters
  /** Without the vault a device that knows its user still gets in. */
  const startAtVault = (request: Parameters<Vault['startSocial']>[0]) =>
    vault.startSocial(request).catch((error) => {
      if (error instanceof UnreachableError || isRefusal(error, ['provider'])) return undefined
      throw error
    })

  /** Redeems a code at the vault. Its answer is used only if this device has no share. */
  async function redeemAtVault(code: string | null, known: Profile): Promise<string> {
    if (code === null) throw new ReplyError(RECOVERY_UNAVAILABLE)
    const approval = await vault.redeemSocial(code)
    if (!isSameUser(known, approval)) throw new ReplyError(OTHER_USER)
    return approval.id
  }

  return {
    async start(name: SocialProvider, origin: string): Promise<{ uri: string; statusUrl: string }> {
      const request = { projectId, origin, provider: name }
      try {
        const [{ id }, held] = await Promise.all([auth.startSocial(request), startAtVault(request)])
        const start = new URLSearchParams({ start: id, ...(held && { vault: held.id }) }).toString()
        announce(start)
        return { uri: `${siteUrl}/loading#${start}`, statusUrl: `${authUrl}/oauth/auth/status/${id}` }
      } catch (error) {
        throw isRefusal(error, ['provider']) ? new ReplyError(SOCIAL_UNAVAILABLE, { cause: error }) : error
      }
    },

    /**
     * Redeems what the popup has brought.
     *
     * @throws {ReplyError} the user has declined, has chosen two users, or it is of no use here
     */
    async redeem(uri: string, isTrusted: (account: string) => boolean) {
      const result = readResult(uri, siteUrl)
      if (result?.get('error') === 'rejected') throw new ReplyError(REJECTED)
      const code = result?.get('auth')
      if (!code) throw new ReplyError(SOCIAL_FAILED)
      try {
        const { provider, userName, ...login } = await auth.redeemSocial(code)
        const session: Session = { ...login, account: `${provider}:${login.userId}` }
        const share = isTrusted(session.account) ? await device.readShare(session.account) : undefined
        const held = result?.get('vault') ?? null
        const redeem = () => redeemAtVault(held, { email: login.email, userName })
        const approvalId = share ? wantsApproval && (await redeem().catch(() => undefined)) : await redeem()
        return { session, approvalId: approvalId || undefined, userName }
      } catch (error) {
        throw isRefusal(error, ['code', 'expired']) ? new ReplyError(SOCIAL_FAILED, { cause: error }) : error
      }
    },
  }
}

/** The fragment of this site's `/loading`. Undefined for any other address. */
function readResult(uri: string, siteUrl: string): URLSearchParams | undefined {
  const url = parseUrl(uri)
  if (url?.origin !== siteUrl || url.pathname !== '/loading') return undefined
  return new URLSearchParams(url.hash.slice(1))
}

/** True if both servers may mean the same user, as far as what they were told can be compared. */
function isSameUser(one: Profile, other: Profile): boolean {
  if (one.email?.endsWith(RELAY) || other.email?.endsWith(RELAY)) return true
  const differs = (a: string | null, b: string | null) => a !== null && b !== null && a !== b
  return !differs(one.email, other.email) && !differs(one.userName, other.userName)
}
