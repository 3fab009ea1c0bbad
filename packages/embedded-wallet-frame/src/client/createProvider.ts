import { isApprovalMethod, isSafeMethod } from '../protocol/methods.ts'
import type { Payload } from '../protocol/payloads.ts'
import { parseRpcResult } from '../protocol/rpcResults.ts'
import type { AccountType } from '../protocol/shared.ts'
import { NOT_ALLOWED, UNREADABLE } from '../protocol/texts.ts'
import type { User } from '../protocol/user.ts'
import { createEmitter } from './createEmitter.ts'
import type { Frame } from './createFrame.ts'
import type { LoginStore } from './createLoginStore.ts'
import { FrameAbortedError, FrameReplyError, ProviderRpcError } from './errors.ts'
import { TIMEOUTS } from './timeouts.ts'
import {
  DISCONNECTED,
  INVALID_PARAMS,
  toProviderError,
  UNKNOWN_CHAIN,
  UNSUPPORTED_METHOD,
} from './toProviderError.ts'

export type Chain = { id: number; rpcUrl?: string | undefined }

export type CreateProviderParameters = {
  frame: Frame
  store: LoginStore
  /** EVM chains of the dapp, the active one first. */
  chains: () => readonly Chain[]
  /** Leads the user through a login. Resolves when the iframe has a session. */
  login: () => Promise<void>
  /** The type of account to begin with, until the user has chosen one. Default the wallet's. */
  accountType?: (() => AccountType | undefined) | undefined
  /** Called with the user whenever the iframe reports who is logged in. */
  onUser?: ((user: User) => void) | undefined
  /** In milliseconds. */
  signOutTimeout?: number | undefined
}

type Listener = (data: unknown) => void

/** An EIP-1193 provider. `disconnect` signs out, and ends the login here even if the iframe does not answer. */
export type EmbeddedWalletProvider = {
  request: (request: { method: string; params?: readonly unknown[] | object }) => Promise<unknown>
  on: (event: string, listener: Listener) => EmbeddedWalletProvider
  removeListener: (event: string, listener: Listener) => EmbeddedWalletProvider
  disconnect: () => Promise<void>
  /** Asks the iframe who is logged in. With `siwxMessage` the user may be signed in, too. */
  getUser: (payload?: Pick<NonNullable<Payload<'GET_USER'>>, 'siwxMessage'>) => Promise<User>
}

const NAMESPACE = 'eip155'
const ADDRESS = /^0x[\da-f]{40}$/i

const toHex = (id: number) => `0x${id.toString(16)}`

/**
 * The embedded wallet as an EIP-1193 provider. The iframe is mounted when an account is asked for and there is, or may
 * be, one.
 *
 * @example
 * const provider = createProvider({ frame, store, chains: () => [{ id: 56 }], login })
 * await provider.request({ method: 'eth_requestAccounts' }) // ['0x…']
 */
export function createProvider({
  frame,
  store,
  chains,
  login,
  accountType = () => undefined,
  onUser = () => {},
  signOutTimeout = TIMEOUTS.signOut,
}: CreateProviderParameters): EmbeddedWalletProvider {
  const { on, off, emit } = createEmitter()
  let user: User | undefined
  let chainId: number | undefined
  let connecting: Promise<User> | undefined
  let resuming: Promise<User | undefined> | undefined
  /** Replaced by each `disconnect`: what was asked before it connects nobody. */
  let ending = new AbortController()

  const find = (id: number) => chains().find((chain) => chain.id === id)
  const currentChain = () => chainId ?? find(store.chainId())?.id ?? chains()[0]?.id ?? store.chainId()
  const accounts = () => (user === undefined ? [] : [user.address])

  /** The keys that say where a request belongs. The iframe has a node of its own. */
  function chainKeys(id = currentChain()) {
    const rpcUrl = find(id)?.rpcUrl
    return { chainId: id, ...(rpcUrl === undefined ? {} : { rpcUrl }) }
  }

  function setChain(id: number) {
    const isNew = id !== currentChain()
    chainId = id
    store.setChainId(id)
    if (isNew) emit('chainChanged', toHex(id))
  }

  async function getUser(
    payload: Parameters<EmbeddedWalletProvider['getUser']>[0] = {},
    { signal } = ending,
  ) {
    const preferredAccountType = accountType()
    const preset = preferredAccountType && { preferredAccountType }
    const next = await frame.request('GET_USER', { ...chainKeys(), ...preset, ...payload }, { signal })
    if (!ADDRESS.test(next.address)) throw new FrameReplyError({ request: 'GET_USER', message: UNREADABLE })
    const isNew = next.address !== user?.address
    user = next
    store.setUser(next)
    onUser(next)
    const id = toEvmChain(next.chainId)
    setChain(id !== undefined && find(id) !== undefined ? id : currentChain())
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
      emit('connect', { chainId: toHex(currentChain()) })
      return connected
    })().finally(() => {
      if (controller === ending) connecting = undefined
    })
    return connecting
  }

  async function switchChain(params: unknown) {
    const [target] = Array.isArray(params) ? params : []
    const id = toEvmChain((target as { chainId?: unknown } | undefined)?.chainId)
    if (id === undefined)
      throw new ProviderRpcError(INVALID_PARAMS, 'wallet_switchEthereumChain needs a chainId')
    if (find(id) === undefined)
      throw new ProviderRpcError(UNKNOWN_CHAIN, `The dapp has no chain ${id} in its configuration`)
    await moveTo(id)
    return null
  }

  /** The chain changes when the iframe has changed it. */
  async function moveTo(id: number) {
    await frame.request('SWITCH_NETWORK', chainKeys(id))
    setChain(id)
  }

  async function send(method: string, params: unknown = []) {
    if (!isSafeMethod(method) && !isApprovalMethod(method))
      throw new ProviderRpcError(UNSUPPORTED_METHOD, NOT_ALLOWED)
    const signal = frame.abortSignal()
    if ((await resume()) === undefined)
      throw new ProviderRpcError(DISCONNECTED, 'Not connected to email or social')
    if (isApprovalMethod(method)) {
      const answer = await frame.request('GET_CHAIN_ID', undefined, { signal })
      // The iframe may have been used with another chain since.
      if (toEvmChain(answer.chainId) !== currentChain()) await moveTo(currentChain())
      if (signal.aborted) throw new FrameAbortedError()
    }
    const request = { method, params, chainNamespace: NAMESPACE, ...chainKeys() } as const
    const result = parseRpcResult(method, await frame.request('RPC_REQUEST', request))
    if (!result.success) throw new FrameReplyError({ request: method, message: result.message })
    return result.data
  }

  async function answer(method: string, params: unknown): Promise<unknown> {
    if (method === 'eth_requestAccounts') return [(await connect()).address]
    if (method === 'eth_chainId') return toHex(currentChain())
    if (method === 'eth_accounts') {
      await resume()
      return accounts()
    }
    if (method === 'wallet_switchEthereumChain') return switchChain(params)
    return send(method, params)
  }

  async function signOut() {
    const isOver = new Promise((resolve) => setTimeout(resolve, signOutTimeout))
    await Promise.race([frame.request('SIGN_OUT').catch(() => {}), isOver])
  }

  const provider: EmbeddedWalletProvider = {
    async request({ method, params }) {
      try {
        return await answer(method, params)
      } catch (error) {
        throw error instanceof ProviderRpcError ? error : toProviderError(error)
      }
    },

    on(event, listener) {
      on(event, listener)
      return provider
    },

    removeListener(event, listener) {
      off(event, listener)
      return provider
    },

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

    getUser,
  }
  return provider
}

/** The number of an EVM chain, from `56`, `'56'`, `'0x38'` or `'eip155:56'`. */
function toEvmChain(id: unknown): number | undefined {
  const text = typeof id === 'string' && id.startsWith(`${NAMESPACE}:`) ? id.slice(NAMESPACE.length + 1) : id
  const number = typeof text === 'string' || typeof text === 'number' ? Number(text) : Number.NaN
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}
