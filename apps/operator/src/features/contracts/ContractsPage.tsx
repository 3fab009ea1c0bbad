import { useQuery } from '@tanstack/react-query'
import { useRuntime } from '../../app/runtime.ts'
import { contractsQueryOptions } from '../../chain/contractsQuery.ts'
import { Page } from '../../ui/Page.tsx'
import { useProposal } from '../../ui/useProposal.tsx'
import { MetadataSection } from './MetadataSection.tsx'
import { MintersSection } from './MintersSection.tsx'
import { TransfersSection } from './TransfersSection.tsx'

/** Changes that most sales never need. */
export function ContractsPage() {
  const { open, panel } = useProposal()
  return (
    <Page
      title="Rare changes"
      intro="Advanced: most sales never change this. Every change waits for its delay in public."
      query={useQuery(contractsQueryOptions(useRuntime()))}
    >
      {(state) => (
        <>
          {panel}
          <MintersSection state={state} onPropose={open} />
          <MetadataSection state={state} onPropose={open} />
          <TransfersSection state={state} onPropose={open} />
        </>
      )}
    </Page>
  )
}
