import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import { EXPIRED_LINK } from '@foyer/embedded-wallet-frame/protocol'
import type { VaultAnswer } from '../keys/createKeys.ts'
import { wipe } from '../signer/shares.ts'
import type { createFarcaster } from './createFarcaster.ts'
import type { createLinks } from './createLinks.ts'
import type { LoggedIn, Sessions } from './createSessions.ts'
import { type CreateSocialParameters, createSocial } from './createSocial.ts'

export type CreateProviderLoginParameters = CreateSocialParameters & {
  farcaster: ReturnType<typeof createFarcaster>
  links: ReturnType<typeof createLinks>
  sessions: Sessions
  /** Forgets the login that was under way. */
  reset: () => void
}

type Named = LoggedIn & { userName: string | null }
type Found = Pick<Named, 'session' | 'userName'> & { approvalId: string | undefined }

/** The login at a provider or with Farcaster, which proves to both servers who the user is. */
export function createProviderLogin(parameters: CreateProviderLoginParameters) {
  const { farcaster, links, sessions, reset } = parameters
  const social = createSocial(parameters)
  /** Names that the providers give their users, by account. */
  const userNames = new Map<string, string | null>()

  async function enter({ session, approvalId, userName }: Found): Promise<Named> {
    reset()
    userNames.set(session.account, userName)
    await sessions.begin(session)
    if (approvalId !== undefined) links.grantTo(session.account, approvalId)
    return { ...(await sessions.unlock(session)), userName }
  }

  return {
    /** Returns the address of the popup. */
    startSocial: social.start,

    /** Takes up what the popup has brought. Answers who has logged in, and what they are called. */
    connectSocial: async (uri: string): Promise<Named> => enter(await social.redeem(uri, sessions.isTrusted)),

    /** Returns the address that opens the user's Farcaster app. */
    startFarcaster: farcaster.start,

    /** Waits for the user's Farcaster app. Answers what the user is called. */
    async connectFarcaster(signal: AbortSignal): Promise<{ userName: string }> {
      const found = await farcaster.wait(signal, sessions.isTrusted)
      await enter(found)
      return { userName: found.userName }
    },

    /** Ends a login that has asked for a passkey, with the vault's answer to one. Answers what the user is called, too. */
    async connectPasskey(ask: (approvalId: string) => Promise<VaultAnswer>) {
      const session = await sessions.require()
      const approvalId = links.grantOf(session.account)
      if (approvalId === undefined) throw new ReplyError(EXPIRED_LINK)
      const held = await ask(approvalId)
      try {
        return { ...(await sessions.unlock(session, held)), userName: userNames.get(session.account) ?? null }
      } finally {
        wipe(held.passkey?.prf)
      }
    },
  }
}
