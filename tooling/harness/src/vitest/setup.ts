import { inject, vi } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Milliseconds that a wait inside a test may take. */
    waitMs: number
  }
}

type Options = Parameters<typeof vi.waitFor>[1]

const { waitFor, waitUntil } = vi
/** As that of `expect.poll`; for these two the configuration has no setting. */
const patient = (options: Options = {}) =>
  typeof options === 'number' ? options : { timeout: inject('waitMs'), ...options }

vi.waitFor = (callback, options) => waitFor(callback, patient(options))
vi.waitUntil = (callback, options) => waitUntil(callback, patient(options))
