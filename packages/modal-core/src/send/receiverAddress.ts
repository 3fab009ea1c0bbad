import type { SendState } from '../types/send.ts'
import type { createNames } from './createNames.ts'

/** Sets the address. Its name and picture may follow later, or never. */
export function setAddress(
  state: SendState,
  names: Pick<ReturnType<typeof createNames>, 'lookUp'>,
  { address, name }: { address: string; name: string | undefined },
) {
  state.receiverAddress = address
  state.receiverProfileName = name
  void names.lookUp(address).then((profile) => {
    if (state.receiverAddress !== address) return
    state.receiverProfileName ??= profile?.name
    state.receiverProfileImageUrl = profile?.image
  })
}

export function clearAddress(state: SendState) {
  state.receiverAddress = undefined
  state.receiverProfileName = undefined
  state.receiverProfileImageUrl = undefined
}
