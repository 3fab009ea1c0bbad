import type {
  AccountState,
  AccountType,
  ConnectedAccount,
  DeepReadonly,
  Instance,
  ModalState,
} from '@foyer/modal-core'
import { activeAccount, preferredAccountType, profileOf } from '@foyer/modal-core/page'
import { useMemo } from 'react'
import { useFoyerState } from './useFoyerState.ts'

export type UseFoyerAccountReturnType = DeepReadonly<
  | Exclude<AccountState, ConnectedAccount>
  | (ConnectedAccount & {
      /** What the account is known by: needs the feature `profiles({ resolve })`. */
      profileName: string | undefined
      profileImage: string | undefined
      /** `smartAccount` only of an embedded wallet that uses it. */
      preferredAccountType: AccountType
    })
>

/**
 * The connection in the active network's namespace.
 *
 * @example
 * const account = useFoyerAccount()
 * // { status: 'connected', address: '0xf39F…', addresses: [...], chainId: 56, connectorId: 'io.metamask',
 * //   profileName: 'alice.eth', profileImage: undefined, preferredAccountType: 'eoa' }
 */
export function useFoyerAccount(modal?: Instance): UseFoyerAccountReturnType {
  const account = useFoyerState(activeAccount, modal)
  const profile = useFoyerState(activeProfile, modal)
  const type = useFoyerState(preferredAccountType, modal)
  // The same object while nothing of it differs.
  return useMemo(
    () =>
      account.status === 'connected'
        ? {
            ...account,
            profileName: profile?.name,
            profileImage: profile?.image,
            preferredAccountType: type,
          }
        : account,
    [account, profile, type],
  )
}

function activeProfile(state: DeepReadonly<ModalState>) {
  const account = activeAccount(state)
  return account.status === 'connected' ? profileOf(state, account.address) : undefined
}
