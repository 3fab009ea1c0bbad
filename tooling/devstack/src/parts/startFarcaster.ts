import { NOTHING } from '../createStarter.ts'
import { createFarcasterChainService, createFarcasterRelayService } from '../services/farcaster.ts'
import type { StackContext } from './context.ts'

/** The registry of Farcaster's users and the relay of its apps. */
export function startFarcaster({ lifecycle, processes, begin, ports, urls, addresses }: StackContext) {
  const { farcaster } = urls
  if (farcaster === undefined) return
  const { startService } = lifecycle
  addresses.farcasterRelay = farcaster.relay
  addresses.farcasterRpc = farcaster.rpc
  const registry = begin('farcasterRpc', 'wallet', NOTHING, () =>
    startService(createFarcasterChainService({ processes, port: ports.farcasterRpc })),
  )
  begin('farcasterRelay', 'wallet', registry, () =>
    startService(
      createFarcasterRelayService({
        processes,
        port: ports.farcasterRelay,
        rpcUrl: farcaster.rpc,
      }),
    ),
  )
}
