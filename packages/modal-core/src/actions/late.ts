import type { Modal } from '../types/modal.ts'
import type { OpenParameters } from '../types/route.ts'
import { toLoadError } from './reportLoadError.ts'

// Code that few pages need before the modal has loaded, in one chunk: each part of its own would cost the entry chunk an `import()`
// and the names of what it needs.

// biome-ignore lint/performance/noBarrelFile: it is a chunk
export { describeAccounts } from './describeAccounts.ts'

/**
 * Loads the rules of the views, which a page that only connects an account does without.
 *
 * @throws {ModalLoadError} they could not be fetched
 * @throws {ViewNotAvailableError} no feature of this version draws the view
 */
export const openTarget = (modal: Modal, parameters: OpenParameters): Promise<void> =>
  import('./openTarget.ts').then(
    (one) => one.openTarget(modal, parameters),
    async (cause: unknown) => {
      throw await toLoadError(modal, cause)
    },
  )

type Merge = typeof import('../utils/mergeConnectors.ts')

/** Loads what merges connectors of several namespaces, and does something with it. */
export const withMerge = (run: (one: Merge) => void) =>
  // Without it each connector stands by itself.
  void import('../utils/mergeConnectors.ts').then(run, () => {})

type Warnings = typeof import('../utils/warnOfIgnoredOptions.ts')

const warn = (run: (warnings: Warnings) => void) =>
  // A mistake that only the developer sees can go unsaid where its text does not load.
  void import('../utils/warnOfIgnoredOptions.ts').then(run, () => {})

export const warnOfIgnoredOptions = (...parameters: Parameters<Warnings['warnOfIgnoredOptions']>) =>
  warn((one) => one.warnOfIgnoredOptions(...parameters))

export const warnOfDefaultNetwork = (...parameters: Parameters<Warnings['warnOfDefaultNetwork']>) =>
  warn((one) => one.warnOfDefaultNetwork(...parameters))
