import { createKeeperService } from '../services/keeper.ts'
import type { StackContext } from './context.ts'

/** The keeper, which pays withdrawals. */
export function startKeeper({ lifecycle, processes, begin, urls, files, chain }: StackContext) {
  begin('keeper', 'page', chain, () =>
    lifecycle.startService(
      createKeeperService({
        processes,
        rpcUrl: urls.rpc,
        deploymentFile: files.deployment,
      }),
    ),
  )
}
