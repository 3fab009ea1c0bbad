import type { DeepReadonly, Network, SocialProvider, TokenBalance } from '@foyer/modal-core'
import { networkPicture, tokenPicture } from '@foyer/modal-core/pictures'
import { loadSocialButton } from '../social-button/loadSocialButton.ts'

type Token = Pick<TokenBalance, 'chainId' | 'address' | 'symbol' | 'imageUrl'>
type Source = string | undefined | Promise<string | undefined>

/** The source of a network's picture: its own, else the one of the package, which loads now. */
export const pictureOfNetwork = (network: DeepReadonly<Network> | undefined): Source =>
  network && (network.assets?.imageUrl ?? networkPicture(network.caipNetworkId))

/** The source of a token's picture: its own, else the one of the package, which loads now. */
export const pictureOfToken = (token: DeepReadonly<Token>): Source => token.imageUrl ?? tokenPicture(token)

const marks = new Map<SocialProvider, Promise<unknown>>()

/** The mark of a login's provider, which loads now. Where that fails, the icon keeps its letter. */
export function markOf(provider: SocialProvider): Promise<unknown> {
  const mark = marks.get(provider) ?? loadSocialButton().then((one) => one.providerMark(provider))
  marks.set(provider, mark)
  // A mark that failed to load is asked for again.
  mark.catch(() => marks.delete(provider))
  return mark
}
