import { describeCauses, OperatorError } from '@foyer/server-kit/program'
import { createPublicClient, http } from 'viem'
import type { IndexerSettings } from './readEnv.ts'

type CheckChainParameters = Pick<IndexerSettings, 'deployment' | 'deploymentFile' | 'rpcUrls'>

/**
 * Refuses an endpoint that serves another chain than the deployment's. Ponder only warns of a wrong chain id,
 * and a development chain has the id of the real one, so the contract's code is asked for too.
 *
 * @throws {OperatorError}
 */
export async function checkChain({ deployment, deploymentFile, rpcUrls }: CheckChainParameters) {
  await Promise.all(
    rpcUrls.map(async (url) => {
      // Keys of paid endpoints stand in the path, so only the host is named.
      const { host } = new URL(url)
      const refuse = (what: string) =>
        new OperatorError(
          `The RPC endpoint ${host} ${what}, so it is not the chain of ${deploymentFile} (${deployment.network}). Correct INDEXER_RPC_URLS or INDEXER_DEPLOYMENT.`,
          { section: 'what-can-go-wrong' },
        )
      const { chainId, code } = await ask(url, deployment.contracts.presale).catch((cause) => {
        throw new OperatorError(
          `The RPC endpoint ${host} does not answer (${describeCauses(cause)}). Check it, then start again.`,
          {
            section: 'what-can-go-wrong',
            isTemporary: true,
            cause,
          },
        )
      })
      if (chainId !== deployment.chainId)
        throw refuse(`has chain id ${chainId} instead of ${deployment.chainId}`)
      if (code === undefined) throw refuse(`has no contract at ${deployment.contracts.presale}`)
    }),
  )
}

async function ask(url: string, address: `0x${string}`) {
  const client = createPublicClient({
    transport: http(url, { retryCount: 4, retryDelay: 250, timeout: 10_000 }),
  })
  return { chainId: await client.getChainId(), code: await client.getCode({ address }) }
}
