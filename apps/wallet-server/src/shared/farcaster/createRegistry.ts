import { type Address, createPublicClient, http, parseAbi } from 'viem'

/** Farcaster's IdRegistry on Optimism: which user an address is the custody address of. */
const ID_REGISTRY = '0x00000000Fc6c5F01Fc30151999387Bb99A9f489b'
const abi = parseAbi(['function idOf(address owner) view returns (uint256 fid)'])

/** In milliseconds, for one try. Clients wait 15 s for the whole answer. */
const TIMEOUT = 5_000

/** @throws {BaseError} of the returned function: the node did not answer, or has no registry */
export type FindFid = (custody: Address) => Promise<bigint>

/** Reads the registry by a node of Optimism. An address without a user has the id 0. */
export function createRegistry(rpcUrl: string): FindFid {
  const client = createPublicClient({ transport: http(rpcUrl, { timeout: TIMEOUT, retryCount: 1 }) })
  return (custody) =>
    client.readContract({ address: ID_REGISTRY, abi, functionName: 'idOf', args: [custody] })
}
