import { fileURLToPath } from 'node:url'
import { findAnvil } from '@foyer/harness/anvil'
import { nodeCommand, type Processes } from '@foyer/harness/processes'
import { createPublicClient, http } from 'viem'
import { createProcessService } from './createProcessService.ts'
import { checkHttp } from './http.ts'

/** Optimism's. */
const CHAIN_ID = 10

export type CreateFarcasterChainServiceParameters = { processes: Processes; port: number }

/** The chain that Farcaster's registry is on. Its clock is the host's, for a login has nothing to do with the sale. */
export function createFarcasterChainService({ processes, port }: CreateFarcasterChainServiceParameters) {
  const url = `http://127.0.0.1:${port}`
  const client = createPublicClient({ transport: http(url, { retryCount: 0 }) })
  return createProcessService({
    processes,
    name: 'farcasterRpc',
    url,
    command: () => ({
      file: findAnvil(),
      args: ['--host', '127.0.0.1', '--port', String(port), '--chain-id', String(CHAIN_ID)],
    }),
    check: () => client.getChainId(),
  })
}

export type CreateFarcasterRelayServiceParameters = {
  processes: Processes
  port: number
  /** The chain, which gets the registry with all users when the relay starts. */
  rpcUrl: string
}

/** Farcaster's relay, with the page that plays its users' app. */
export function createFarcasterRelayService({
  processes,
  port,
  rpcUrl,
}: CreateFarcasterRelayServiceParameters) {
  const main = fileURLToPath(import.meta.resolve('@foyer/stand-ins/farcaster/main'))
  const url = `http://127.0.0.1:${port}`
  return createProcessService({
    processes,
    name: 'farcasterRelay',
    url,
    command: () => nodeCommand(main, [String(port), rpcUrl]),
    check: () => checkHttp(`${url}/healthcheck`),
  })
}
