import type { LoginRecord } from '@foyer/modal-core'
import { createFakeLogin, loginConnector } from '@foyer/modal-core/test'
import { modalStory } from '../../test/stories/modalStory.ts'

export default { title: 'Views/ConnectingSocial' }

const provider = 'google'

const social = (social: LoginRecord['social'], differs: Partial<LoginRecord> = {}) =>
  modalStory({
    features: [createFakeLogin({ socialProviders: [provider], social, ...differs }).feature],
    connectors: [loginConnector],
    act({ modal, adapter }) {
      adapter.answers.connect = () => new Promise(() => {})
      modal.router.open({ view: 'Connect' })
      modal.router.push({ view: 'ConnectingSocial', connectorId: loginConnector.id, provider })
    },
  })

export const Default = social({ status: 'waiting', provider, window: {} })

export const Blocked = social({ status: 'failed', provider, error: 'blocked' })

export const PopupClosed = social({ status: 'failed', provider, error: 'closed' })

export const Rejected = social({ status: 'failed', provider, error: 'refused' })

export const NotStarted = social({ status: 'failed', provider, error: 'initiate' })

export const Connecting = social({ status: 'verifying', provider })
