import { createRequire } from 'node:module'
import { join } from 'node:path'
import { nodeCommand } from '@foyer/harness/processes'
import { REPOSITORY } from '../state/directories.ts'

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
      'build',
      '--quiet',
      '--disable-telemetry',
      '--output-dir',
      folder,
    ]),
    cwd: PLAYGROUND,
  }
}
