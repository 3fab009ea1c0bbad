import {
  activeAccount,
  type DeepReadonly,
  isUnsupported,
  type ModalState,
  type View,
} from '@foyer/modal-core'
import { loadStrings } from './locales/loadStrings.ts'

/**
 * Loads what opening now would show: `<fy-modal>` and its texts at the same time, then the view if it has a chunk of
 * its own. It stands in the entry chunk: loaders that came with the modal would start only when it is there.
 */
export async function preload(state: DeepReadonly<ModalState>) {
  const connected: View = isUnsupported(state) ? 'UnsupportedChain' : 'Account'
  const view = activeAccount(state).status === 'connected' ? connected : 'Connect'
  const [{ loadView }] = await Promise.all([import('./exports/modal.ts'), loadStrings(state.options.locale)])
  await loadView[view]()
}
