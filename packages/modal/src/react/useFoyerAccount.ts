import type {
  Account,
  AccountType,
  DeepReadonly,
  Instance,
  ModalState,
  Namespace,
  NamespaceOf,
  NetworkInput,
  Networks,
} from '@foyer/modal-core'
import { activeAccount, preferredAccountType, profileOf } from '@foyer/modal-core/page'
import { useMemo } from 'react'
import { useFoyerState } from './useFoyerState.ts'

/** The networks that both adapters of this package drive. */
export type Eip155Networks = readonly (NetworkInput & { chainNamespace?: 'eip155' | undefined })[]

type AccountProfile = {
  /** The account's name: needs the feature `profiles({ resolve })`. */
  profileName: string | undefined
  profileImage: string | undefined
  /** `smartAccount` only of an embedded wallet that uses it. */
  preferredAccountType: AccountType
}

type WithProfile<account> = account extends { status: 'connected' } ? account & AccountProfile : account

export type UseFoyerAccountReturnType<namespace extends Namespace = 'eip155'> = DeepReadonly<
  WithProfile<Account<namespace>>
>

/**
 * The connection in the active network's namespace. An address is `0x…`, as on every network of `eip155`; where networks
 * of other namespaces are configured, pass the instance, whose networks say what an address may be.
 *
 * @example
 * const account = useFoyerAccount()
 * // { status: 'connected', address: '0xf39F…', addresses: [...], chainId: 56, connectorId: 'io.metamask',
 * //   caipAddress: 'eip155:56:0xf39F…', profileName: 'alice.eth', preferredAccountType: 'eoa', … }
 */
export function useFoyerAccount<networks extends Networks = Eip155Networks>(
  modal?: Instance<networks>,
): UseFoyerAccountReturnType<NamespaceOf<networks>> {
  const account = useFoyerState(activeAccount, modal)
  const profile = useFoyerState(activeProfile, modal)
  const type = useFoyerState(preferredAccountType, modal)
  // The same object while nothing of it differs.
  return useMemo(() => {
    const known =
      account.status === 'connected'
        ? { ...account, profileName: profile?.name, profileImage: profile?.image, preferredAccountType: type }
        : account
    return known as UseFoyerAccountReturnType<NamespaceOf<networks>>
  }, [account, profile, type])
}

function activeProfile(state: DeepReadonly<ModalState>) {
  const account = activeAccount(state)
  return account.status === 'connected' ? profileOf(state, account.address) : undefined
}
