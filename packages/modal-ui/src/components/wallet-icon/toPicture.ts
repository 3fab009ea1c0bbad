import type { DeepReadonly, OnRampToken } from '@foyer/modal-core'

/** Stands for the network's currency. */
const NATIVE = /:0xe{40}$/i

/** The keys that find the picture of a token for sale. */
export const toPicture = ({ address, chainId, symbol, imageUrl }: DeepReadonly<OnRampToken>) => ({
  chainId,
  symbol,
  imageUrl,
  address: NATIVE.test(address) ? undefined : address.split(':')[2],
})
