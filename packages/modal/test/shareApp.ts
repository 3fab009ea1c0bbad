import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { buildApp } from './buildApp.ts'

type Name = Parameters<typeof buildApp>[0]

/** A folder of each process that has built something, by its number. */
const FOLDERS = join(tmpdir(), 'foyer-pages')

const built = new Map<Name, ReturnType<typeof buildApp>>()

const remove = (id: string | number) => rmSync(join(FOLDERS, String(id)), { recursive: true, force: true })

function isRunning(id: number) {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}

async function build(name: Name) {
  mkdirSync(FOLDERS, { recursive: true })
  // Those of processes that were killed, as Vitest does where a browser or a server is still open.
  for (const id of readdirSync(FOLDERS)) if (!isRunning(Number(id))) remove(id)
  if (built.size === 0) process.once('exit', () => remove(process.pid))
  // Vitest's own would make it a development build.
  vi.stubEnv('NODE_ENV', 'production')
  const app = await buildApp(name, join(FOLDERS, String(process.pid), name))
  vi.unstubAllEnvs()
  return app
}

/** The production build of a page, for all files of this process: a build takes as much work as several tests. */
export function shareApp(name: Name) {
  const app = built.get(name) ?? build(name)
  built.set(name, app)
  return app
}
