import {
  activeAccount,
  type DeepReadonly,
  isUnsupported,
  type ModalState,
  type View,
} from '@foyer/modal-core'
import { loadStrings } from '../../locales/loadStrings.ts'
import { viewOf } from '../../views/views.ts'

/** Loads the texts and the view that opening now would show. */
export async function preload(state: DeepReadonly<ModalState>) {
  const connected: View = isUnsupported(state) ? 'UnsupportedChain' : 'Account'
  const view = activeAccount(state).status === 'connected' ? connected : 'Connect'
  await Promise.all([loadStrings(state.options.locale), viewOf(view).load()])
}
