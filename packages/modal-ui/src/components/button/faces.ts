import type { Instance } from '@foyer/modal-core'
import { activeNetwork, isUnsupported } from '@foyer/modal-core/page'
import type { Labels } from '../../locales/labels.ts'
import { shortenAddress, shortenName } from '../../locales/shorten.ts'
import type { Face } from './FaceButton.ts'
import type { ShownAccount } from './shownAccount.ts'

/** The characters for which a button has room: its stylesheet would cut a longer name at its end. */
const NAME_LENGTH = 24

/** Connect Wallet, or undefined once an account is connected. */
export function connectFace(
  { status, account }: ShownAccount,
  labels: Labels,
  label = labels.connect,
): Face | undefined {
  if (account) return undefined
  if (status === 'disconnected') return { look: '', text: label }
  // Mostly an account comes next, which takes as much room.
  if (status === 'loading') return { look: 'account wait', text: labels.connecting, picture: {} }
  return { look: '', text: labels.connecting }
}

/** The connected account, or undefined while there is none. */
export function accountFace({ status, account }: ShownAccount, labels: Labels): Face | undefined {
  if (!account) return undefined
  if (status === 'wrongNetwork') return { look: 'warning', text: labels.wrongNetwork }
  const { address, name, hue, image } = account
  const text = shortenName(name, NAME_LENGTH) ?? shortenAddress(address)
  return { look: 'account', text, name: labels.account(name), picture: { hue, image } }
}

/** The network in use, or undefined before there is a modal. */
export function networkFace(state: Instance['state'] | undefined, labels: Labels): Face | undefined {
  if (state === undefined) return undefined
  const network = activeNetwork(state)
  if (network === undefined) return undefined
  if (isUnsupported(state)) return { look: 'warning', text: labels.wrongNetwork }
  const { name, assets, picture } = network
  return {
    look: 'account',
    text: name,
    name: labels.network(name),
    picture: { letter: [...name][0], image: assets?.imageUrl ?? picture },
    isIdle: !state.options.enableNetworkSwitch || state.networks.list.length < 2,
  }
}
