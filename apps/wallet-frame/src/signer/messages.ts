import type { WorkerSigner } from './createWorkerSigner.ts'
import type { SignerFailure } from './errors.ts'

/** A request of the page to the worker. */
export type SignerCall = {
  [name in keyof WorkerSigner]: { id: number; name: name; parameter: Parameters<WorkerSigner[name]>[0] }
}[keyof WorkerSigner]

export type SignerAnswer = { id: number; result: unknown } | { id: number; failure: SignerFailure }
