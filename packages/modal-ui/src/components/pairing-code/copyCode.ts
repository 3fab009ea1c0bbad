import type { Modal } from '@foyer/modal-core'

/** Copies a pairing code for a wallet that accepts it as text, and confirms it in the snackbar. */
export async function copyCode({ snackbar }: Pick<Modal, 'snackbar'>, uri: string) {
  try {
    await navigator.clipboard.writeText(uri)
    snackbar.show('success', 'linkCopied')
  } catch {
    snackbar.show('error', 'linkCopyFailed')
  }
}
