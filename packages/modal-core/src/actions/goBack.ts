import type { Modal } from '../createModal.ts'
import { activeAccount } from '../selectors/selectors.ts'
import { close } from './close.ts'

/** One step back: to Account instead of Connect while connected, and out at the root of the history. */
export function goBack(modal: Modal) {
  modal.request.reset()
  const route = modal.router.pop()
  if (route === undefined) close(modal)
  else if (route.view === 'Connect' && activeAccount(modal.state).status === 'connected')
    modal.router.reset({ view: 'Account' })
}
