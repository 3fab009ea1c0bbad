import type { Eip1193Provider } from './eip1193.ts'
import type { Namespace } from './network.ts'

/** Events that a provider of several namespaces emits. Accounts are CAIP-10, chains CAIP-2. */
export type MultiChainEvents = {
  /** There is a session, be it new or taken up. */
  connect: { accounts: readonly string[] }
  /** `named` is the address that the wallet has gone to, where it says so. */
  accountsChanged: { namespace: Namespace; accounts: readonly string[]; named: string | undefined }
  chainChanged: { namespace: Namespace; chainId: string }
  disconnect: Error
}

/** A wallet that may hold accounts in several namespaces, in one session. What it answers is unknown until looked at. */
export type MultiChainProvider = Required<Pick<Eip1193Provider, 'disconnect'>> & {
  /**
   * Asks the wallet, unless it shares accounts of this namespace already. Returns them as CAIP-10.
   *
   * @throws {NoAccountError} the wallet has agreed, but shares none of this namespace
   */
  connect: (namespace: Namespace) => Promise<readonly string[]>
  /** Returns the accounts that the wallet shares, as CAIP-10. Default of every namespace. */
  accounts: (namespace?: Namespace) => readonly string[]
  /** Returns true if the wallet has said that it answers a method. */
  offers: (namespace: Namespace, method: string) => boolean
  /** Asks the wallet on one of the chains that it shares an account on, named by CAIP-2. */
  request: (request: { chainId: string; method: string; params?: unknown }) => Promise<unknown>
  /** Returns the function that undoes it. */
  on: <name extends keyof MultiChainEvents>(
    name: name,
    listener: (data: MultiChainEvents[name]) => void,
  ) => () => void
}
