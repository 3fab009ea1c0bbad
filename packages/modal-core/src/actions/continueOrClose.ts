import type { Modal } from '../types/modal.ts'
import { close } from './close.ts'

/**
 * Continues with signing in or with the e-mail address where the dapp asks for them, else closes the modal. Does
 * nothing when the user has left the view meanwhile.
 */
export async function continueOrClose(modal: Modal) {
  const { email, router, siwx, wallets } = modal
  const { route } = router.state
  if (siwx !== undefined) await siwx.settle()
  if (router.state.route !== route) return
  if (email.isAsked() && wallets.state.features.emailCapture !== false) router.open({ view: 'DataCapture' })
  else close(modal)
}
