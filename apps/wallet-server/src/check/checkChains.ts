import { hexToBigInt, isHex } from 'viem'
import { describeFailure } from './describeFailure.ts'
import { requestRpc } from './request.ts'
import { type Check, type Finding, ok, todo } from './types.ts'

/** Asks each node of the project file for its chain, as the wallet's page does. */
export const checkChains: Check = async ({ settings: { siteOrigin }, projects: file }) => {
  const nodes = new Map<string, Parameters<typeof checkNode>[0]>()
  for (const { chains } of file?.projects ?? [])
    for (const [id, { rpcUrls }] of Object.entries(chains))
      for (const url of rpcUrls) nodes.set(`${id} ${url}`, { chainId: BigInt(id), url, siteOrigin })
  return Promise.all([...nodes.values()].map(checkNode))
}

type Node = { chainId: bigint; url: string; siteOrigin: string }

async function checkNode({ chainId, url, siteOrigin }: Node): Promise<Finding> {
  const subject = `chain ${chainId}: ${new URL(url).host}`
  try {
    const { result, isReadable } = await requestRpc(url, 'eth_chainId', [], siteOrigin)
    if (!isHex(result)) return todo(`${subject} does not tell its chain. Take another node.`)
    if (hexToBigInt(result) !== chainId)
      return todo(`${subject} is a node of chain ${hexToBigInt(result)}. Correct the project file.`)
    return isReadable
      ? ok(`${subject} answers`)
      : todo(`${subject} lets no page of ${siteOrigin} read its answers. Allow this origin there.`)
  } catch (error) {
    return todo(`${subject} ${describeFailure(error)}. Start it, or take another node.`)
  }
}
