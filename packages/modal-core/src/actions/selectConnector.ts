import type { Modal } from '../createModal.ts'
import { isUnsupported } from '../selectors/selectors.ts'
import { close } from './close.ts'
import { connect } from './connect.ts'

/** What a click on a wallet does: shows that it is being asked, asks it, and leaves once it is connected. */
export async function selectConnector(modal: Modal, connectorId: string) {
  const { router } = modal
  if (router.state.route.view !== 'ConnectingExternal')
    router.push({ view: 'ConnectingExternal', connectorId })
  try {
    await connect(modal, { connectorId })
  } catch {
    // The request's state says what failed, and the view draws it.
    return
  }
  const { route } = router.state
  if (route.view !== 'ConnectingExternal' || route.connectorId !== connectorId) return
  if (isUnsupported(modal.state)) router.reset({ view: 'UnsupportedChain' })
  else close(modal)
}
