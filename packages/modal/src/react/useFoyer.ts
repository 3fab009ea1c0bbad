import type { Instance, Networks } from '@foyer/modal-core'
import { findInstance, InstanceNotFoundError } from '@foyer/modal-core/page'
import { useRef } from 'react'

/**
 * The modal of the page, or the one passed. A component that is mounted keeps its last one after `destroy()`.
 *
 * @throws {InstanceNotFoundError} `createFoyer()` has not been called, or several modals exist and none was passed
 */
export function useFoyer<networks extends Networks = Networks>(
  modal?: Instance<networks>,
): Instance<networks> {
  const last = useRef<Instance<networks>>(undefined)
  const instance = modal ?? findInstance() ?? last.current
  if (instance === undefined) throw new InstanceNotFoundError()
  last.current = instance
  return instance
}
