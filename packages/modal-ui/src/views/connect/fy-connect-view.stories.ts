import { open } from '@foyer/modal-core'
import {
  bsc,
  connected,
  createFakeLogin,
  loginConnector,
  rememberConnector,
  solana,
  wallet,
} from '@foyer/modal-core/test'
// Loaded before the story, which would else show the places that are kept for the buttons.
import '../../components/social-button/socialButton.ts'
import { modalStory } from '../../test/stories/modalStory.ts'
import { createStorySolana } from '../../test/stories/storySolana.ts'
import { storyWallets } from '../../test/stories/storyWallets.ts'

export default { title: 'Views/Connect' }

export const Default = modalStory()

export const Recent = modalStory({
  act({ modal }) {
    rememberConnector(modal, 'io.two')
    open(modal)
  },
})

export const Restoring = modalStory({
  act({ modal, adapter }) {
    adapter.report({ status: 'reconnecting' })
    open(modal)
  },
})

export const NoWallet = modalStory({ connectors: [] })

export const LegalFooter = modalStory({
  termsUrl: 'https://example.com/terms',
  privacyUrl: 'https://example.com/privacy',
})

export const ManyWallets = modalStory({
  connectors: Array.from({ length: 12 }, (_, index) => wallet(`io.wallet${index}`, `Wallet ${index + 1}`)),
})

export const LongNames = modalStory({
  connectors: storyWallets.map((connector) => ({
    ...connector,
    name: `${connector.name} ${'Pneumono'.repeat(9)}`,
  })),
})

export const Logins = modalStory({
  features: [
    createFakeLogin({ socialProviders: ['google', 'github', 'apple', 'facebook', 'x', 'discord'] }).feature,
  ],
  connectors: [{ ...loginConnector, methods: ['email', 'social'] }, ...storyWallets],
  connectMethodsOrder: ['email', 'social', 'wallet'],
})

export const AnotherWallet = modalStory({
  async act({ modal, adapter }) {
    adapter.report(connected())
    await open(modal, { view: 'ConnectWallets' })
  },
})

/** Each wallet says where it is. */
export const Namespaces = modalStory({
  networks: [bsc, solana],
  adapters: [createStorySolana().adapter],
  async act({ modal, adapter }) {
    adapter.report(connected())
    await open(modal, { view: 'ConnectWallets' })
  },
})
