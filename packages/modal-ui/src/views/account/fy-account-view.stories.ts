import { cancelSignIn, open } from '@foyer/modal-core'
import { bsc, connected, connection, createFakeSiwx, OTHER_ADDRESS } from '@foyer/modal-core/test'
import { modalStory } from '../../test/stories/modalStory.ts'

export default { title: 'Views/Account' }

export const Default = modalStory({
  act({ modal, adapter }) {
    adapter.report(connected())
    adapter.reportConnections([connection()])
    open(modal)
  },
})

export const SeveralWallets = modalStory({
  act({ modal, adapter }) {
    adapter.report(connected())
    const savings = connection({ connectorId: 'io.two', accounts: [{ address: OTHER_ADDRESS }] })
    adapter.reportConnections([connection(), savings])
    open(modal)
  },
})

export const OneNetwork = modalStory({
  networks: [bsc],
  act({ modal, adapter }) {
    adapter.report(connected())
    open(modal)
  },
})

export const SignedOut = modalStory({
  siwx: createFakeSiwx({ required: false }).feature,
  async act({ modal, adapter }) {
    adapter.report(connected())
    await modal.siwx?.settle()
    await cancelSignIn(modal)
    open(modal)
  },
})

export const DisconnectFailed = modalStory({
  async act({ modal, adapter, press }) {
    adapter.answers.disconnect = () => Promise.reject(new Error('locked'))
    adapter.report(connected())
    open(modal)
    await press('.danger')
  },
})
