import { type Address, type Client, type Hex, isAddressEqual, namehash, parseAbi, zeroAddress } from 'viem'
import { readContract } from 'viem/actions'
import { isNormalName } from './isNormalName.ts'
import { toNormalName } from './toNormalName.ts'

/** EIP-137, EIP-181 and EIP-634. */
const abi = parseAbi([
  'function resolver(bytes32 node) view returns (address)',
  'function name(bytes32 node) view returns (string)',
  'function addr(bytes32 node) view returns (address)',
  'function text(bytes32 node, string key) view returns (string)',
])

export type CreateNameReaderParameters = {
  client: Client
  /** The ENS registry of the client's chain, or one with its ABI, such as SPACE ID's. */
  registry: Address
}

export type NameReader = {
  /** The name that an address has chosen, if it is in normal form and leads back to the address; else null. */
  readName: (address: Address) => Promise<string | null>
  /** The address that the normal form of a name leads to. Null without one, and for a text that cannot be a name. */
  resolveName: (name: string) => Promise<Address | null>
  /** A text record of the normal form of a name, such as `avatar`. Null without one. */
  readText: (name: string, key: string) => Promise<string | null>
}

/**
 * Reads a name registry. A reverse record is its owner's own text, so it counts only when the name leads back to the
 * address.
 */
export function createNameReader({ client, registry }: CreateNameReaderParameters): NameReader {
  /** Returns the answer of a node's resolver. Null for a node without one. */
  async function askResolver<T>(
    node: Hex,
    read: (resolver: { address: Address; abi: typeof abi }) => Promise<T>,
  ): Promise<T | null> {
    const address = await readContract(client, {
      address: registry,
      abi,
      functionName: 'resolver',
      args: [node],
    })
    return isAddressEqual(address, zeroAddress) ? null : read({ address, abi })
  }

  async function resolveName(text: string): Promise<Address | null> {
    const name = toNormalName(text)
    if (name === undefined) return null
    const node = namehash(name)
    const address = await askResolver(node, (resolver) =>
      readContract(client, { ...resolver, functionName: 'addr', args: [node] }),
    )
    return address === null || isAddressEqual(address, zeroAddress) ? null : address
  }

  return {
    resolveName,

    async readName(address) {
      const node = namehash(`${address.slice(2).toLowerCase()}.addr.reverse`)
      const name = await askResolver(node, (resolver) =>
        readContract(client, { ...resolver, functionName: 'name', args: [node] }),
      )
      // A name in another form than the normal one is not its owner's to show: it may look like another.
      const owner = name === null || !isNormalName(name) ? null : await resolveName(name)
      return owner !== null && isAddressEqual(owner, address) ? name : null
    },

    async readText(text, key) {
      const name = toNormalName(text)
      if (name === undefined) return null
      const node = namehash(name)
      const value = await askResolver(node, (resolver) =>
        readContract(client, { ...resolver, functionName: 'text', args: [node, key] }),
      )
      return value || null
    },
  }
}
