import { type ConnectorInput, open, type PairingState, selectConnector } from '@foyer/modal-core'
import { modalStory } from '../../test/stories/modalStory.ts'

export default { title: 'Views/ConnectingWalletConnectBasic' }

const walletConnect: ConnectorInput = {
  id: 'walletConnect',
  name: 'WalletConnect',
  type: 'WALLET_CONNECT',
  installed: false,
}
const uri = `wc:${'7f6e504b'.repeat(8)}@2?relay-protocol=irn&symKey=${'587d5484'.repeat(8)}&expiryTimestamp=1767225900`

const pairing = (getState: () => PairingState, connect: () => Promise<never> = () => new Promise(() => {})) =>
  modalStory({
    connectors: [walletConnect],
    act({ modal, adapter }) {
      adapter.answers.connect = connect
      open(modal)
      void selectConnector(modal, walletConnect.id)
      modal.pairing.set(getState())
    },
  })

const waiting = (milliseconds: number) => () => ({
  status: 'waiting' as const,
  uri,
  expiresAt: Date.now() + milliseconds,
})

export const Default = pairing(waiting(300_000))

export const Preparing = pairing(() => ({ status: 'preparing' }))

export const Expired = pairing(waiting(0))

export const Rejected = pairing(waiting(300_000), () => Promise.reject({ code: 5000 }))

export const Offline = pairing(() => ({ status: 'failed', reason: 'offline' }))

export const Unreachable = pairing(() => ({ status: 'failed', reason: 'unreachable' }))

export const ClockWrong = pairing(() => ({ status: 'failed', reason: 'clock' }))
