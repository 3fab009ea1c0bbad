import { UNREADABLE } from '../protocol/texts.ts'
import type { User } from '../protocol/user.ts'
import { type CurrentChain, toHex } from './createCurrentChain.ts'
import type { Emitter } from './createEmitter.ts'
import type { CreateProviderParameters, EmbeddedWalletProvider } from './createProvider.ts'
import { FrameReplyError, ProviderRpcError } from './errors.ts'
import { TIMEOUTS } from './timeouts.ts'
import { DISCONNECTED } from './toProviderError.ts'

type CreateUserSessionParameters = Omit<CreateProviderParameters, 'chains'> & {
  chain: CurrentChain
  emit: Emitter['emit']
}

const ADDRESS = /^0x[\da-f]{40}$/i

/** The user who is logged in: of an earlier visit, or by a login that begins with the first request for an account. */
export function createUserSession({
  frame,
  store,
  chain,
  emit,
  login,
  accountType = () => undefined,
  onUser = () => {},
  signOutTimeout = TIMEOUTS.signOut,
}: CreateUserSessionParameters) {
  let user: User | undefined
  let connecting: Promise<User> | undefined
  let resuming: Promise<User | undefined> | undefined
  /** Replaced by each `disconnect`: what was asked before it connects nobody. */
  let ending = new AbortController()

  const accounts = () => (user === undefined ? [] : [user.address])

  async function getUser(
    payload: Parameters<EmbeddedWalletProvider['getUser']>[0] = {},
    { signal } = ending,
  ) {
    const preferredAccountType = accountType()
    const preset = preferredAccountType && { preferredAccountType }
    const next = await frame.request('GET_USER', { ...chain.keys(), ...preset, ...payload }, { signal })
    if (!ADDRESS.test(next.address)) throw new FrameReplyError({ request: 'GET_USER', message: UNREADABLE })
    const isNew = next.address !== user?.address
    user = next
    store.setUser(next)
    onUser(next)
    chain.follow(next.chainId)
    if (isNew) emit('accountsChanged', accounts())
    return next
  }

  /** Takes up the session of an earlier visit, without asking anything. */
  async function resume() {
    if (user !== undefined || !store.isUsed()) return user
    const controller = ending
    resuming ??= loadSession(controller).finally(() => {
      if (controller === ending) resuming = undefined
    })
    return resuming
  }

  async function loadSession(controller: AbortController) {
    const { isConnected } = await frame.request('IS_CONNECTED', undefined, controller)
    if (isConnected) return getUser({}, controller)
    store.clear()
    return undefined
  }

  async function connect() {
    const controller = ending
    connecting ??= (async () => {
      const resumed = await resume()
      if (resumed !== undefined) return resumed
      await login()
      const connected = await getUser({}, controller)
      emit('connect', { chainId: toHex(chain.get()) })
      return connected
    })().finally(() => {
      if (controller === ending) connecting = undefined
    })
    return connecting
  }

  async function signOut() {
    const isOver = new Promise((resolve) => setTimeout(resolve, signOutTimeout))
    await Promise.race([frame.request('SIGN_OUT').catch(() => {}), isOver])
  }

  return {
    accounts,
    getUser,
    resume,
    connect,

    async disconnect() {
      const wasConnected = user !== undefined
      const mayHaveSession = wasConnected || store.isUsed() || connecting !== undefined
      ending.abort()
      ending = new AbortController()
      connecting = undefined
      resuming = undefined
      user = undefined
      store.clear()
      if (wasConnected) {
        emit('accountsChanged', [])
        emit('disconnect', new ProviderRpcError(DISCONNECTED, 'The user has logged out'))
      }
      if (mayHaveSession) await signOut()
    },
  }
}
