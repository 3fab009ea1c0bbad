import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  createPublicClient,
  decodeFunctionResult,
  encodeFunctionData,
  http,
  namehash,
  parseAbi,
  toHex,
} from 'viem'
import { packetToBytes } from 'viem/ens'

const abi = parseAbi(['function resolve(bytes name, bytes data) view returns (bytes)'])
const addr = parseAbi(['function addr(bytes32 node) view returns (address)'])

/** The address of a name by the zone's contract, as viem reads it: over the gateway and back (ERC-3668). */
export async function resolveName(stateDirectory: string, rpcUrl: string, name: string) {
  const config = JSON.parse(await readFile(join(stateDirectory, 'gateway/gateway.yaml'), 'utf8'))
  const data = await createPublicClient({ transport: http(rpcUrl) }).readContract({
    abi,
    address: config.names.resolver.address,
    functionName: 'resolve',
    args: [
      toHex(packetToBytes(name)),
      encodeFunctionData({ abi: addr, functionName: 'addr', args: [namehash(name)] }),
    ],
  })
  return decodeFunctionResult({ abi: addr, functionName: 'addr', data })
}
