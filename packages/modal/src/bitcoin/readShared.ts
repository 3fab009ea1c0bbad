import type { BitcoinPurpose, Network } from '@foyer/modal-core'
import { isOfPrefix, type ReadAddress, readAddress } from './address.ts'
import { prefixOf } from './chains.ts'
import type { SharedAddress } from './dialects/types.ts'

/** More than any wallet shares. */
const MAX_ADDRESSES = 100

export type ReadSharedParameters = {
  /** Those of the dapp. */
  networks: readonly Network[]
  /** The one that the modal works on. */
  inUse: Network | undefined
  purposes: readonly BitcoinPurpose[]
}

/** An address of a wallet. Its key is not checked. */
export type FoundAddress = { read: ReadAddress; purpose: BitcoinPurpose; publicKey: unknown }

export type Account = { network: Network; addresses: readonly FoundAddress[] }

type Found = Omit<FoundAddress, 'purpose'> & { network: Network; purpose: unknown }

/**
 * The account among the addresses that a wallet shares: those of one network of the dapp and of the purposes that it asks
 * for, for payments first. Drops malformed ones and those of other networks. Undefined where none is left.
 */
export function readShared(
  shared: readonly SharedAddress[],
  { networks, inUse, purposes }: ReadSharedParameters,
): Account | undefined {
  const ordered = [...(inUse ? [inUse] : []), ...networks]
  const found = shared
    .slice(0, MAX_ADDRESSES)
    .flatMap(({ address, chainId, purpose, publicKey }): Found[] => {
      const read = readAddress(address)
      const network =
        read &&
        ordered.find(
          (one) => isOfPrefix(read, prefixOf(one)) && (chainId === undefined || chainId === one.id),
        )
      return read && network ? [{ read, network, purpose, publicKey }] : []
    })
  const network = ordered.find((one) => found.some((each) => each.network === one))
  if (network === undefined) return undefined
  const own = found.filter((one) => one.network === network)
  const addresses = new Map<string, FoundAddress>()
  for (const purpose of ['payment', 'ordinals'] as const)
    for (const one of own)
      if (purposes.includes(purpose) && purposeOf(one, own, purposes) === purpose)
        if (!addresses.has(one.read.address)) addresses.set(one.read.address, { ...one, purpose })
  return addresses.size > 0 ? { network, addresses: [...addresses.values()] } : undefined
}

/** Wallets that do not say it keep ordinals at the address of Taproot, if they have another one for payments. */
function purposeOf({ purpose, read }: Found, all: readonly Found[], purposes: readonly BitcoinPurpose[]) {
  if (purpose !== undefined) return purpose
  const isSecond = read.type === 'p2tr' && all.some((one) => one.read.type !== 'p2tr')
  return isSecond || !purposes.includes('payment') ? 'ordinals' : 'payment'
}
