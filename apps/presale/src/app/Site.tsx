import type { SafeStorage } from '@foyer/site-kit/storage'
import { ErrorBoundary } from '@foyer/site-kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { Home } from '../features/home/Home.tsx'
import { RecordSkeleton } from '../features/record/RecordSkeleton.tsx'
import { BootFailure } from './BootFailure.tsx'
import { Layout } from './Layout.tsx'
import { Part } from './Part.tsx'
import { RecordPage } from './parts.ts'
import { bootQueryOptions, RuntimeContext } from './runtime.ts'
import { useAfterPaint } from './useAfterPaint.ts'
import { WhenReady } from './WhenReady.tsx'

/** The page and its routes. It is painted before the wallet stack is loaded; what needs that waits in `WhenReady`. */
export function Site({ storage }: { storage: SafeStorage }) {
  const { pathname } = useLocation()
  const boot = useQuery({ ...bootQueryOptions(storage, pathname), enabled: useAfterPaint() })
  // Deferred: what waits for it is much, and is drawn in slices.
  const runtime = useDeferredValue(boot.data)
  if (boot.isError) {
    return <BootFailure error={boot.error} isRetrying={boot.isFetching} onRetry={() => void boot.refetch()} />
  }
  return (
    <RuntimeContext value={runtime}>
      <ErrorBoundary
        fallback={(error) => <BootFailure error={error} onRetry={() => window.location.reload()} />}
      >
        <Routes>
          <Route element={<Layout />}>
            <Route index element={<Home />} />
            <Route
              path="record"
              element={
                <WhenReady fallback={<RecordSkeleton />}>
                  <Part of={RecordPage} />
                </WhenReady>
              }
            />
            <Route path="*" element={<Navigate to="/" replace />} />
          </Route>
        </Routes>
      </ErrorBoundary>
    </RuntimeContext>
  )
}
