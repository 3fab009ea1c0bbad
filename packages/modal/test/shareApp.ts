import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { vi } from 'vitest'
import { type App, type AppName, buildApps } from './buildApp.ts'

/** A folder of each run that has built something, by the number of the process that has started its workers. */
const FOLDERS = join(tmpdir(), 'foyer-pages')
const folder = join(FOLDERS, String(process.ppid))
/** An empty file of each worker that uses the folder. */
const users = join(folder, 'users')

/** Pages that are built together, as nothing weighs them: most of the work of a build is what they have in common. */
const TOGETHER: AppName[] = ['pairing', 'siwe', 'tabs']

const built = new Map<AppName, Promise<App[]>>()

const remove = (path: string) => rmSync(path, { recursive: true, force: true })

function isRunning(id: string) {
  try {
    return process.kill(Number(id), 0)
  } catch {
    return false
  }
}

/** Removes the folder when the last worker of the run that uses it has ended. */
function leave() {
  remove(join(users, String(process.pid)))
  if (!readdirSync(users).some(isRunning)) remove(folder)
}

function enter() {
  if (existsSync(join(users, String(process.pid)))) return
  mkdirSync(users, { recursive: true })
  // Those of runs that were killed go, as Vitest does where a browser or a server is still open.
  for (const id of readdirSync(FOLDERS)) if (!isRunning(id)) remove(join(FOLDERS, id))
  writeFileSync(join(users, String(process.pid)), '')
  process.once('exit', leave)
}

const isAlone = () => !readdirSync(users).some((id) => id !== String(process.pid) && isRunning(id))

/** Creates the folder of a build, unless another worker has. */
function claim(path: string) {
  try {
    mkdirSync(path)
    return true
  } catch {
    return false
  }
}

/** Builds the pages, or waits for the worker of this run that does. */
async function build(names: AppName[]): Promise<App[]> {
  enter()
  const outDir = join(folder, names.join('+'))
  const result = `${outDir}.json`
  if (!claim(outDir)) {
    while (!existsSync(result)) {
      await setTimeout(100)
      // A build that has failed, or was ended with its worker, is made again.
      if (isAlone()) remove(outDir)
      if (!existsSync(outDir)) return build(names)
    }
    return JSON.parse(readFileSync(result, 'utf8'))
  }
  // Vitest's own would make it a development build.
  vi.stubEnv('NODE_ENV', 'production')
  try {
    const apps = await buildApps(names, outDir)
    writeFileSync(`${result}.part`, JSON.stringify(apps))
    renameSync(`${result}.part`, result)
    return apps
  } catch (error) {
    remove(outDir)
    throw error
  } finally {
    vi.unstubAllEnvs()
  }
}

/** The production build of a page, for all files of this run: a build takes as much work as several tests. */
export async function shareApp(name: AppName): Promise<App> {
  const names = TOGETHER.includes(name) ? TOGETHER : [name]
  const apps = built.get(name) ?? build(names)
  for (const name of names) built.set(name, apps)
  const app = (await apps)[names.indexOf(name)]
  if (app === undefined) throw new Error(`The page ${name} was not built`)
  return app
}
