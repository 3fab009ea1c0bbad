import { cp, mkdir, symlink } from 'node:fs/promises'
import path from 'node:path'
import { execa } from 'execa'

const HARDHAT = 'node_modules/hardhat/dist/src/cli.js'

/** The package that this script belongs to. */
export const packageFolder = path.dirname(import.meta.dirname)

/** Copies what Hardhat needs from `from` to the new folder `to`; the dependencies are linked. */
export async function copyProject({
  from,
  to,
  built = false,
}: {
  from: string
  to: string
  built?: boolean
}) {
  await mkdir(to)
  const entries = [
    'contracts',
    'test',
    'hardhat.config.ts',
    'package.json',
    ...(built ? ['artifacts', 'cache'] : []),
  ]
  for (const entry of entries)
    await cp(path.join(from, entry), path.join(to, entry), { recursive: true, preserveTimestamps: true })
  await symlink(path.join(packageFolder, 'node_modules'), path.join(to, 'node_modules'))
}

/** Runs the `hardhat` command in a project. */
export async function runHardhat(cwd: string, args: readonly string[]) {
  const command = [path.join(packageFolder, HARDHAT), ...args]
  const { exitCode: code, all: output } = await execa(process.execPath, command, {
    cwd,
    all: true,
    reject: false,
  })
  return { code, output }
}
