import { hexToBigInt, isHex } from 'viem'
import { entryPoint08Address } from 'viem/account-abstraction'
import { describeFailure } from './describeFailure.ts'
import { requestRpc } from './request.ts'
import { type Check, type Finding, ok, skipped, todo } from './types.ts'

/** They have these addresses on every chain. The wallet's accounts delegate to the second one only. */
const CONTRACTS = {
  'EntryPoint 0.8': entryPoint08Address,
  Simple7702Account: '0xe6Cae83BdE06E4c305530e199D7217f42808555B',
}

type Chain = { chainId: string; rpcUrl: string; bundlerUrl: string; siteOrigin: string }

/** Looks for the contracts of smart accounts, and asks each bundler whether it takes operations for them. */
export const checkSmartAccounts: Check = async ({ settings: { siteOrigin }, projects: file }) => {
  const chains = new Map<string, Chain>()
  for (const project of file?.projects ?? [])
    for (const [chainId, { rpcUrls, bundlerUrl }] of Object.entries(project.chains))
      if (bundlerUrl !== undefined)
        chains.set(`${chainId} ${bundlerUrl}`, { chainId, bundlerUrl, siteOrigin, rpcUrl: rpcUrls[0] ?? '' })
  if (chains.size === 0)
    return [skipped('smart accounts: the project file names no bundler, so there are none')]
  return (
    await Promise.all([...chains.values()].flatMap((chain) => [checkCode(chain), checkBundler(chain)]))
  ).flat()
}

async function checkCode({ chainId, rpcUrl, siteOrigin }: Chain): Promise<Finding[]> {
  return Promise.all(
    Object.entries(CONTRACTS).map(async ([name, address]) => {
      const subject = `smart accounts: ${name} on chain ${chainId}`
      const answer = await requestRpc(rpcUrl, 'eth_getCode', [address, 'latest'], siteOrigin).catch(
        () => undefined,
      )
      if (!answer || !isHex(answer.result))
        return todo(`${subject} cannot be looked for: the node does not answer. Correct the node first.`)
      return answer.result === '0x'
        ? todo(`${subject} has no code at ${address}. Deploy it there, or take bundlerUrl out.`)
        : ok(`${subject} is there`)
    }),
  )
}

async function checkBundler({ chainId, bundlerUrl, siteOrigin }: Chain): Promise<Finding[]> {
  const subject = `bundler of chain ${chainId}: ${new URL(bundlerUrl).host}`
  try {
    const [supported, chain] = await Promise.all([
      requestRpc(bundlerUrl, 'eth_supportedEntryPoints', [], siteOrigin),
      requestRpc(bundlerUrl, 'eth_chainId', [], siteOrigin),
    ])
    if (isHex(chain.result) && hexToBigInt(chain.result) !== BigInt(chainId))
      return [todo(`${subject} is one of chain ${hexToBigInt(chain.result)}. Correct bundlerUrl.`)]
    const addresses = Array.isArray(supported.result)
      ? supported.result.map((each) => String(each).toLowerCase())
      : []
    if (!addresses.includes(entryPoint08Address.toLowerCase()))
      return [todo(`${subject} does not take operations of EntryPoint 0.8. Take another bundler.`)]
    return [
      supported.isReadable
        ? ok(`${subject} takes operations of EntryPoint 0.8`)
        : todo(`${subject} lets no page of ${siteOrigin} read its answers. Allow this origin there.`),
    ]
  } catch (error) {
    return [todo(`${subject} ${describeFailure(error)}. Start it, or take another one.`)]
  }
}
