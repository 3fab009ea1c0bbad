import { ConsoleError } from '../../app/ConsoleError.ts'
import type { Described } from '../../app/describeError.ts'
import type { Job, JobAnswer, JobProgress, JobResults } from './jobs.ts'
import workerUrl from './worker.ts?worker&url'

export type RunJobOptions = { onProgress?: (progress: JobProgress) => void; signal?: AbortSignal }

/**
 * Does a job in a worker of its own, which ends with it. Aborting `signal` ends both.
 *
 * @throws {ConsoleError} what the job threw
 */
export function runJob<type extends Job['type']>(
  job: Extract<Job, { type: type }>,
  { onProgress, signal }: RunJobOptions = {},
): Promise<JobResults[type]> {
  const worker = new Worker(trusted(workerUrl), { type: 'module' })
  const result = new Promise<JobResults[type]>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<JobAnswer<type>>) => {
      if (data.status === 'working') onProgress?.(data.progress)
      else if (data.status === 'done') resolve(data.result)
      else reject(toError(data.failure))
    }
    worker.onerror = ({ message }) =>
      reject(
        new ConsoleError('The background task stopped.', {
          details: [message],
          remedy: 'load the page again',
        }),
      )
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  worker.postMessage(job)
  return result.finally(() => worker.terminate())
}

type Policy = { createScriptURL: (url: string) => string }
type PolicyFactory = { createPolicy: (name: string, rules: Policy) => Policy }

let policy: Policy | undefined

/** The one address of a script that this page makes itself, for browsers that ask for a policy (Trusted Types). */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  policy ??= trustedTypes?.createPolicy('operator-worker', {
    createScriptURL(asked) {
      if (asked === workerUrl) return asked
      throw new TypeError('Only the worker of this page may be started.')
    },
  })
  return policy?.createScriptURL(url) ?? url
}

function toError({ message, details, remedy = 'try again' }: Described) {
  return new ConsoleError(message, { details, remedy })
}
