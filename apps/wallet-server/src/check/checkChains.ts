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
  const solana = new Map<string, Parameters<typeof checkSolana>[0]>()
  for (const project of file?.projects ?? [])
    for (const [reference, { rpcUrls }] of Object.entries(project.solana ?? {}))
      for (const url of rpcUrls) solana.set(`${reference} ${url}`, { reference, url, siteOrigin })
  return Promise.all([...[...nodes.values()].map(checkNode), ...[...solana.values()].map(checkSolana)])
}

type Node = { chainId: bigint; url: string; siteOrigin: string }

async function checkNode({ chainId, url, siteOrigin }: Node): Promise<Finding> {
  return ask(
    `chain ${chainId}: ${new URL(url).host}`,
    { url, siteOrigin, method: 'eth_chainId' },
    (result) => {
      if (!isHex(result)) return 'does not tell its chain. Take another node.'
      return hexToBigInt(result) === chainId
        ? undefined
        : `is a node of chain ${hexToBigInt(result)}. Correct the project file.`
    },
  )
}

type SolanaNode = { reference: string; url: string; siteOrigin: string }

async function checkSolana({ reference, url, siteOrigin }: SolanaNode): Promise<Finding> {
  const subject = `Solana ${reference}: ${new URL(url).host}`
  return ask(subject, { url, siteOrigin, method: 'getGenesisHash' }, (result) => {
    if (typeof result !== 'string') return 'does not tell its network. Take another node.'
    return result.startsWith(reference)
      ? undefined
      : 'is a node of another Solana network. Correct the project file.'
  })
}

/** `judge` says what is wrong with the answer. */
async function ask(
  subject: string,
  { url, siteOrigin, method }: { url: string; siteOrigin: string; method: string },
  judge: (result: unknown) => string | undefined,
): Promise<Finding> {
  try {
    const { result, isReadable } = await requestRpc(url, method, [], siteOrigin)
    const problem = judge(result)
    if (problem !== undefined) return todo(`${subject} ${problem}`)
    return isReadable
      ? ok(`${subject} answers`)
      : todo(`${subject} lets no page of ${siteOrigin} read its answers. Allow this origin there.`)
  } catch (error) {
    return todo(`${subject} ${describeFailure(error)}. Start it, or take another node.`)
  }
}
