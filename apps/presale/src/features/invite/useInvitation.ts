import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useRuntime } from '../../app/runtime.ts'
import { ownerOfCodeQueryOptions } from '../../chain/ownerOfCodeQuery.ts'

/** The remembered code of an invitation link and its owner; `undefined` without one, while it is looked up, and when nobody owns it. */
export function useInvitation() {
  const runtime = useRuntime()
  const { invitation } = runtime
  const code = useSyncExternalStore(invitation.subscribe, invitation.get)
  const { data: inviter } = useQuery({
    ...ownerOfCodeQueryOptions(runtime, code ?? ''),
    enabled: code !== undefined,
  })

  useEffect(() => {
    // A code without an owner must not block the code of a later link.
    if (inviter === null) invitation.forget()
  }, [inviter, invitation])

  return code === undefined || !inviter ? undefined : { code, inviter, forget: invitation.forget }
}
