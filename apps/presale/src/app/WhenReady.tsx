import { type ReactNode, Suspense, useContext } from 'react'
import { RuntimeContext } from './runtime.ts'

/** Shows its children once the wallet stack and their own chunk are there. */
export function WhenReady({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  const runtime = useContext(RuntimeContext)
  return runtime === undefined ? fallback : <Suspense fallback={fallback}>{children}</Suspense>
}
