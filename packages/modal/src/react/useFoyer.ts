import type { Instance } from '@foyer/modal-core'
import { findInstance, InstanceNotFoundError } from '@foyer/modal-core/page'

/**
 * The modal of the page, or the one passed.
 *
 * @throws {InstanceNotFoundError} `createFoyer()` has not been called, or several modals exist and none was passed
 */
export function useFoyer(modal?: Instance): Instance {
  const instance = modal ?? findInstance()
  if (instance === undefined) throw new InstanceNotFoundError()
  return instance
}
