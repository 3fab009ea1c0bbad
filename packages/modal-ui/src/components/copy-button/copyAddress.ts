import type { Modal } from '@foyer/modal-core'

/** Copies an address and says in the snackbar whether that went well. */
export async function copyAddress({ snackbar }: Modal, address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address)
  } catch {
    snackbar.show('error', 'copyFailed')
    return false
  }
  snackbar.show('success', 'addressCopied')
  return true
}
