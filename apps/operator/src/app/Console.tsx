import { useQuery } from '@tanstack/react-query'
import { Route, Routes, useMatch } from 'react-router-dom'
import { ContractsPage } from '../features/contracts/ContractsPage.tsx'
import { NewSalePage } from '../features/deployment/NewSalePage.tsx'
import { OperationsPage } from '../features/operations/OperationsPage.tsx'
import { RolesPage } from '../features/roles/RolesPage.tsx'
import { SchedulePage } from '../features/schedule/SchedulePage.tsx'
import { StatusPage } from '../features/status/StatusPage.tsx'
import { TokensPage } from '../features/tokens/TokensPage.tsx'
import { TreasuryPage } from '../features/treasury/TreasuryPage.tsx'
import { WhitelistPage } from '../features/whitelist/WhitelistPage.tsx'
import { WithdrawalsPage } from '../features/withdrawals/WithdrawalsPage.tsx'
import { boot, bootNewSale } from './boot.ts'
import { Layout } from './Layout.tsx'
import { RuntimeContext, StackContext } from './runtime.ts'
import { StartFailure } from './StartFailure.tsx'

/** The parts that are read once and kept. */
const ONCE = {
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
} as const

/** The whole console: starts, then shows its pages. A sale can be deployed before there is one to operate. */
export function Console() {
  const isNewSale = useMatch('/new') !== null
  return isNewSale ? <NewSale /> : <Operation />
}

function Operation() {
  const started = useQuery({ queryKey: ['boot'], queryFn: boot, ...ONCE })
  if (started.isError) return <StartFailure error={started.error} onRetry={() => void started.refetch()} />
  if (started.isPending) return <p className="page">Starting…</p>

  return (
    <RuntimeContext value={started.data}>
      <ConsoleRoutes />
    </RuntimeContext>
  )
}

function NewSale() {
  const started = useQuery({ queryKey: ['bootNewSale'], queryFn: bootNewSale, ...ONCE })
  if (started.isError) return <StartFailure error={started.error} onRetry={() => void started.refetch()} />
  if (started.isPending) return <p className="page">Starting…</p>

  return (
    <StackContext value={started.data}>
      <NewSalePage />
    </StackContext>
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
