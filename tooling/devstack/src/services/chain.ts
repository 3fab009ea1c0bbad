import { findAnvil } from '@foyer/harness/anvil'
import type { Processes } from '@foyer/harness/processes'
import { createPublicClient, http } from 'viem'
import { createProcessService } from './createProcessService.ts'

const CHAIN_ID = 56

export type CreateChainServiceParameters = {
  processes: Processes
  port: number
  /** Chain time of the first block that it makes, in seconds since 1970. */
  timestamp: number
  /** A state to begin with, as `anvil_dumpState` gives it. Default: an empty chain. */
  stateFile?: string | undefined
}

/** anvil, set up so that an idle chain moves on (one block a second) and finalizes like a busy one. */
export function createChainService({ processes, port, timestamp, stateFile }: CreateChainServiceParameters) {
  const url = `http://127.0.0.1:${port}`
  const client = createPublicClient({ transport: http(url, { retryCount: 0 }) })
  return createProcessService({
    processes,
    name: 'chain',
    url,
    command: () => ({
      file: findAnvil(),
      args: [
        '--host',
        '127.0.0.1',
        '--port',
        String(port),
        '--chain-id',
        String(CHAIN_ID),
        '--block-time',
        '1',
        '--mixed-mining',
        '--slots-in-an-epoch',
        '1',
        '--timestamp',
        String(timestamp),
        ...(stateFile === undefined ? [] : ['--load-state', stateFile]),
      ],
    }),
    check: () => client.getChainId(),
  })
}
