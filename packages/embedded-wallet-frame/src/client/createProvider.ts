import { isApprovalMethod, isSafeMethod } from '../protocol/methods.ts'
import type { Payload } from '../protocol/payloads.ts'
import { parseRpcResult } from '../protocol/rpcResults.ts'
import type { AccountType } from '../protocol/shared.ts'
import { NOT_ALLOWED } from '../protocol/texts.ts'
import type { User } from '../protocol/user.ts'
import { createCurrentChain, NAMESPACE, toHex } from './createCurrentChain.ts'
import { createEmitter } from './createEmitter.ts'
import type { Frame } from './createFrame.ts'
import type { LoginStore } from './createLoginStore.ts'
import { createUserSession } from './createUserSession.ts'
import { FrameAbortedError, FrameReplyError, ProviderRpcError } from './errors.ts'
import { DISCONNECTED, toProviderError, UNSUPPORTED_METHOD } from './toProviderError.ts'

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

/**
 * The embedded wallet as an EIP-1193 provider. The iframe is mounted when an account is asked for and there is, or may
 * be, one.
 *
 * @example
 * const provider = createProvider({ frame, store, chains: () => [{ id: 56 }], login })
 * await provider.request({ method: 'eth_requestAccounts' }) // ['0x…']
 */
export function createProvider(parameters: CreateProviderParameters): EmbeddedWalletProvider {
  const { frame } = parameters
  const { on, off, emit } = createEmitter()
  const chain = createCurrentChain({ ...parameters, emit })
  const session = createUserSession({ ...parameters, chain, emit })

  async function send(method: string, params: unknown = []) {
    if (!isSafeMethod(method) && !isApprovalMethod(method))
      throw new ProviderRpcError(UNSUPPORTED_METHOD, NOT_ALLOWED)
    const signal = frame.abortSignal()
    if ((await session.resume()) === undefined)
      throw new ProviderRpcError(DISCONNECTED, 'Not connected to email or social')
    if (isApprovalMethod(method)) {
      const answer = await frame.request('GET_CHAIN_ID', undefined, { signal })
      await chain.restore(answer.chainId)
      if (signal.aborted) throw new FrameAbortedError()
    }
    const request = { method, params, chainNamespace: NAMESPACE, ...chain.keys() } as const
    const result = parseRpcResult(method, await frame.request('RPC_REQUEST', request))
    if (!result.success) throw new FrameReplyError({ request: method, message: result.message })
    return result.data
  }

  async function answer(method: string, params: unknown): Promise<unknown> {
    if (method === 'eth_requestAccounts') return [(await session.connect()).address]
    if (method === 'eth_chainId') return toHex(chain.get())
    if (method === 'eth_accounts') {
      await session.resume()
      return session.accounts()
    }
    if (method === 'wallet_switchEthereumChain') return chain.switchTo(params)
    return send(method, params)
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

    disconnect: session.disconnect,
    getUser: session.getUser,
  }
  return provider
}
