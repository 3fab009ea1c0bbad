import { vi } from 'vitest'

/** As that of `expect.poll`; for these two the configuration has no setting. */
const TIMEOUT_MS = 10_000

type Options = Parameters<typeof vi.waitFor>[1]

const { waitFor, waitUntil } = vi
const patient = (options: Options = {}) =>
  typeof options === 'number' ? options : { timeout: TIMEOUT_MS, ...options }

vi.waitFor = (callback, options) => waitFor(callback, patient(options))
vi.waitUntil = (callback, options) => waitUntil(callback, patient(options))
