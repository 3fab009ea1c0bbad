import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type { Address } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import { ownerOfCodeQueryOptions } from '../../chain/ownerOfCodeQuery.ts'
import { readCode } from './invitationCode.ts'

/** The content of this visitor's invitation link: a code with its owner, a code that nobody owns, or something else. */
export type LinkedInvitation = {
  code: string
  isKept: boolean
  forget: () => void
  /** A later link, which is not used. */
  later?: { code: string; isCode: boolean; forget: () => void } | undefined
} & ({ status: 'found'; inviter: Address } | { status: 'unowned' | 'malformed' })

/** The remembered invitation link; `undefined` without one, and while its owner is looked up. */
export function useInvitation(): LinkedInvitation | undefined {
  const runtime = useRuntime()
  const { invitation } = runtime
  const code = useSyncExternalStore(invitation.subscribe, invitation.get)
  const later = useSyncExternalStore(invitation.subscribe, invitation.later)
  const isCode = code !== undefined && isValid(code)
  const { data: inviter } = useQuery({
    ...ownerOfCodeQueryOptions(runtime, code ?? ''),
    enabled: isCode,
  })

  useEffect(() => {
    if (inviter !== undefined) invitation.setOwned(inviter !== null)
  }, [inviter, invitation])

  if (code === undefined) return undefined
  const linked = {
    code,
    isKept: invitation.isKept(),
    forget: invitation.forget,
    later:
      later === undefined
        ? undefined
        : { code: later, isCode: isValid(later), forget: invitation.forgetLater },
  }
  if (!isCode) return { ...linked, status: 'malformed' }
  if (inviter === undefined) return undefined
  return inviter === null ? { ...linked, status: 'unowned' } : { ...linked, status: 'found', inviter }
}

const isValid = (text: string) => readCode(text).status === 'valid'
