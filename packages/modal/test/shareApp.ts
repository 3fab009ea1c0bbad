import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { type App, type AppName, buildApps } from './buildApp.ts'

/** A folder of each process that has built something, by its number. */
const FOLDERS = join(tmpdir(), 'foyer-pages')

/** Pages that are built together, as nothing weighs them: most of the work of a build is what they have in common. */
const TOGETHER: AppName[] = ['pairing', 'siwe', 'tabs']

const built = new Map<AppName, Promise<App[]>>()

const remove = (id: string | number) => rmSync(join(FOLDERS, String(id)), { recursive: true, force: true })

function isRunning(id: number) {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}

async function build(names: AppName[]) {
  mkdirSync(FOLDERS, { recursive: true })
  // Those of processes that were killed, as Vitest does where a browser or a server is still open.
  for (const id of readdirSync(FOLDERS)) if (!isRunning(Number(id))) remove(id)
  if (built.size === 0) process.once('exit', () => remove(process.pid))
  // Vitest's own would make it a development build.
  vi.stubEnv('NODE_ENV', 'production')
  const apps = await buildApps(names, join(FOLDERS, String(process.pid), names.join('+')))
  vi.unstubAllEnvs()
  return apps
}

/** The production build of a page, for all files of this process: a build takes as much work as several tests. */
export async function shareApp(name: AppName): Promise<App> {
  const names = TOGETHER.includes(name) ? TOGETHER : [name]
  const apps = built.get(name) ?? build(names)
  for (const name of names) built.set(name, apps)
  const app = (await apps)[names.indexOf(name)]
  if (app === undefined) throw new Error(`The page ${name} was not built`)
  return app
}
