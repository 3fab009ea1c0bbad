import { createContext, useContext } from 'react'
import type { Runtime, Stack } from './boot.ts'

export const RuntimeContext = createContext<Runtime | undefined>(undefined)

/** Returns the runtime that the boot made. Only for components below `RuntimeContext`. */
export function useRuntime(): Runtime {
  const runtime = useContext(RuntimeContext)
  if (runtime === undefined) throw new Error('useRuntime was called outside RuntimeContext.')
  return runtime
}

/** Around the page that deploys a sale, which has no configuration of one. */
export const StackContext = createContext<Stack | undefined>(undefined)

/** The chain and the wallets, on every page. Only for components below one of the contexts. */
export function useStack(): Stack {
  const runtime = useContext(RuntimeContext)
  const stack = useContext(StackContext) ?? runtime
  if (stack === undefined) throw new Error('useStack was called outside a context.')
  return stack
}
