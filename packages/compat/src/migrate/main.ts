#!/usr/bin/env node
import { existsSync, readFileSync, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { migrate } from './migrate.ts'

const USAGE = `Usage: npx @foyer/compat migrate [folder] [--write]

Reports what a project imports of RainbowKit and ConnectKit, what serves it here, and prints the patch.
Nothing is changed without --write. Exits with 1 if a name has no counterpart.`

const OPTIONS = {
  write: { type: 'boolean', default: false },
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
  const { report, isComplete } = migrate({ folder, version, write: values.write })
  process.stdout.write(`${report}\n`)
  return isComplete ? 0 : 1
}

try {
  process.exitCode = main()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n\n${USAGE}\n`)
  process.exitCode = 2
}
