import type { Instance } from '@foyer/modal-core'
import { activeAccount, activeNetwork, isUnsupported, profileOf } from '@foyer/modal-core/page'
import type { Labels } from '../../locales/labels.ts'
import { shortenAddress, shortenName } from '../../locales/shorten.ts'
import { hueOf } from '../../styles/hue.ts'
import type { Face } from './FaceButton.ts'

type State = Instance['state']

/** The characters for which a button has room: its stylesheet would cut a longer name at its end. */
const NAME_LENGTH = 24

/** Connect Wallet, or undefined once an account is connected. */
export function connectFace(
  state: State | undefined,
  labels: Labels,
  label = labels.connect,
): Face | undefined {
  const { status } = state === undefined ? { status: 'disconnected' } : activeAccount(state)
  if (status === 'connected') return undefined
  return { look: '', text: status === 'disconnected' ? label : labels.connecting }
}

/** The connected account, or undefined while there is none. */
export function accountFace(state: State | undefined, labels: Labels): Face | undefined {
  if (state === undefined) return undefined
  const account = activeAccount(state)
  if (account.status !== 'connected') return undefined
  if (isUnsupported(state)) return { look: 'warning', text: labels.wrongNetwork }
  const { address } = account
  const profile = profileOf(state, address)
  const short = shortenAddress(address)
  const text = (profile?.name && shortenName(profile.name, NAME_LENGTH)) ?? short
  const picture = { hue: hueOf(address), image: profile?.image }
  return { look: 'account', text, name: labels.account(profile?.name ?? short), picture }
}

/** The network in use, or undefined before there is a modal. */
export function networkFace(state: State | undefined, labels: Labels): Face | undefined {
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
