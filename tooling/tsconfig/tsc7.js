#!/usr/bin/env node
/** The native compiler, for checks. The `tsc` of the path is version 6, whose API builds the published packages. */
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const compiler = createRequire(import.meta.url).resolve('typescript-native/package.json')
const { status } = spawnSync(process.execPath, [join(compiler, '../bin/tsc'), ...process.argv.slice(2)], {
  stdio: 'inherit',
})
process.exitCode = status ?? 1
