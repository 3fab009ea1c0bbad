import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nodeCommand, type Processes } from '@foyer/harness/processes'
import { REPOSITORY } from '../state/directories.ts'
import { createProcessService } from './createProcessService.ts'
import { checkHttp } from './http.ts'

const PLAYGROUND = join(REPOSITORY, 'apps/playground')

/** The packages that decide how the playground is built: its stories are those of the modal. */
export const PLAYGROUND_PACKAGES = [
  '@foyer/playground',
  '@foyer/modal',
  '@foyer/testing',
  '@foyer/harness',
  '@foyer/tsconfig',
]

export const PLAYGROUND_FILES = [
  'apps/playground/.storybook/main.ts',
  'apps/playground/.storybook/preview.ts',
]

/** Builds Storybook with every element and view of the modal. */
export function playgroundBuild(folder: string) {
  const inPlayground = createRequire(join(PLAYGROUND, 'package.json'))
  return {
    ...nodeCommand(join(inPlayground.resolve('storybook/package.json'), '../dist/bin/dispatcher.js'), [
      ...['build', '--quiet', '--disable-telemetry', '--output-dir', folder],
    ]),
    cwd: PLAYGROUND,
  }
}

export type CreatePlaygroundServiceParameters = {
  processes: Processes
  port: number
  /** The build. */
  built: string
}

/** Serves the playground's build: its first page is there at once. */
export function createPlaygroundService({ processes, port, built }: CreatePlaygroundServiceParameters) {
  const url = `http://127.0.0.1:${port}`
  return createProcessService({
    processes,
    name: 'playground',
    url,
    command: () =>
      nodeCommand(fileURLToPath(new URL('playgroundMain.ts', import.meta.url)), [built, String(port)]),
    check: () => checkHttp(`${url}/index.json`),
  })
}
