import type { Keeper } from './createKeeper.ts'
import type { SignerFailure } from './errors.ts'

/** What the page asks the worker. */
export type SignerCall = {
  [name in keyof Keeper]: { id: number; name: name; parameter: Parameters<Keeper[name]>[0] }
}[keyof Keeper]

export type SignerAnswer = { id: number; result: unknown } | { id: number; failure: SignerFailure }
