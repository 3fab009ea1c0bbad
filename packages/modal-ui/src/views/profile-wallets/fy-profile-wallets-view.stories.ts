import { open } from '@foyer/modal-core'
import {
  ADDRESS,
  bsc,
  connected,
  connection,
  createFakeAdapter,
  loginConnector,
  OTHER_ADDRESS,
  solana,
  wallet,
} from '@foyer/modal-core/test'
import { type ModalStoryParameters, modalStory } from '../../test/stories/modalStory.ts'
import { portrait } from '../../test/stories/portrait.ts'
import { createStorySolana } from '../../test/stories/storySolana.ts'

export default { title: 'Views/ProfileWallets' }

const savings = connection({
  connectorId: 'io.two',
  accounts: [{ address: OTHER_ADDRESS, label: 'Savings' }],
})

const act: ModalStoryParameters['act'] = async ({ modal, adapter }) => {
  adapter.report(connected())
  adapter.reportConnections([connection(), savings])
  await open(modal, { view: 'ProfileWallets' })
}

export const Default = modalStory({ act })

export const OneWallet = modalStory({
  async act({ modal, adapter }) {
    adapter.report(connected())
    adapter.reportConnections([connection()])
    await open(modal, { view: 'ProfileWallets' })
  },
})

export const Named = modalStory({
  async act(stage) {
    await act(stage)
    stage.modal.attach('profiles', {
      [`eip155:${ADDRESS}`]: { name: 'alice.example.eth', image: portrait },
      [`eip155:${OTHER_ADDRESS}`]: { name: 'a-rather-long-name-of-savings.eth', image: undefined },
    })
  },
})

export const SwitchFailed = modalStory({
  async act(stage) {
    stage.adapter.answers.switchConnection = () => Promise.reject(new Error('gone'))
    await act(stage)
    await stage.press('.row:not([aria-current])')
  },
})

export const DisconnectFailed = modalStory({
  async act(stage) {
    stage.adapter.answers.disconnect = () => Promise.reject(new Error('locked'))
    await act(stage)
    await stage.press('.icon')
  },
})

/** One is connected and the other is not. The wallet of the first is offered for the second. */
export const Namespaces = modalStory({
  networks: [bsc, solana],
  adapters: [createFakeAdapter({ namespace: 'solana', connectors: [wallet('sol', 'Aurora')] })],
  act,
})

/** A wallet behind an e-mail address, which has an account on Solana, too. */
export const EmailOnBoth = modalStory({
  networks: [bsc, solana],
  connectors: [loginConnector],
  adapters: [createFakeAdapter({ namespace: 'solana', connectors: [loginConnector] })],
  async act({ modal, adapter }) {
    adapter.report(connected({ connectorId: loginConnector.id }))
    adapter.reportConnections([connection({ connectorId: loginConnector.id })])
    await open(modal, { view: 'ProfileWallets' })
  },
})

const other = createStorySolana()

export const BothNamespaces = modalStory({
  networks: [bsc, solana],
  adapters: [other.adapter],
  async act({ modal, adapter }) {
    adapter.report(connected())
    adapter.reportConnections([connection()])
    other.report()
    await open(modal, { view: 'ProfileWallets' })
  },
})
