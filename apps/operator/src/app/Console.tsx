import { useQuery } from '@tanstack/react-query'
import { Route, Routes } from 'react-router-dom'
import { ContractsPage } from '../features/contracts/ContractsPage.tsx'
import { OperationsPage } from '../features/operations/OperationsPage.tsx'
import { RolesPage } from '../features/roles/RolesPage.tsx'
import { SchedulePage } from '../features/schedule/SchedulePage.tsx'
import { StatusPage } from '../features/status/StatusPage.tsx'
import { TokensPage } from '../features/tokens/TokensPage.tsx'
import { TreasuryPage } from '../features/treasury/TreasuryPage.tsx'
import { WhitelistPage } from '../features/whitelist/WhitelistPage.tsx'
import { WithdrawalsPage } from '../features/withdrawals/WithdrawalsPage.tsx'
import { boot } from './boot.ts'
import { Layout } from './Layout.tsx'
import { RuntimeContext } from './runtime.ts'
import { StartFailure } from './StartFailure.tsx'

/** The whole console: starts, then shows its pages. */
export function Console() {
  const started = useQuery({
    queryKey: ['boot'],
    queryFn: boot,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
  if (started.isError) return <StartFailure error={started.error} onRetry={() => void started.refetch()} />
  if (started.isPending) return <p className="page">Starting…</p>

  return (
    <RuntimeContext value={started.data}>
      <ConsoleRoutes />
    </RuntimeContext>
  )
}

/** The pages, below a `RuntimeContext`. */
export function ConsoleRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route index element={<StatusPage />} />
        <Route path="schedule" element={<SchedulePage />} />
        <Route path="whitelist" element={<WhitelistPage />} />
        <Route path="tokens" element={<TokensPage />} />
        <Route path="treasury" element={<TreasuryPage />} />
        <Route path="withdrawals" element={<WithdrawalsPage />} />
        <Route path="contracts" element={<ContractsPage />} />
        <Route path="roles" element={<RolesPage />} />
        <Route path="operations" element={<OperationsPage />} />
        <Route path="*" element={<StatusPage />} />
      </Route>
    </Routes>
  )
}
