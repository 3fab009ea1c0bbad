import type { DeepReadonly, Network, SocialProvider, TokenBalance } from '@foyer/modal-core'
import { networkPicture, tokenPicture } from '@foyer/modal-core/pictures'
import { html, nothing } from 'lit'
import { until } from 'lit/directives/until.js'

type Token = Pick<TokenBalance, 'chainId' | 'address' | 'symbol' | 'imageUrl'>

/** What a network's picture is drawn from: its own, else the one that comes with the package, which loads now. */
export const pictureOfNetwork = (network: DeepReadonly<Network> | undefined): unknown =>
  network && (network.assets?.imageUrl ?? until(networkPicture(network.caipNetworkId), null))

/** What a token's picture is drawn from: its own, else the one that comes with the package, which loads now. */
export const pictureOfToken = (token: DeepReadonly<Token>): unknown =>
  token.imageUrl ?? until(tokenPicture(token), null)

/** The mark of a login's provider, which loads now. Where that fails, the icon keeps its letter. */
export const markOf = (provider: SocialProvider): unknown =>
  until(
    import('../social-button/socialButton.ts').then(
      ({ providerMark }) => providerMark(provider),
      () => nothing,
    ),
    html`<svg></svg>`,
  )
