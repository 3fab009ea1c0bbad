import type { BitcoinAddress, BitcoinPurpose, Network } from '@foyer/modal-core'
import { isKeyOf, isOfPrefix, type ReadAddress, readAddress } from './address.ts'
import { fromHex } from './bytes.ts'
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

export type Account = { network: Network; addresses: readonly BitcoinAddress[] }

type Found = { read: ReadAddress; network: Network; purpose: unknown; publicKey: unknown }

/**
 * The account among the addresses that a wallet shares: those of one network of the dapp and of the purposes that it asks
 * for, for payments first. Drops malformed ones, those of other networks, and keys that are not an address's. Undefined
 * where none is left.
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
  const addresses = new Map<string, BitcoinAddress>()
  for (const purpose of ['payment', 'ordinals'] as const)
    for (const one of own)
      if (purposes.includes(purpose) && purposeOf(one, own, purposes) === purpose)
        if (!addresses.has(one.read.address)) addresses.set(one.read.address, toAddress(one, purpose))
  return addresses.size > 0 ? { network, addresses: [...addresses.values()] } : undefined
}

/** Wallets that do not say it keep ordinals at the address of Taproot, if they have another one for payments. */
function purposeOf({ purpose, read }: Found, all: readonly Found[], purposes: readonly BitcoinPurpose[]) {
  if (purpose !== undefined) return purpose
  const isSecond = read.type === 'p2tr' && all.some((one) => one.read.type !== 'p2tr')
  return isSecond || !purposes.includes('payment') ? 'ordinals' : 'payment'
}

function toAddress({ read, publicKey }: Found, purpose: BitcoinPurpose): BitcoinAddress {
  const key = fromHex(publicKey)
  const isKey = key !== undefined && isKeyOf(read, key)
  return {
    address: read.address,
    purpose,
    addressType: read.type,
    ...(isKey && { publicKey: String(publicKey) }),
  }
}
