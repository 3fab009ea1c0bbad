import type { Modal } from '@foyer/modal-core'

/** Shows the status of the transaction that was sent. Back leads to the account, because the form is finished. */
export function showSent({ router }: Modal) {
  router.reset({ view: 'Account' })
  router.push({ view: 'WalletSendConfirmed' })
}
