import { ErrorBoundary } from '@foyer/site-kit/ui'
import { createContext, type ReactNode, useContext } from 'react'
import type { Address } from 'viem'
import type { Runtime } from '../../app/boot.ts'
import { PartFailure } from '../../app/PartFailure.tsx'
import { useRuntime } from '../../app/runtime.ts'
import { chainOnly, type RecordSource } from './sources/recordSource.ts'

const ChainOnlyContext = createContext(false)

/** Renders a list from the chain when the indexer's data cannot be rendered. */
export function ListBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={() => (
        <ChainOnlyContext value={true}>
          <ErrorBoundary fallback={(error) => <PartFailure error={error} />}>{children}</ErrorBoundary>
        </ChainOnlyContext>
      )}
    >
      {children}
    </ErrorBoundary>
  )
}

type CreateSource<Row> = (runtime: Runtime, account: Address) => RecordSource<Row>

/** The source of a list below a `ListBoundary`. */
export function useRecordSource<Row>(create: CreateSource<Row>, account: Address): RecordSource<Row> {
  const source = create(useRuntime(), account)
  return useContext(ChainOnlyContext) ? chainOnly(source) : source
}
