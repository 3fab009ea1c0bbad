import type { Modal } from '@foyer/modal-core'

/** Shows how far what was sent has come. The way back leads to the account: the form is done with. */
export function showSent({ router }: Modal) {
  router.reset({ view: 'Account' })
  router.push({ view: 'WalletSendConfirmed' })
}
