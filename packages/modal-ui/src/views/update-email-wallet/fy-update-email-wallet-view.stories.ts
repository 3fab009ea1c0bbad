import { type EmailUpdateState, open } from '@foyer/modal-core'
import { connected, createFakeLogin, loginConnector } from '@foyer/modal-core/test'
import { modalStory } from '../../test/stories/modalStory.ts'

export default { title: 'Views/UpdateEmailWallet' }

const email = 'ada@example.com'
const user = { email: 'ada@example.org', accounts: [] }

const change = (emailUpdate?: EmailUpdateState) =>
  modalStory({
    features: [createFakeLogin({ user, emailUpdate }).feature],
    connectors: [loginConnector],
    act({ modal, adapter }) {
      adapter.report(connected({ connectorId: loginConnector.id }))
      return open(modal, { view: 'UpdateEmailWallet' })
    },
  })

export const Default = change()

export const SameAddress = change({ status: 'idle', email: 'ada@example.org', error: 'sameEmail' })

export const OldMailbox = change({ status: 'primary', email })

export const NewMailbox = change({ status: 'verifyingSecondary', email })

export const NotApproved = change({ status: 'secondary', email, error: 'waiting' })

export const Done = change({ status: 'done', email })
