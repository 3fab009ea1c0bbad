import type { DeepReadonly, ModalState } from '@foyer/modal-core'
import { activeAccount, isUnsupported, profileOf } from '@foyer/modal-core/page'
import { shortenAddress } from '../../locales/shorten.ts'
import { hueOf } from '../../styles/hue.ts'

type State = DeepReadonly<ModalState>

/** The part of `buttonState` that the modal's own buttons draw: it is in a page's first chunk. */
export function shownAccount(state: State) {
  const account = activeAccount(state)
  if (account.status !== 'connected')
    return {
      status: state.restoring || account.status === 'reconnecting' ? 'loading' : account.status,
    } as const
  const { address } = account
  const { name = shortenAddress(address), image } = profileOf(state, address) ?? {}
  return { status: connectedStatus(state), account: { address, name, image, hue: hueOf(address) } }
}

function connectedStatus(state: State) {
  const { required, current } = state.siwx
  if (isUnsupported(state)) return 'wrongNetwork'
  if (!required || current.status === 'signedIn') return 'connected'
  return current.status === 'checking' ? 'loading' : 'signedOut'
}

export type ShownAccount = ReturnType<typeof shownAccount>
