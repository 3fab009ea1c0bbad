import type { DeepReadonly, Instance, ModalState } from '@foyer/modal-core'
import { useSyncExternalStore } from 'react'
import { useFoyer } from './useFoyer.ts'

type State = DeepReadonly<ModalState>
type Selector<value> = (state: State) => value

const all = (state: State) => state

/**
 * The modal's state as a frozen snapshot, or the part that a selector returns. Renders again when that part changes. A
 * selector must return a part of the state or a primitive: a new object would render again on every change.
 *
 * @example
 * const isOpen = useFoyerState(({ router }) => router.open)
 * // true while the modal shows
 */
export function useFoyerState(modal?: Instance): State
export function useFoyerState<value>(selector: Selector<value>, modal?: Instance): value
export function useFoyerState(first?: Instance | Selector<unknown>, second?: Instance): unknown {
  const [select, modal] = typeof first === 'function' ? [first, second] : [all, first]
  const instance = useFoyer(modal)
  return useSyncExternalStore(
    instance.subscribe,
    () => select(instance.state),
    () => select(instance.initialState),
  )
}
