import type { ModalLoadError } from '../errors/errors.ts'
import type { ViewNotAvailableError } from '../errors/ViewNotAvailableError.ts'
import type { Modal } from '../types/modal.ts'
import type { OpenParameters } from '../types/route.ts'
import { loadLate } from './doLate.ts'
import { firstRoute } from './firstRoute.ts'
import { toLoadError } from './reportLoadError.ts'

export type OpenErrorType = ModalLoadError | ViewNotAvailableError

/**
 * Opens the modal: at the requested view, else at Account when connected, else at Connect. Without a view and a
 * namespace it is open when this returns; the rules of the others are loaded first.
 *
 * @throws {ViewNotAvailableError} no feature of this version draws the view
 * @throws {ModalLoadError} the rules of the views could not be fetched
 */
export async function open(modal: Modal, parameters: OpenParameters = {}): Promise<void> {
  const { request, router } = modal
  if (router.isHeld()) return
  // An error from before the modal opened does not belong to the new view.
  if (!router.state.open && request.state.current.status === 'failed') request.reset()
  if (parameters.view === undefined && parameters.namespace === undefined) router.open(firstRoute(modal))
  else
    await loadLate().then(
      (one) => one.openTarget(modal, parameters),
      async (cause: unknown) => {
        throw await toLoadError(modal, cause)
      },
    )
}
