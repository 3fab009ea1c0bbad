import { activeAccount, isUnsupported } from '@foyer/modal-core/page'
import { loadStrings } from '../locales/loadStrings.ts'
import { loadView } from '../views/loadView.ts'
import type { FyModal } from './fy-modal.ts'
import type { RehearseParameters } from './rehearse.ts'

/**
 * Has Connect drawn once, unseen, and the account's view loaded when an account is connected later without the modal, as a
 * wallet that announces itself late is after a reload. The chunk of the drawing imports nothing of this one: an open that
 * comes first has no use for it. Returns the element that was drawn, if any.
 */
export async function prepareOpen(
  parameters: Omit<RehearseParameters, 'strings'>,
): Promise<FyModal | undefined> {
  const { modal, idle, isWanted } = parameters
  const { locale } = modal.state.options
  const isConnected = () => activeAccount(modal.state).status === 'connected'
  while (modal.state.restoring) await idle()
  if (!isWanted()) return undefined
  if (isConnected()) {
    await loadView(isUnsupported(modal.state) ? 'UnsupportedChain' : 'Account', locale)
    return undefined
  }
  const stop = modal.subscribe(async () => {
    if (!isConnected()) return
    stop()
    await idle()
    // Opening retries the load and reports a failure.
    if (isWanted()) loadView('Account', locale).catch(() => {})
  })
  const strings = await loadStrings(locale)
  return (await import('./rehearse.ts')).rehearse({ ...parameters, strings })
}
