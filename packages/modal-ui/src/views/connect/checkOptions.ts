import type { Modal } from '@foyer/modal-core'
import { checkLocale } from '../../locales/checkLocale.ts'
import { checkWallets } from './checkWallets.ts'

/** Warns of options that name what there is not. In development builds only. */
export async function checkOptions(modal: Modal) {
  checkLocale(modal.state.options.locale)
  await checkWallets(modal)
}
