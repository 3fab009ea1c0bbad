/** Checks the types of all packages, in one program for each configuration. The exit code is 1 if there is an error. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { execa } from 'execa'
import { REPOSITORY } from '../workspace.ts'
import { listPrograms } from './listPrograms.ts'

const TSCONFIG = join(REPOSITORY, 'tooling/tsconfig')
const directory = join(REPOSITORY, 'node_modules/.cache/types')

mkdirSync(directory, { recursive: true })
for (const { config } of listPrograms(TSCONFIG)) {
  const file = join(directory, basename(config.extends))
  writeFileSync(file, JSON.stringify(config))
  const { exitCode } = await execa(process.execPath, [join(TSCONFIG, 'tsc7.js'), '-p', file], {
    cwd: REPOSITORY,
    stdio: 'inherit',
    reject: false,
  })
  if (exitCode !== 0) process.exitCode = 1
}
