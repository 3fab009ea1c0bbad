import { type Deployment, presaleAbi } from '@foyer/presale-contracts'
import type { ChainClient } from '../chain/openChain.ts'

/** Price steps on chain, the notice of a change in seconds, and chain time in seconds. */
export async function readSteps({ client, deployment }: { client: ChainClient; deployment: Deployment }) {
  const presale = { address: deployment.contracts.presale, abi: presaleAbi } as const
  const [steps, notice, { timestamp }] = await Promise.all([
    client.readContract({ ...presale, functionName: 'steps' }),
    client.readContract({ ...presale, functionName: 'NOTICE' }),
    client.getBlock(),
  ])
  return { steps, notice: Number(notice), now: Number(timestamp) }
}
