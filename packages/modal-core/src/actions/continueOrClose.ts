import type { Modal } from '../createModal.ts'
import { close } from './close.ts'

/**
 * Leaves a view that has done its work: to sign in or for the e-mail address where the dapp asks for them, else out.
 * A view that was left meanwhile has nothing to leave.
 */
export async function continueOrClose(modal: Modal) {
  const { email, router, siwx, wallets } = modal
  const { route } = router.state
  if (siwx !== undefined) await siwx.settle()
  if (router.state.route !== route) return
  if (email.isAsked() && wallets.state.features.emailCapture !== false) router.open({ view: 'DataCapture' })
  else close(modal)
}
