import type { Modal } from '@foyer/modal-core'

/** Shows the status of the swap that was sent. Back leads to the account, because the form is finished. */
export function showSwapped({ router }: Modal) {
  router.reset({ view: 'Account' })
  router.push({ view: 'SwapPreview' })
}
