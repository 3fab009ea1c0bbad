import { type Handlers, type HostContext, ReplyError } from '@foyer/embedded-wallet-frame/host'
import {
  type Payload,
  passkeyNeeded,
  type SiwxMessage,
  type User,
} from '@foyer/embedded-wallet-frame/protocol'
import type { VaultAnswer } from '../keys/createKeys.ts'
import type { EmailUpdate } from '../login/createEmailUpdate.ts'
import type { LoggedIn } from '../login/createSessions.ts'
import { loadPart } from '../parts/loadPart.ts'
import type { AskPasskeyParameters } from '../passkey/askPasskey.ts'
import { wipe } from '../signer/shares.ts'
import { NO_SMART_ACCOUNTS } from '../smartAccount/createSmartAccounts.ts'
import { type CreateRpcHandlerParameters, createRpcHandler } from './createRpcHandler.ts'

export type CreateHandlersParameters = CreateRpcHandlerParameters & {
  /** Few replace their address: what does it is loaded then. */
  loadEmailUpdate: () => Promise<EmailUpdate>
  /** The address of the users' own page. */
  siteUrl: string
  /** True if this browser keeps what the wallet stores until the next visit. */
  isPersistent: () => Promise<boolean>
  /** Has the user show a passkey, when they have pressed the button of a screen. */
  askPasskey: (approvalId: string, press: AskPasskeyParameters['press']) => Promise<VaultAnswer>
}

/** Answers to the dapp's requests. What is not here is not supported yet, and the host says so. */
export function createHandlers(parameters: CreateHandlersParameters) {
  const {
    login,
    loadEmailUpdate,
    signer,
    chains,
    settings,
    limit,
    smartAccounts,
    approvals,
    askPasskey,
    siteUrl,
    isPersistent,
    project,
    loadSolana,
  } = parameters

  /** Signs a dapp's sign-in message while the login is fresh. Without a signature the dapp asks for personal_sign. */
  async function signIn(siwx: SiwxMessage, address: string, origin: string) {
    if (!login.isFresh()) return {}
    const { formatSignIn } = await loadPart(() => import('../login/formatSignIn.ts'))
    const asked = formatSignIn({ siwx, address: address as `0x${string}`, origin, hasChain: chains.has })
    if (asked === undefined) return {}
    await login.unlock()
    const { message, text } = asked
    return { message, signature: await signer.sign({ text, chainId: chains.current() }) }
  }

  async function toUser(
    { session, share }: LoggedIn,
    { chainId, preferredAccountType, siwxMessage }: NonNullable<Payload<'GET_USER'>>,
    origin: string,
  ): Promise<User> {
    if (chainId !== undefined && chains.has(chainId)) chains.select(chainId)
    smartAccounts.preset(preferredAccountType)
    const types = await smartAccounts.typesOf(session.account, chains.current())
    return {
      email: session.email,
      address: share.address,
      chainId: chains.current(),
      accounts: types.map((type) => ({ address: share.address, type })),
      preferredAccountType: types[0],
      ...(login.isNew(share.address) ? { isNew: true } : {}),
      ...(siwxMessage ? { siwxMessage, ...(await signIn(siwxMessage, share.address, origin)) } : {}),
    }
  }

  async function getUser(payload: Payload<'GET_USER'>, { origin }: HostContext): Promise<User> {
    const { chainId } = payload ?? {}
    // Others read one address of a user, and take it for one of EVM.
    if (project.solana && settings.dapp().isOwn && String(chainId).startsWith('solana:')) {
      const { session } = await login.current()
      const address = await (await loadSolana()).address(chainId)
      return { email: session.email, address, chainId: String(chainId) }
    }
    const user = await toUser(await login.current(), payload ?? {}, origin)
    return {
      ...user,
      smartAccountDeployed: await smartAccounts.isDeployed(user.address, chains.current()),
    }
  }

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
    GET_USER: getUser,
    IS_CONNECTED: async () => ({ isConnected: await login.isConnected() }),
    async SIGN_OUT() {
      await login.signOut()
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
    SWITCH_NETWORK: ({ chainId }) => ({ chainId: chains.select(chainId) }),
    RPC_REQUEST: createRpcHandler(parameters),
    GET_CHAIN_ID: () => ({ chainId: chains.current() }),
    async GET_SMART_ACCOUNT_ENABLED_NETWORKS() {
      return { smartAccountEnabledNetworks: await smartAccounts.networks() }
    },
    async INIT_SMART_ACCOUNT() {
      const { share } = await login.current()
      const chainId = chains.current()
      if (!(await smartAccounts.isEnabled(chainId))) throw new ReplyError(NO_SMART_ACCOUNTS)
      return { address: share.address, isDeployed: await smartAccounts.isDeployed(share.address, chainId) }
    },
    async SET_PREFERRED_ACCOUNT({ type }) {
      const { session, share } = await login.current()
      await smartAccounts.prefer(session.account, type, chains.current())
      return { type, address: share.address }
    },
    SYNC_THEME: (theme) => void settings.setTheme(theme),
    SYNC_DAPP_DATA: (data) => void settings.setDapp(data),
    /** Softly: clients do not wait for READY again. */
    RELOAD: () => void login.reset(),
  } satisfies Partial<Handlers>
}
