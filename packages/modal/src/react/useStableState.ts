import type { DeepReadonly, Instance, ModalState } from '@foyer/modal-core'
import { useRef } from 'react'
import { useFoyerState } from './useFoyerState.ts'

/** Returns what a function makes of the state: the same object while nothing in it differs. */
export function useStableState<value>(
  select: (state: DeepReadonly<ModalState>) => value,
  modal: Instance | undefined,
): value {
  const last = useRef<value>(undefined)
  return useFoyerState((state) => {
    const next = select(state)
    if (!isSame(last.current, next)) last.current = next
    return last.current as value
  }, modal)
}

/** Compares objects by what is in them. Those that are part of the state are the same while nothing in them differs. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => isSame(Reflect.get(one, key), Reflect.get(other, key)))
  )
}
