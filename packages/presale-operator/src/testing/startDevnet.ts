import { startAnvil } from '@foyer/harness/anvil'
import { openChain } from '../chain/openChain.ts'
import { loadConfig } from '../config/loadConfig.ts'
import { createDevnetClient } from '../devnet/createDevnetClient.ts'
import { deployDevnet } from '../devnet/deployDevnet.ts'
import { devnetClock, type Scenario } from '../devnet/scenarios.ts'

/** For `beforeAll`: a cold compiler and a deployment on a busy machine. */
export const DEVNET_TIMEOUT = 120_000

/** A deployed and seeded chain for one test file. */
export async function startDevnet(scenario: Scenario) {
  const timestamp = devnetClock(scenario)
  const { rpcUrl, stop } = await startAnvil({ timestamp, args: ['--slots-in-an-epoch', '1'] })
  try {
    const deployment = await deployDevnet({ rpcUrl, scenario })
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
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

export type TestDevnet = Awaited<ReturnType<typeof startDevnet>>
