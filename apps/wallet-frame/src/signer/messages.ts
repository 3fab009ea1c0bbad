import type { Keeper } from './createKeeper.ts'
import type { SignerFailure } from './errors.ts'

/** A request of the page to the worker. */
export type SignerCall = {
  [name in keyof Keeper]: { id: number; name: name; parameter: Parameters<Keeper[name]>[0] }
}[keyof Keeper]

export type SignerAnswer = { id: number; result: unknown } | { id: number; failure: SignerFailure }
