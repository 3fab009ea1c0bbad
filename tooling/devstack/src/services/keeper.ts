import { join } from 'node:path'
import { nodeCommand, type Processes } from '@foyer/harness/processes'
import { REPOSITORY } from '../state/directories.ts'
import { createProcessService } from './createProcessService.ts'

/** Seconds between a withdrawal and its payment: long enough to see it being processed. */
const DELAY = 3

export type CreateKeeperServiceParameters = {
  processes: Processes
  rpcUrl: string
  /** The file that holds the addresses of the contracts. */
  deploymentFile: string
}

/** The operator's keeper, which pays withdrawals. It has no address, so it is healthy as long as it runs. */
export function createKeeperService({ processes, rpcUrl, deploymentFile }: CreateKeeperServiceParameters) {
  return createProcessService({
    processes,
    name: 'keeper',
    command: () => ({
      ...nodeCommand(join(REPOSITORY, 'packages/presale-operator/bin/presale.js'), [
        '--network',
        'devnet',
        '--rpc',
        rpcUrl,
        '--deployment',
        deploymentFile,
        'keeper',
        'run',
        '--delay',
        String(DELAY),
        '--interval',
        '1',
      ]),
      // Without a key the development chain's own keeper signs; an operator's key has no business here.
      env: { PRESALE_PRIVATE_KEY: undefined },
    }),
  })
}
