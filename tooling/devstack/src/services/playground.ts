import { createRequire } from 'node:module'
import { join } from 'node:path'
import { nodeCommand, type Processes } from '@foyer/harness/processes'
import { REPOSITORY } from '../state/directories.ts'
import { createProcessService } from './createProcessService.ts'
import { checkHttp } from './http.ts'

const PLAYGROUND = join(REPOSITORY, 'apps/playground')

export type CreatePlaygroundServiceParameters = { processes: Processes; port: number }

/** Storybook with every element and view of the modal. */
export function createPlaygroundService({ processes, port }: CreatePlaygroundServiceParameters) {
  const url = `http://127.0.0.1:${port}`
  const inPlayground = createRequire(join(PLAYGROUND, 'package.json'))
  return createProcessService({
    processes,
    name: 'playground',
    url,
    command: () => ({
      ...nodeCommand(join(inPlayground.resolve('storybook/package.json'), '../dist/bin/dispatcher.js'), [
        ...['dev', '--ci', '--no-version-updates', '--disable-telemetry'],
        ...['--host', '127.0.0.1', '--port', String(port), '--exact-port'],
      ]),
      cwd: PLAYGROUND,
    }),
    check: () => checkHttp(`${url}/index.json`),
  })
}
