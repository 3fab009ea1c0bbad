import {
  type Address,
  createClient,
  fallback,
  type Hex,
  http,
  isAddressEqual,
  namehash,
  parseAbi,
  zeroAddress,
} from 'viem'
import { readContract } from 'viem/actions'
import { normalize } from 'viem/ens'

/** EIP-137 and EIP-181. */
const abi = parseAbi([
  'function resolver(bytes32 node) view returns (address)',
  'function name(bytes32 node) view returns (string)',
  'function addr(bytes32 node) view returns (address)',
])

/** A longer name is not worth its room. */
const LONGEST = 60

export type NameReaderParameters = { rpcUrls: readonly string[]; registry: Address }

/**
 * Reads reverse records. Addresses asked for at once are read by JSON-RPC batches, one for each step. A name is its
 * owner's own text: it counts only in its normal form, in which no character passes for another, and when it leads back
 * to the address.
 */
export function createNameReader({ rpcUrls, registry }: NameReaderParameters) {
  const endpoints = rpcUrls.map((url) => http(url, { batch: true, retryCount: 0 }))
  const client = createClient({ transport: fallback(endpoints, { retryCount: 0 }) })

  async function findResolver(node: Hex) {
    const resolver = await readContract(client, {
      address: registry,
      abi,
      functionName: 'resolver',
      args: [node],
    })
    return isAddressEqual(resolver, zeroAddress) ? undefined : resolver
  }

  return async function readName(address: Address): Promise<string | null> {
    const reverse = namehash(`${address.slice(2).toLowerCase()}.addr.reverse`)
    const reverseResolver = await findResolver(reverse)
    if (reverseResolver === undefined) return null
    const name = await readContract(client, {
      address: reverseResolver,
      abi,
      functionName: 'name',
      args: [reverse],
    })
    if (!isNormal(name)) return null
    const node = namehash(name)
    const resolver = await findResolver(node)
    if (resolver === undefined) return null
    const owner = await readContract(client, { address: resolver, abi, functionName: 'addr', args: [node] })
    return isAddressEqual(owner, address) ? name : null
  }
}

function isNormal(name: string) {
  if (name === '' || name.length > LONGEST) return false
  try {
    return normalize(name) === name
  } catch {
    return false
  }
}
