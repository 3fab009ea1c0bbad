#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { migrate } from './migrate.ts'

const USAGE = `Usage: npx @foyer/compat migrate [folder] [--write] [--alias] [--force]

Reports what a project imports of RainbowKit and ConnectKit, what serves it here, and prints the patch.
Nothing is changed without --write, and then only in a clean git tree or with --force.
--alias changes package.json alone: the name of RainbowKit stands for @foyer/compat.
Exits with 1 if a name has no counterpart.`

const OPTIONS = {
  write: { type: 'boolean', default: false },
  alias: { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

function main(): number {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS })
  const [command, folder = '.', ...others] = positionals
  if (values.help) {
    process.stdout.write(`${USAGE}\n`)
    return 0
  }
  if (command !== 'migrate' || others.length > 0) throw new Error('Name one command and at most one folder.')
  if (!existsSync(folder) || !statSync(folder).isDirectory()) throw new Error(`${folder} is no folder.`)
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  if (values.write && !values.force && hasChanges(folder))
    throw new Error(
      `${folder} has changes that are not committed. Commit them first, so that the migration can be taken back, or add --force.`,
    )
  const { report, isComplete } = migrate({ folder, version, write: values.write, alias: values.alias })
  process.stdout.write(`${report}\n`)
  return isComplete ? 0 : 1
}

/** False where there is no git, or the folder is in no repository. */
function hasChanges(folder: string): boolean {
  const args = ['status', '--porcelain', '--untracked-files=no', '--', '.']
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
  return status === 0 && stdout !== ''
}

try {
  process.exitCode = main()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n\n${USAGE}\n`)
  process.exitCode = 2
}
