import type { Modal } from '@foyer/modal-core'
import { checkLocale } from '../../locales/checkLocale.ts'
import { checkPreload } from './checkPreload.ts'
import { checkWallets } from './checkWallets.ts'

/** Warns of options that name what there is not. In development builds only. */
export async function checkOptions(modal: Modal) {
  const { options } = modal.state
  checkLocale(options)
  checkPreload(options.preload)
  await checkWallets(modal)
}
