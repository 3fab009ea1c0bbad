import type { FarcasterState, LoginRecord } from '@foyer/modal-core'
import { createFakeLogin, loginConnector } from '@foyer/modal-core/test'
import { modalStory } from '../../test/stories/modalStory.ts'

export default { title: 'Views/ConnectingFarcaster' }

const farcaster = (farcaster: FarcasterState, differs: Partial<LoginRecord> = {}) =>
  modalStory({
    features: [createFakeLogin({ socialProviders: ['farcaster'], farcaster, ...differs }).feature],
    connectors: [loginConnector],
    act({ modal, adapter }) {
      adapter.answers.connect = () => new Promise(() => {})
      modal.router.open({ view: 'Connect' })
      modal.router.push({ view: 'ConnectingFarcaster', connectorId: loginConnector.id })
    },
  })

export const Default = farcaster({
  status: 'waiting',
  url: 'https://farcaster.xyz/~/siwf?channelToken=6a2f41c09b7e4d53',
})

export const Preparing = farcaster({ status: 'preparing' })

export const Failed = farcaster({ status: 'failed', error: 'farcaster' })

export const Rejected = farcaster({ status: 'failed', error: 'refused' })

export const Connecting = farcaster(
  { status: 'idle' },
  { current: { status: 'connecting', email: '', retryAt: 0 } },
)
