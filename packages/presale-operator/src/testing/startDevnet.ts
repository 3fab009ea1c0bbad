import { startAnvil } from '@foyer/harness/anvil'
import type { Deployment } from '@foyer/presale-contracts'
import { openChain } from '../chain/openChain.ts'
import { loadConfig } from '../config/loadConfig.ts'
import { createDevnetClient } from '../devnet/createDevnetClient.ts'
import { deployDevnet } from '../devnet/deployDevnet.ts'
import { devnetClock, type Scenario } from '../devnet/scenarios.ts'

type DeployedChain = { rpcUrl: string; deployment: Deployment }

/** The files that share a process share a chain of each scenario: to deploy it takes longer than most tests. */
const shared = new Map<Scenario, Promise<DeployedChain>>()

/** A deployed and seeded chain for one test file, which leaves it as it was. It ends with the process. */
export async function startDevnet(scenario: Scenario) {
  const starting = shared.get(scenario) ?? deploy(scenario)
  shared.set(scenario, starting)
  const { rpcUrl, deployment } = await starting
  const devnet = await openDevnet(rpcUrl, deployment)
  const snapshot = await devnet.rpc('evm_snapshot')
  return {
    ...devnet,
    async stop() {
      await devnet.rpc('evm_revert', snapshot)
    },
  }
}

async function deploy(scenario: Scenario): Promise<DeployedChain> {
  const timestamp = devnetClock(scenario)
  const { rpcUrl, stop } = await startAnvil({ timestamp, args: ['--slots-in-an-epoch', '1'] })
  try {
    return { rpcUrl, deployment: await deployDevnet({ rpcUrl, scenario }) }
  } catch (error) {
    await stop()
    throw error
  }
}

/** With a client of its own, for clients remember the head of the chain. */
async function openDevnet(rpcUrl: string, deployment: Deployment) {
  const client = await openChain({ rpcUrl, chainId: 56 })
  const rpc = (method: string, ...params: unknown[]) => client.request({ method, params } as never)
  return {
    rpcUrl,
    deployment,
    client,
    config: await loadConfig({ network: 'devnet' }),
    devnet: createDevnetClient(client),
    /** Any JSON-RPC method of anvil. */
    rpc,
    mine: (blocks: number) => rpc('anvil_mine', `0x${blocks.toString(16)}`),
    /** Runs a test and undoes what it did to the chain. */
    async isolated(run: () => Promise<void>) {
      const snapshot = await rpc('evm_snapshot')
      try {
        await run()
      } finally {
        await rpc('evm_revert', snapshot)
      }
    },
  }
}

export type TestDevnet = Awaited<ReturnType<typeof startDevnet>>
