import type { Instance } from '@foyer/modal-core'
import { labelsOf } from '../../locales/labels.ts'
import { signInLabel } from '../../locales/signInLabel.ts'
import { shownAccount } from './shownAccount.ts'

/**
 * The text of a button in the modal's state, in the language of the modal: 'Connect Wallet', 'Connecting…', 'Sign in',
 * 'Wrong network' or the name of the account.
 *
 * @example
 * buttonLabel(foyer.state)
 * // 'Connect Wallet'
 */
export function buttonLabel(state: Instance['state']): string {
  const { status, account } = shownAccount(state)
  const labels = labelsOf(state.options)
  if (status === 'connected') return account.name
  if (status === 'wrongNetwork') return labels.wrongNetwork
  if (status === 'disconnected') return labels.connect
  return status === 'signedOut' ? signInLabel(state.options) : labels.connecting
}
