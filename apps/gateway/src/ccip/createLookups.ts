import { invalidRequest } from '@foyer/server-kit'
import {
  type Address,
  bytesToString,
  decodeFunctionData,
  encodeAbiParameters,
  encodePacked,
  type Hex,
  hexToBytes,
  isAddressEqual,
  keccak256,
  namehash,
  parseAbi,
  zeroAddress,
} from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { Chains } from '../chain/createChains.ts'
import { leadsToOwner } from '../names/coinType.ts'
import type { Zone } from '../names/createZone.ts'
import type { NameRow } from '../store/createNameStore.ts'

/** Seconds for which a signed answer is valid. */
const VALID_S = 300n
const ETHEREUM = 60n

/** ENSIP-10, and what a resolver is asked within it: EIP-137, ENSIP-9 and EIP-634. */
const resolverAbi = parseAbi(['function resolve(bytes name, bytes data) view returns (bytes)'])
const recordAbi = parseAbi([
  'function addr(bytes32 node) view returns (address)',
  'function addr(bytes32 node, uint256 coinType) view returns (bytes)',
  'function text(bytes32 node, string key) view returns (string)',
])

export type Lookups = {
  /**
   * Returns the signed records of a name, for a resolver's contract to pass on to its reader.
   *
   * @throws {HttpError} 400 for another resolver or a request that is not one
   */
  answer: (sender: Address, data: Hex) => Promise<Hex>
}

export type CreateLookupsParameters = {
  zone: Pick<Zone, 'find'>
  chains: Chains
  /** The contract whose readers are answered. */
  resolver: { address: Address; chain?: string | undefined }
  signer: PrivateKeyAccount
}

/** Answers the readers of a `ZoneResolver` (ERC-3668). */
export function createLookups({ zone, chains, resolver, signer }: CreateLookupsParameters): Lookups {
  const clock = resolver.chain === undefined ? undefined : chains.find(resolver.chain)?.client

  /** The contract compares with the time of its chain, which is another one on a development chain. */
  async function readTime() {
    if (clock === undefined) return BigInt(Math.floor(Date.now() / 1_000))
    return (await clock.getBlock()).timestamp
  }

  return {
    async answer(sender, data) {
      if (!isAddressEqual(sender, resolver.address))
        throw invalidRequest([{ name: 'sender', description: 'This gateway answers for another resolver.' }])
      const { name, record } = decode(data)
      const result = encodeRecord(record, await zone.find(name))
      const expires = (await readTime()) + VALID_S
      const hash = keccak256(
        encodePacked(
          ['bytes2', 'address', 'uint64', 'bytes32', 'bytes32'],
          ['0x1900', resolver.address, expires, keccak256(data), keccak256(result)],
        ),
      )
      return encodeAbiParameters(
        [{ type: 'bytes' }, { type: 'uint64' }, { type: 'bytes' }],
        [result, expires, await signer.sign({ hash })],
      )
    },
  }
}

type RecordCall = ReturnType<typeof decodeRecord>
const decodeRecord = (data: Hex) => decodeFunctionData({ abi: recordAbi, data })

function decode(data: Hex): { name: string; record: RecordCall } {
  try {
    const [encodedName, call] = decodeFunctionData({ abi: resolverAbi, data }).args
    const name = decodeName(hexToBytes(encodedName))
    const record = decodeRecord(call)
    if (record.args[0] !== namehash(name)) throw new Error('The record is of another name.')
    return { name, record }
  } catch (cause) {
    throw invalidRequest([{ name: 'data', description: 'Expected a look-up of a name (ENSIP-10).' }], {
      cause,
    })
  }
}

/** A name in the form of DNS: each label after its length, and a zero at the end. */
function decodeName(bytes: Uint8Array): string {
  const labels: string[] = []
  let place = 0
  for (let length = bytes[place]; length; length = bytes[place]) {
    labels.push(bytesToString(bytes.subarray(place + 1, place + 1 + length)))
    place += 1 + length
  }
  if (place !== bytes.length - 1) throw new Error('The name does not end where its labels do.')
  return labels.join('.')
}

/** A name without an owner answers with empty records, as registries do. */
function encodeRecord({ functionName, args }: RecordCall, row: NameRow | undefined): Hex {
  if (functionName === 'text') {
    const text = { avatar: row?.avatar, description: row?.bio }[args[1] as string]
    return encodeAbiParameters([{ type: 'string' }], [text ?? ''])
  }
  const coinType = args.length === 1 ? ETHEREUM : args[1]
  const address = row && leadsToOwner(row, Number(coinType)) ? (row.owner as Address) : undefined
  return args.length === 1
    ? encodeAbiParameters([{ type: 'address' }], [address ?? zeroAddress])
    : encodeAbiParameters([{ type: 'bytes' }], [address ?? '0x'])
}
