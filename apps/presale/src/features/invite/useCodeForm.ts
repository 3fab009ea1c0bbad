import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRuntime } from '../../app/runtime.ts'
import { ownerOfCodeQueryOptions } from '../../chain/ownerOfCodeQuery.ts'
import type { Failure } from '../../chain/toFailure.ts'
import { useNetworkFailure } from '../failure/NetworkFailure.tsx'
import { readCode } from './invitationCode.ts'
import type { Bind } from './useBind.ts'

/**
 * The input of the Enter Invitation Code dialog. A well-formed code is looked up while it is typed, so that the
 * inviter's address is on the screen before Submit asks the wallet for a signature.
 *
 * @param initialCode what stands there until something is typed: the code of the link, which may be looked up by then
 */
export function useCodeForm({ state, bind, reset }: Bind, initialCode = '') {
  const runtime = useRuntime()
  const openNetworkFailure = useNetworkFailure()
  const [typed, setTyped] = useState<string>()
  const text = typed ?? initialCode
  const [refusal, refuse] = useState<Failure['name']>()
  const input = readCode(text)
  const code = input.status === 'valid' ? input.code : undefined
  const owner = useQuery({
    ...ownerOfCodeQueryOptions(runtime, code ?? ''),
    enabled: code !== undefined,
  })

  async function lookUpAgain() {
    const { isError } = await owner.refetch()
    if (isError) openNetworkFailure()
  }

  return {
    text,
    problem:
      refusal === undefined ? (state.status === 'failed' ? state.failure : undefined) : { name: refusal },
    /** `undefined` while there is nothing to look up or it is being looked up; `null` when nobody owns the code. */
    owner: owner.data,
    isLookingUp: owner.isFetching && owner.data === undefined,
    edit(next: string) {
      setTyped(next)
      refuse(undefined)
      reset()
    },
    async submit() {
      if (input.status === 'empty') return refuse('InvitationCodeMissing')
      if (code === undefined) return refuse('InvitationCodeInvalid')
      if (owner.data === null) return refuse('UnknownInvitationCode')
      if (owner.data === undefined) return lookUpAgain()
      await bind(code)
    },
  }
}
