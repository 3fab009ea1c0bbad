import { StackError } from './errors.ts'
import { explainError } from './explainError.ts'
import type { Progress } from './progress.ts'
import type { Service } from './services/service.ts'

const STOPPED = 'The stack was stopped while it was starting.'

export type CreateLifecycleParameters = {
  onProgress?: (progress: Progress) => void
  /** Called when a part dies after `start` has resolved. While it is starting, `start` rejects instead. */
  onCrash: (error: StackError) => void
}

export type Lifecycle = ReturnType<typeof createLifecycle>

/** Starts the parts of a stack, stops all of them when one dies, and undoes what was done, last first. */
export function createLifecycle({ onProgress = () => {}, onCrash }: CreateLifecycleParameters) {
  const undo: (() => Promise<unknown>)[] = []
  const interrupted = Promise.withResolvers<never>()
  let stopping: Promise<void> | undefined
  let later: Promise<unknown> = Promise.resolve()

  /**
   * Resolves with what `work` does.
   *
   * @throws {StackError} it failed, or a part died or `stop` was called meanwhile; everything is undone then
   */
  async function start<result>(work: () => Promise<result>): Promise<result> {
    try {
      const running = await Promise.race([work(), interrupted.promise])
      interrupted.promise.catch((error: unknown) => stopping ?? onCrash(explainError(error)))
      return running
    } catch (error) {
      await stop()
      throw explainError(error)
    }
  }

  /** Reports when `work` begins and when it is done. */
  async function step<result>(name: string, work: () => Promise<result>) {
    onProgress({ status: 'started', name })
    const since = performance.now()
    const result = await work()
    onProgress({ status: 'ready', name, milliseconds: performance.now() - since })
    return result
  }

  /** Starts a service, which stops with the others. */
  async function startService(service: Service) {
    await onStop(service.stop)
    await step(service.name, service.start)
  }

  /** Registers what undoes a step; when everything is already being stopped, undoes it at once and throws. */
  async function onStop(undoStep: () => Promise<unknown>) {
    if (stopping === undefined) return void undo.push(undoStep)
    await undoStep()
    throw new StackError(STOPPED)
  }

  /** Does what nobody waits for, one after the other. A failure is reported, and ends nothing. */
  function doLater(name: string, work: () => Promise<unknown>) {
    later = later.then(work).catch((error: unknown) => {
      if (stopping === undefined) onProgress({ status: 'failed', name, error: explainError(error) })
    })
  }

  /** Stops everything, last started first. Safe at any time, also twice. */
  function stop() {
    stopping ??= stopAll()
    return stopping
  }

  async function stopAll() {
    interrupted.reject(new StackError(STOPPED))
    for (const undoStep of undo.toReversed()) await undoStep()
    await later
  }

  return {
    start,
    step,
    startService,
    doLater,
    onStop,
    stop,
    /** Ends the start, or the running stack, with this error. */
    crash: interrupted.reject,
  }
}
