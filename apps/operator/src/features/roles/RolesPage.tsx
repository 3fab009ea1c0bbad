import { useQuery } from '@tanstack/react-query'
import { useRuntime } from '../../app/runtime.ts'
import { membersQueryOptions } from '../../chain/membersQuery.ts'
import { Page } from '../../ui/Page.tsx'
import { RoleEditor } from './RoleEditor.tsx'

/** The page of roles and their changes. */
export function RolesPage() {
  return (
    <Page
      title="Roles"
      intro="Who may do what. Only the admin grants roles and takes them, after its delay."
      query={useQuery(membersQueryOptions(useRuntime()))}
    >
      {(members) => <RoleEditor {...members} />}
    </Page>
  )
}
