import { type ConnectorInput, type CustomWallet, open, type PairingState } from '@foyer/modal-core'
import { selectWallet } from '@foyer/modal-core/wallets'
import { modalStory } from '../../test/stories/modalStory.ts'
import { picture } from '../../test/stories/storyWallets.ts'

export default { title: 'Views/ConnectingWalletConnect' }

const walletConnect: ConnectorInput = {
  id: 'walletConnect',
  name: 'WalletConnect',
  type: 'WALLET_CONNECT',
  installed: false,
}
const uri = `wc:${'7f6e504b'.repeat(8)}@2?relay-protocol=irn&symKey=${'587d5484'.repeat(8)}&expiryTimestamp=1767225900`

/** A wallet that can be reached in every way. */
const aurora: CustomWallet = {
  id: 'aurora',
  name: 'Aurora',
  imageUrl: picture('#5b3fd9', 'M20 8 32 30H8Z'),
  injected: true,
  homepage: 'https://aurora.example',
  mobileLink: 'aurora://',
  universalLink: 'https://aurora.example/',
  desktopLink: 'aurora-desktop://',
  webappLink: 'https://app.aurora.example',
  browserLink: 'https://aurora.example/browse?url={encodedUrl}',
  appStore: 'https://apps.apple.com/app/id1',
  playStore: 'https://play.google.com/store/apps/details?id=example.aurora',
  chromeStore: 'https://chromewebstore.google.com/detail/aurora',
}

/** The same without any. */
const nowhere: CustomWallet = {
  id: 'nowhere',
  name: 'Aurora',
  imageUrl: aurora.imageUrl,
  homepage: aurora.homepage,
}

type Setup = {
  wallet?: CustomWallet
  pairing?: () => PairingState
  /** Properties of the view: the device, the platform, the status of the hand-off. */
  view?: { device?: 'ios' | 'android'; platform?: string; handOff?: string }
  connect?: () => Promise<never>
}

const ready = (milliseconds = 300_000) => ({
  status: 'waiting' as const,
  uri,
  expiresAt: Date.now() + milliseconds,
})

const story = ({
  wallet = aurora,
  pairing = ready,
  view = {},
  connect = () => new Promise(() => {}),
}: Setup = {}) =>
  modalStory({
    connectors: [walletConnect],
    customWallets: [wallet],
    async act({ modal, adapter, set }) {
      adapter.answers.connect = connect
      open(modal)
      selectWallet(modal, {
        connectorId: undefined,
        wallet: { certified: false, chains: [], order: 0, injected: false, ...wallet },
      })
      modal.pairing.set(pairing())
      await set(view)
    },
  })

export const Default = story()

export const Preparing = story({ pairing: () => ({ status: 'preparing' }) })

export const Expired = story({ pairing: () => ready(0) })

export const Extension = story({ view: { platform: 'browser' } })

export const Desktop = story({ view: { platform: 'desktop' } })

export const Web = story({ view: { platform: 'web' } })

export const Unsupported = story({ wallet: nowhere })

export const PhoneReady = story({ view: { device: 'ios' } })

export const PhonePreparing = story({ view: { device: 'android' }, pairing: () => ({ status: 'preparing' }) })

export const PhoneOpening = story({ view: { device: 'ios', handOff: 'opening' } })

export const PhoneStayed = story({ view: { device: 'android', handOff: 'stayed' } })

export const PhoneReturned = story({ view: { device: 'ios', handOff: 'returned' } })

export const PhoneInside = story({ view: { device: 'ios', platform: 'browser' } })

export const PhoneCode = story({ view: { device: 'android', platform: 'qrcode', handOff: 'stayed' } })

export const PhoneRejected = story({
  view: { device: 'ios', handOff: 'returned' },
  connect: () => Promise.reject({ code: 5000 }),
})

export const PhoneOffline = story({
  view: { device: 'android' },
  pairing: () => ({ status: 'failed', reason: 'offline' }),
})
