import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import { installBrowser } from './installBrowser.ts'

const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

export type FindBrowserParameters = {
  /**
   * True if Chromium's headless shell is preferred: the same engine without the browser's own windows, which take a
   * second of processor time for each page that is opened. Default true. False for what people's browsers do beyond
   * the engine: rules about storage, text as it is drawn on a screen, speed.
   */
  headlessShell?: boolean
  /** The environment. Default `process.env`. */
  env?: NodeJS.ProcessEnv
  /** Told what an installation is doing. Default: printed on stderr, for a silent minute looks like a hang. */
  onProgress?: (message: string) => void
}

/** No Chromium was found and none could be installed. */
export class BrowserNotFoundError extends Error {
  override name = 'BrowserNotFoundError'
  constructor(reason: string, options?: ErrorOptions) {
    super(`${reason} Install Chromium or Google Chrome, or set CHROMIUM_PATH to its executable.`, options)
  }
}

/**
 * Path of a Chromium executable, installing one if the machine has none.
 * Order: CHROMIUM_PATH, a headless shell on PATH, Playwright's own build, PATH, `playwright install`, apt-get as root.
 *
 * @throws {BrowserNotFoundError} none found and none could be installed
 */
export async function findBrowser({
  headlessShell = true,
  env = process.env,
  onProgress = console.error,
}: FindBrowserParameters = {}) {
  const installed = await findInstalledBrowser(env, headlessShell)
  if (installed !== undefined) return installed
  let cause: unknown
  await installBrowser(onProgress).catch((error: unknown) => {
    cause = error
  })
  const path = await findInstalledBrowser(env, headlessShell)
  if (path !== undefined) return path
  throw new BrowserNotFoundError('No Chromium was found and none could be installed.', { cause })
}

async function findInstalledBrowser(env: NodeJS.ProcessEnv, headlessShell: boolean) {
  if (env.CHROMIUM_PATH) {
    if (await isExecutable(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
    throw new BrowserNotFoundError(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, which cannot be run.`)
  }
  const directories = (env.PATH ?? '').split(delimiter).filter((directory) => directory !== '')
  const onPath = (names: string[]) =>
    names.flatMap((name) => directories.map((directory) => join(directory, name)))
  const shells = headlessShell ? onPath(SHELLS) : []
  for (const candidate of [...shells, chromium.executablePath(), ...onPath(BROWSERS)]) {
    if (await isExecutable(candidate)) return candidate
  }
  return undefined
}

async function isExecutable(path: string) {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  )
}
