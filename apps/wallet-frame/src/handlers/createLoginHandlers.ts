import { type Handlers, type HostContext, ReplyError } from '@foyer/embedded-wallet-frame/host'
import { passkeyNeeded } from '@foyer/embedded-wallet-frame/protocol'
import type { VaultAnswer } from '../keys/createKeys.ts'
import { wipe } from '../signer/shares.ts'
import type { CreateHandlersParameters } from './createHandlers.ts'
import type { Users } from './createUsers.ts'

/** Answers to the requests of a login, and of a change of the e-mail address. */
export function createLoginHandlers(
  {
    login,
    loadEmailUpdate,
    settings,
    limit,
    approvals,
    askPasskey,
    siteUrl,
    isPersistent,
  }: CreateHandlersParameters,
  { toUser }: Users,
) {
  /** Asks for a passkey on a screen. The client shows the iframe meanwhile. */
  async function onScreen<T>(
    { origin, signal }: HostContext,
    run: (ask: (approvalId: string) => Promise<VaultAnswer>) => Promise<T>,
  ): Promise<T> {
    const press = <A>(show: () => Promise<A>) =>
      approvals.askPasskey({ run: show, origin, signal, dapp: settings.dapp() })
    try {
      return await run((approvalId) => askPasskey(approvalId, press))
    } finally {
      approvals.close()
    }
  }

  /** Ends a login whose wallet needs a passkey. */
  const connectPasskey = (context: HostContext) => onScreen(context, login.connectPasskey)

  return {
    async GET_SOCIAL_REDIRECT_URI({ provider }, { origin }) {
      limit()
      return login.startSocial(provider, origin)
    },
    async CONNECT_SOCIAL({ uri, passkey, ...payload }, context) {
      limit()
      const { userName, ...loggedIn } = passkey
        ? await connectPasskey(context)
        : await login.connectSocial(uri)
      return { ...(await toUser(loggedIn, payload, context.origin)), userName }
    },
    async GET_FARCASTER_URI(_, { origin }) {
      limit()
      return login.startFarcaster(origin)
    },
    async CONNECT_FARCASTER(payload, context) {
      limit()
      if (!payload?.passkey) return login.connectFarcaster(context.signal)
      return { userName: (await connectPasskey(context)).userName ?? '' }
    },
    async CONNECT_EMAIL({ email }, { origin }) {
      limit()
      const { action } = await login.connectEmail(email, origin)
      return (await isPersistent()) ? { action } : { action, keepsNothing: true }
    },
    async CONNECT_DEVICE(payload, { origin, signal }) {
      if (payload?.stop) {
        login.leaveLink()
        return undefined
      }
      limit()
      await login.connectDevice(origin, signal)
      return undefined
    },
    async CONNECT_OTP({ otp, passkey }, context) {
      limit()
      await (passkey ? connectPasskey(context) : login.connectOtp(otp))
      return undefined
    },
    async UPDATE_EMAIL({ email }, { origin }) {
      limit()
      const { action } = await (await loadEmailUpdate()).start(email, origin)
      return { action }
    },
    async UPDATE_EMAIL_PRIMARY_OTP({ otp }, { signal }) {
      limit()
      await (await loadEmailUpdate()).enterPrimary(otp, signal)
      return undefined
    },
    async UPDATE_EMAIL_SECONDARY_OTP({ otp, passkey }, context) {
      limit()
      const { signal } = context
      const { enterSecondary } = await loadEmailUpdate()
      if (passkey)
        return onScreen(context, (ask) =>
          enterSecondary(otp, signal, async (id) => wipe((await ask(id)).passkey?.prf)),
        )
      return enterSecondary(otp, signal, async () => {
        throw new ReplyError(passkeyNeeded(siteUrl))
      })
    },
  } satisfies Partial<Handlers>
}
