import { startAnvil } from '@foyer/harness/anvil'
import { installRegistry } from './installRegistry.ts'

/** Starts a chain with Optimism's id and Farcaster's registry on it. */
export async function startRegistry() {
  const anvil = await startAnvil({ chainId: 10 })
  try {
    return { ...anvil, ...(await installRegistry(anvil.rpcUrl)) }
  } catch (error) {
    await anvil.stop()
    throw error
  }
}
