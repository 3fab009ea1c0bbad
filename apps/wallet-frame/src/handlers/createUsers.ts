import type { HostContext } from '@foyer/embedded-wallet-frame/host'
import type { Payload, SiwxMessage, User } from '@foyer/embedded-wallet-frame/protocol'
import type { LoggedIn } from '../login/createSessions.ts'
import { loadPart } from '../parts/loadPart.ts'
import type { CreateHandlersParameters } from './createHandlers.ts'

export type Users = ReturnType<typeof createUsers>

/** The user who is logged in, as a dapp reads them. */
export function createUsers({
  login,
  signer,
  chains,
  settings,
  smartAccounts,
  project,
  loadSolana,
}: CreateHandlersParameters) {
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

  return {
    toUser,

    async getUser(payload: Payload<'GET_USER'>, { origin }: HostContext): Promise<User> {
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
    },
  }
}
