import type { SiwxFeature } from '@foyer/modal'
import { siwx } from '@foyer/modal/siwe'
import type { Address } from 'viem'

/** The common part of RainbowKit’s authentication adapters and ConnectKit’s SIWE configs. */
export type SignInAdapter = {
  getNonce: () => Promise<string>
  createMessage: (target: { nonce: string; address: Address; chainId: number }) => unknown
  verify: (proof: { message: never; signature: string }) => Promise<boolean>
  signOut: () => Promise<unknown>
  /** True if the account is signed in. Waits until that is known. */
  isSignedIn: (target: { address: Address; chainId: number }) => Promise<boolean>
}

/**
 * Sign-in by an adapter of the other kits. `read` is called for each step, so that the adapter in use may change. Its code
 * loads when an account first connects.
 */
export const adapterSiwx = (read: () => SignInAdapter, { required }: { required: boolean }): SiwxFeature =>
  siwx({ required, load: async () => (await import('./createSessions.ts')).createSessions(read) })
