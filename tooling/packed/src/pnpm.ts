import { readFile } from 'node:fs/promises'
import { execa } from 'execa'
import { cleanEnv } from './cleanEnv.ts'
import { root } from './packages.ts'

/** Runs pnpm in `cwd`: the one that started this process, else the one that the root package.json pins. */
export async function pnpm(cwd: string, args: string[], { verbose = false } = {}) {
  const [command, ...prefix] = await pnpmCommand(process.env)
  const stdout = verbose ? (['pipe', 'inherit'] as const) : 'pipe'
  return execa(command, [...prefix, ...args], { cwd, env: cleanEnv(), extendEnv: false, stdout, all: true })
}

/** The store of the workspace's own installs: fixtures take their packages from there. */
export async function storeDirectory() {
  const { stdout } = await pnpm(root, ['store', 'path'])
  // The printed path ends in the store's format version, which `--store-dir` appends itself.
  return stdout.trim().replace(/\/v\d+$/, '')
}

async function pnpmCommand(env: NodeJS.ProcessEnv): Promise<[string, ...string[]]> {
  if (env.npm_config_user_agent?.startsWith('pnpm/') && env.npm_execpath) return [env.npm_execpath]
  const manifest = await readFile(`${root}package.json`, 'utf8')
  return ['npx', '--yes', '--prefer-offline', JSON.parse(manifest).packageManager]
}
