import { createContext, useContext, useEffect, useRef } from 'react'
import type { BackEntry } from './createBackEntry.ts'

/** Absent where Back is not the page's: in the build, and in tests of a part. */
export const BackEntryContext = createContext<BackEntry | undefined>(undefined)

/** While it is open, the browser's Back calls `onBack` instead of leaving the page. */
export function useBackLayer(isOpen: boolean, onBack: (() => void) | undefined) {
  const entry = useContext(BackEntryContext)
  const latest = useRef(onBack)
  useEffect(() => {
    latest.current = onBack
  })
  useEffect(() => {
    if (isOpen) return entry?.add({ onBack: () => latest.current?.() })
  }, [entry, isOpen])
}
