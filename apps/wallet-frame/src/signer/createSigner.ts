import { PartError, type PartFailure } from '../parts/errors.ts'
import type { WorkerSigner } from './createWorkerSigner.ts'
import { SignerError } from './errors.ts'
import type { SignerAnswer } from './messages.ts'

/** The part of a `Worker` that is used. */
export type SignerWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>

type Open = { resolve: (result: unknown) => void; reject: (error: Error) => void }

const toPartError = (failure: PartFailure) => new PartError(failure)

/** The signer of the worker, asked from the page. */
export type Signer = WorkerSigner

/**
 * Starts the signer's worker at the first call. A worker that fails is ended, and the key with it; the next call starts
 * another one.
 *
 * @throws {SignerError} of each method
 * @throws {PartError} the worker does not start
 */
export function createSigner(
  startWorker: () => SignerWorker,
  /** Why a worker does not start. */
  findFailure: () => Promise<PartFailure>,
): Signer {
  const open = new Map<number, Open>()
  let worker: SignerWorker | undefined
  let lastId = 0

  function start() {
    const started = startWorker()
    let hasAnswered = false
    started.addEventListener('message', ({ data }: MessageEvent<SignerAnswer>) => {
      hasAnswered = true
      const entry = open.get(data.id)
      open.delete(data.id)
      if ('failure' in data) entry?.reject(new SignerError(data.failure))
      else entry?.resolve(data.result)
    })
    started.addEventListener('error', () => {
      started.terminate()
      if (worker === started) worker = undefined
      const failed = [...open.values()]
      open.clear()
      const error = hasAnswered ? new SignerError('failed') : findFailure().then(toPartError)
      void Promise.resolve(error).then((one) => {
        for (const { reject } of failed) reject(one)
      })
    })
    return started
  }

  const call = (name: keyof Signer, parameter: unknown) =>
    new Promise<unknown>((resolve, reject) => {
      try {
        worker ??= start()
        const id = ++lastId
        open.set(id, { resolve, reject })
        worker.postMessage({ id, name, parameter })
      } catch (cause) {
        reject(new SignerError('failed', { cause }))
      }
    })

  const method =
    <name extends keyof Signer>(name: name) =>
    (parameter?: unknown) =>
      call(name, parameter) as ReturnType<Signer[name]>

  return {
    createKey: method('createKey'),
    create: method('create'),
    recover: method('recover'),
    split: method('split'),
    seal: method('seal'),
    unlock: method('unlock'),
    sign: method('sign'),
    signCalls: method('signCalls'),
    signOperation: method('signOperation'),
    solana: method('solana'),
    reveal: method('reveal'),
    backUp: method('backUp'),
    checkBackUp: method('checkBackUp'),
    wrap: method('wrap'),
    // Without a worker there is no key.
    isUnlocked: async () => worker !== undefined && ((await call('isUnlocked', undefined)) as boolean),
    lock: async () => void (worker && (await call('lock', undefined))),
  }
}
