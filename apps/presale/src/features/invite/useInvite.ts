import { useQuery } from '@tanstack/react-query'
import { useReducer, useState } from 'react'
import type { Address } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import { ownerOfCodeQueryOptions } from '../../chain/ownerOfCodeQuery.ts'
import type { Failure } from '../../chain/toFailure.ts'
import { useNetworkFailure } from '../failure/NetworkFailure.tsx'
import { bindCode } from './bindCode.ts'
import { readCode } from './invitationCode.ts'
import { type InviteEvent, initialInviteState, inviteReducer } from './inviteReducer.ts'

/**
 * The state behind the Enter Invitation Code dialog. A well-formed code is looked up while it is typed, so that the
 * inviter's address is on the screen before Submit asks the wallet for a signature.
 *
 * @param onBound called once the receipt says that the code was bound
 */
export function useInvite(account: Address, onBound: () => void) {
  const runtime = useRuntime()
  const openNetworkFailure = useNetworkFailure()
  const [text, setText] = useState('')
  const [state, dispatch] = useReducer(inviteReducer, initialInviteState)
  const input = readCode(text)
  const code = input.status === 'valid' ? input.code : undefined
  const owner = useQuery({
    ...ownerOfCodeQueryOptions(runtime, code ?? ''),
    enabled: code !== undefined,
  })

  function report(event: InviteEvent) {
    const isUnstable = event.type === 'refused' && event.problem?.name === 'NetworkUnstable'
    if (isUnstable) openNetworkFailure()
    dispatch(isUnstable ? { type: 'refused' } : event)
    if (event.type === 'bound') onBound()
  }

  async function lookUpAgain() {
    const { isError } = await owner.refetch()
    if (isError) openNetworkFailure()
  }

  const refuse = (name: Failure['name']) => dispatch({ type: 'refused', problem: { name } })

  return {
    text,
    state,
    /** `undefined` while there is nothing to look up or it is being looked up; `null` when nobody owns the code. */
    owner: owner.data,
    isLookingUp: owner.isFetching && owner.data === undefined,
    edit(next: string) {
      setText(next)
      dispatch({ type: 'edited' })
    },
    async submit() {
      if (input.status === 'empty') return refuse('InvitationCodeMissing')
      if (code === undefined) return refuse('InvitationCodeInvalid')
      if (owner.data === null) return refuse('UnknownInvitationCode')
      if (owner.data === undefined) return lookUpAgain()
      await bindCode(runtime, account, code, report)
    },
  }
}
