import type { Modal } from '../types/modal.ts'
import type { OpenParameters } from '../types/route.ts'
import { toLoadError } from './reportLoadError.ts'

// Code that a page needs with an account, and the functions that load the rest: each part by itself would cost the
// entry chunk an `import()` and the names of what it needs.

// biome-ignore lint/performance/noBarrelFile: it is a chunk
export { DocumentNotFoundError, InstanceNotFoundError } from '../errors/openErrors.ts'
export { describeAccounts } from './describeAccounts.ts'

type Rare = typeof import('./rare.ts')

const loadRare = (): Promise<Rare> => import('./rare.ts')

/** Does something with code that few pages need, and that can be left out where it does not load. */
export const withRare = (run: (rare: Rare) => void) => void loadRare().then(run, () => {})

/**
 * Opens the modal at a view, or in a namespace.
 *
 * @throws {ModalLoadError} the rules of the views could not be fetched
 * @throws {ViewNotAvailableError} no feature of this version draws the view
 */
export const openTarget = (modal: Modal, parameters: OpenParameters): Promise<void> =>
  loadRare().then(
    (one) => one.openTarget(modal, parameters),
    async (cause: unknown) => {
      throw await toLoadError(modal, cause)
    },
  )

export const warnOfIgnoredOptions = (...parameters: Parameters<Rare['warnOfIgnoredOptions']>) =>
  withRare((one) => one.warnOfIgnoredOptions(...parameters))

export const warnOfDefaultNetwork = (...parameters: Parameters<Rare['warnOfDefaultNetwork']>) =>
  withRare((one) => one.warnOfDefaultNetwork(...parameters))
