import type { Instance, OpenParameters } from '@foyer/modal-core'
import { shownAccount } from './shownAccount.ts'

/** Opens what a click on a button leads to: a required sign-in, else where the opening rules lead. */
export function openButton(instance: Instance, parameters?: OpenParameters) {
  // The server no longer has the code that would open.
  if (instance.state.outdated) location.reload()
  const { status } = shownAccount(instance.state)
  return instance.open(parameters ?? (status === 'signedOut' ? { view: 'SIWXSignMessage' } : {}))
}
