import type { ConnectorInput } from '@foyer/modal-core'
import { createFakeAdapter, createFakeLogin, loginConnector, setupModal } from '@foyer/modal-core/test'
import { createStory } from '../test/stories/createStory.ts'
import { storyWallets } from '../test/stories/storyWallets.ts'
import { leaveRest, rest } from './resting.ts'

export default { title: 'Elements/Resting' }

type RestingParameters = Omit<Parameters<typeof setupModal>[0] & {}, 'adapter'> & {
  connectors?: ConnectorInput[]
}

/** The dialog that stands there while the modal loads. A change of the look draws it anew. */
const resting = ({ connectors = storyWallets, ...parameters }: RestingParameters = {}) =>
  createStory((look) => {
    const { modal } = setupModal({ ...parameters, ...look, adapter: createFakeAdapter({ connectors }) })
    Object.assign(modal.router.state, { open: true, starting: true })
    const element = document.createElement('div')
    return {
      element,
      ready: Promise.resolve(),
      async update(look) {
        leaveRest(modal)
        modal.options.update(look)
        await rest({ modal, close: () => {}, report: undefined })
      },
      destroy() {
        // A look that is still loading draws nothing more.
        modal.router.state.open = false
        leaveRest(modal)
        modal.destroy()
      },
    }
  })

export const Default = resting()

export const Logins = resting({
  connectors: [{ ...loginConnector, methods: ['email', 'social'] }, ...storyWallets],
  features: [createFakeLogin({ socialProviders: ['google', 'github', 'apple'] }).feature],
  termsUrl: 'https://example.com/terms',
  privacyUrl: 'https://example.com/privacy',
})
