import type { Modal } from '@foyer/modal-core'
import { activeAccount, isUnsupported } from '@foyer/modal-core/page'
import { loadStrings } from '../locales/loadStrings.ts'
import { loadView } from '../views/loadView.ts'
import type { RehearseParameters } from './rehearse.ts'

const drawn = new WeakMap<Modal, HTMLElement>()

/** The element that draws the modal: the one that was drawn unseen, or a new one. */
export function elementOf(modal: Modal): HTMLElement {
  return Object.assign(drawn.get(modal) ?? document.createElement('fy-modal'), { modal })
}

/**
 * Has Connect drawn once, unseen, and the account's view loaded when an account is connected later without the modal, as a
 * wallet that announces itself late is after a reload. The chunk of the drawing imports nothing of this one: an open that
 * comes first has no use for it.
 *
 * Resolves with the element if it is on the page, closed, where an open need not add it. The open adds it where a server has
 * the list of wallets, for which it waits, and on a page that one element more would move.
 */
export async function prepareOpen(
  parameters: Omit<RehearseParameters, 'strings'>,
): Promise<HTMLElement | undefined> {
  const { modal, idle, isWanted } = parameters
  const { options } = modal.state
  const isConnected = () => activeAccount(modal.state).status === 'connected'
  while (modal.state.restoring) await idle()
  if (!isWanted()) return undefined
  if (isConnected()) {
    await loadView(isUnsupported(modal.state) ? 'UnsupportedChain' : 'Account', options)
    return undefined
  }
  const stop = modal.subscribe(async () => {
    if (!isConnected()) return
    stop()
    await idle()
    // Opening retries the load and reports a failure.
    if (isWanted()) loadView('Account', options).catch(() => {})
  })
  const strings = await loadStrings(options)
  const { addUnseen, rehearse } = await import('./rehearse.ts')
  const element = await rehearse({ ...parameters, strings })
  if (element === undefined) return undefined
  drawn.set(modal, element)
  if (modal.wallets.hasServer) return undefined
  await idle()
  return isWanted() && addUnseen(elementOf(modal)) ? element : undefined
}
