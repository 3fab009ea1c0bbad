import { fileURLToPath } from 'node:url'
import { nodeCommand, type Processes } from '@foyer/harness/processes'
import { createProcessService } from './createProcessService.ts'
import { checkHttp } from './http.ts'

export type CreateRelayServiceParameters = { processes: Processes; port: number }

/** The WalletConnect relay, by which wallets on other devices (or in other processes) reach the pages of the stack. */
export function createRelayService({ processes, port }: CreateRelayServiceParameters) {
  return createProcessService({
    processes,
    name: 'relay',
    url: `ws://127.0.0.1:${port}`,
    command: () =>
      nodeCommand(fileURLToPath(import.meta.resolve('@foyer/stand-ins/walletconnect/relay')), [String(port)]),
    check: () => checkHttp(`http://127.0.0.1:${port}/health`),
  })
}
