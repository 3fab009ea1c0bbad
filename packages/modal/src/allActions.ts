import type { Modal } from '@foyer/modal-core'

// biome-ignore lint/performance/noBarrelFile: the instance calls each of them by its name
export {
  connect,
  disconnect,
  getIdentityToken,
  getProvider,
  loadActivity,
  loadBalance,
  // With the others, so that bundlers keep them in one chunk.
  selectConnector,
  signIn,
  signOut,
  switchConnection,
  switchNetwork,
  watchBalance,
} from '@foyer/modal-core/actions'

/** Checks the page of a modal. Its code has a chunk of its own. Asked `which`, it says which copy of this package it is of. */
export async function diagnose(modal: Modal, question?: 'which') {
  return (await import('./doctor/diagnose.ts')).diagnose(modal, question)
}
