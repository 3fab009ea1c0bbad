import { OWNER, type TestChain } from '@foyer/gateway/testing/startTestChain'
import { resolverAbi } from '@foyer/gateway/testing/startTestZone'
import { type Address, encodeFunctionData, type Hex, namehash, parseAbi, toHex } from 'viem'
import { packetToBytes } from 'viem/ens'
import type { Row } from '../row.ts'

type CallbackRowParameters = { chain: TestChain; resolver: Address; name: string }

/** Gas of the resolver's callback, which checks the gateway's signature, as a transaction of its own. */
export async function callbackRow({
  chain: { client },
  resolver,
  name,
}: CallbackRowParameters): Promise<Row> {
  const abi = parseAbi(['function addr(bytes32 node) view returns (address)'])
  const record = encodeFunctionData({ abi, args: [namehash(name)] })
  const question = encodeFunctionData({
    abi: resolverAbi,
    functionName: 'resolve',
    args: [toHex(packetToBytes(name)), record],
  })
  const [url] = await client.readContract({ abi: resolverAbi, address: resolver, functionName: 'urls' })
  const answer = await fetch(String(url).replace('{sender}', resolver).replace('{data}', question))
  if (!answer.ok) throw new Error(`The look-up: ${answer.status} ${await answer.text()}`)
  const { data } = (await answer.json()) as { data: Hex }
  const callback = encodeFunctionData({
    abi: resolverAbi,
    functionName: 'resolveWithProof',
    args: [data, question],
  })
  const gas = await client.estimateGas({ account: OWNER, to: resolver, data: callback })
  return {
    what: 'gas: the callback of the names’ resolver, for an address',
    measured: Number(gas),
    unit: 'gas',
  }
}
