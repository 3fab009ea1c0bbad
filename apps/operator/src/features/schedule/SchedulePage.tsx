import { useQuery } from '@tanstack/react-query'
import { useRuntime } from '../../app/runtime.ts'
import { rolesQueryOptions } from '../../chain/rolesQuery.ts'
import { useSale } from '../../chain/useSale.ts'
import { Failure } from '../../ui/Failure.tsx'
import { Page } from '../../ui/Page.tsx'
import { ScheduleEditor } from './ScheduleEditor.tsx'

/** The price steps: those that buyers were promised, and an editor for the rest. */
export function SchedulePage() {
  const runtime = useRuntime()
  const safe = useQuery(rolesQueryOptions(runtime, runtime.config.roles.adminSafe))
  // Calls of the manager are delayed, so a change takes place that much later.
  const delay = safe.data?.find(({ name }) => name === 'MANAGER')?.delay

  return (
    <Page
      title="Schedule"
      intro="Price steps. The price can only rise, and what starts within the notice stays: buyers were promised it."
      query={useSale()}
    >
      {(sale) => (
        <>
          {safe.isError && <Failure error={safe.error} />}
          {safe.isPending && <p role="status">Reading the delay of the manager…</p>}
          {safe.data && delay === undefined && (
            <p className="bad" role="alert">
              <span translate="no">{runtime.config.roles.adminSafe}</span> is not the manager: correct
              roles.adminSafe in the configuration.
            </p>
          )}
          {delay !== undefined && <ScheduleEditor sale={sale} delay={delay} />}
        </>
      )}
    </Page>
  )
}
