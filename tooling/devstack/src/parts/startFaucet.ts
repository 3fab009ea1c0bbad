import { createFaucetService } from '../services/faucet.ts'
import type { StackContext } from './context.ts'

/** The faucet, which gives out test money. */
export function startFaucet(context: StackContext) {
  const { lifecycle, processes, begin, ports, urls, files, projectOrigins, chain, addresses } = context
  addresses.faucet = urls.faucet
  begin('faucet', 'data', chain, () =>
    lifecycle.startService(
      createFaucetService({
        processes,
        port: ports.faucet,
        rpcUrl: urls.rpc,
        deploymentFile: files.deployment,
        origins: projectOrigins,
      }),
    ),
  )
}
