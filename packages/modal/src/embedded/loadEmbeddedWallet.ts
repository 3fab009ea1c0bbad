import type { LoginSource, Modal } from '@foyer/modal-core'

/** The names of the chunks behind it are in a chunk of their own: they would weigh on every page's first one. */
export async function loadEmbeddedWallet(modal: Modal) {
  const { createEmbeddedWallet } = await import('./createEmbeddedWallet.ts')
  // The feature itself has put it there, before anything was loaded.
  const { connectorId, state } = modal.controls.login as LoginSource
  return createEmbeddedWallet({ modal, connectorId, state })
}
