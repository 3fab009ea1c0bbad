import type { ConnectorInput } from '@foyer/modal-core'
import { wallet } from '@foyer/modal-core/test'

/** A picture as an extension announces it. */
export const picture = (colour: string, shape: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${colour}"/><path d="${shape}" fill="#fff"/></svg>`,
  )}`

/** Invented wallets: two with a picture, one that is drawn with its letter. */
export const storyWallets: ConnectorInput[] = [
  { ...wallet('io.one', 'Aurora'), icon: picture('#5b3fd9', 'M20 8 32 30H8Z') },
  { ...wallet('io.two', 'Bramble'), icon: picture('#0f7a5a', 'M10 12h20v6H18v3h10v7H10Z') },
  wallet('io.three', 'Cobalt Wallet'),
]
