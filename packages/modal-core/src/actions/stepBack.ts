import { activeAccount } from '../selectors/selectors.ts'
import type { Modal } from '../types/modal.ts'
import { close } from './close.ts'

/** One view back: to Account instead of Connect while connected, and out at the root of the history. */
export function stepBack(modal: Modal) {
  const route = modal.router.pop()
  if (route === undefined) close(modal)
  else if (route.view === 'Connect' && activeAccount(modal.state).status === 'connected')
    modal.router.reset({ view: 'Account' })
}
