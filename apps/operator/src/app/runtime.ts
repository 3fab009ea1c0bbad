import { createContext, useContext } from 'react'
import type { Runtime } from './boot.ts'

export const RuntimeContext = createContext<Runtime | undefined>(undefined)

/** What the boot made. Only for components below `RuntimeContext`. */
export function useRuntime(): Runtime {
  const runtime = useContext(RuntimeContext)
  if (runtime === undefined) throw new Error('useRuntime was called outside RuntimeContext.')
  return runtime
}
