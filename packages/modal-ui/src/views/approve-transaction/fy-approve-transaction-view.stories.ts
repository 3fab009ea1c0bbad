import { connected, createFakeLogin, loginConnector } from '@foyer/modal-core/test'
import { modalStory } from '../../test/stories/modalStory.ts'

export default { title: 'Views/ApproveTransaction' }

/** Drawn in the page: elsewhere the modal is out of the way. */
export const Default = modalStory({
  features: [createFakeLogin({ isApproving: true }).feature],
  connectors: [loginConnector],
  isEmbedded: true,
  act({ modal, adapter }) {
    adapter.report(connected({ connectorId: loginConnector.id }))
    modal.router.open({ view: 'Account' })
    modal.router.push({ view: 'ApproveTransaction' })
  },
})
