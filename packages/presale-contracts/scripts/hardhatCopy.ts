import { spawn } from 'node:child_process'
import { cp, mkdir, symlink } from 'node:fs/promises'
import path from 'node:path'

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
export function runHardhat(
  cwd: string,
  args: readonly string[],
): Promise<{ code: number | null; output: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ code: number | null; output: string }>()
  const child = spawn(process.execPath, [path.join(packageFolder, HARDHAT), ...args], { cwd })
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.on('error', reject)
  child.on('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString() }))
  return promise
}
