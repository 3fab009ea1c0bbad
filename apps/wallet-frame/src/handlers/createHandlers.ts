import { type Handlers, ReplyError } from '@foyer/embedded-wallet-frame/host'
import type { VaultAnswer } from '../keys/createKeys.ts'
import type { EmailUpdate } from '../login/createEmailUpdate.ts'
import type { AskPasskeyParameters } from '../passkey/askPasskey.ts'
import { NO_SMART_ACCOUNTS } from '../smartAccount/createSmartAccounts.ts'
import { createLoginHandlers } from './createLoginHandlers.ts'
import { type CreateRpcHandlerParameters, createRpcHandler } from './createRpcHandler.ts'
import { createUsers } from './createUsers.ts'

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
  const { login, chains, settings, smartAccounts } = parameters
  const users = createUsers(parameters)

  return {
    ...createLoginHandlers(parameters, users),
    GET_USER: users.getUser,
    IS_CONNECTED: async () => ({ isConnected: await login.isConnected() }),
    async SIGN_OUT() {
      await login.signOut()
      return undefined
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
