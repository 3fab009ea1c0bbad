import type { DeepReadonly, Instance, ModalState } from '@foyer/modal-core'
import { useSyncExternalStore } from 'react'
import { useFoyer } from './useFoyer.ts'

/**
 * Everything the modal knows, as a frozen snapshot. Renders again when it changes.
 *
 * @example
 * const { open } = useFoyerState().router
 * // true while the modal shows
 */
export function useFoyerState(modal?: Instance): DeepReadonly<ModalState> {
  const instance = useFoyer(modal)
  return useSyncExternalStore(
    instance.subscribe,
    () => instance.state,
    () => instance.initialState,
  )
}
