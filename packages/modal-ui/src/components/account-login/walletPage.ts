import type { DeepReadonly, ModalState } from '@foyer/modal-core'

/** The wallet's own page. It begins with the address that its user logs in with here: a fragment reaches no server. */
export function walletPage(site: string, login: DeepReadonly<ModalState>['login']): string {
  // Users of a provider do not log in with theirs.
  const email = login?.provider === undefined ? login?.user?.email : undefined
  return `${site}/${email === undefined ? '' : `#email=${encodeURIComponent(email)}`}`
}
