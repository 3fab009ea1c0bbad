import { execFile } from 'node:child_process'
import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright'

const run = promisify(execFile)

/** Debian packages for the scripts the screenshots show; without them CJK and Thai text is drawn as boxes. */
const FONT_PACKAGES = ['fonts-noto-cjk', 'fonts-thai-tlwg']
const FONT_LANGUAGES = ['zh-cn', 'th']

export type FindBrowserParameters = {
  /** Where to look things up. Default `process.env`. */
  env?: NodeJS.ProcessEnv
  /** Called before a step that takes longer than a second. */
  onProgress?: (message: string) => void
}

/** No Chromium was found and none could be installed. */
export class BrowserNotFoundError extends Error {
  override name = 'BrowserNotFoundError'
  constructor(options?: ErrorOptions) {
    super(
      'No Chromium was found and none could be installed. Install Chromium or Google Chrome, or set CHROMIUM_PATH to its executable.',
      options,
    )
  }
}

/**
 * Path of a Chromium executable, installing one if the machine has none.
 * Order: CHROMIUM_PATH, Playwright's own build, PATH, `playwright install`, apt-get as root.
 *
 * @throws {BrowserNotFoundError} none found and none could be installed
 */
export async function findBrowser({ env = process.env, onProgress }: FindBrowserParameters = {}) {
  const found = await findInstalledBrowser(env)
  if (found === undefined) await installBrowser(onProgress)
  await ensureFonts(onProgress)
  const path = found ?? (await findInstalledBrowser(env))
  if (path === undefined) throw new BrowserNotFoundError()
  return path
}

async function findInstalledBrowser(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  if (env.CHROMIUM_PATH) {
    if (await isExecutable(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
    throw new BrowserNotFoundError({
      cause: new Error(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, which cannot be run`),
    })
  }
  const directories = (env.PATH ?? '').split(delimiter)
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const candidates = [
    chromium.executablePath(),
    ...names.flatMap((name) => directories.map((directory) => join(directory, name))),
  ]
  for (const candidate of candidates) if (await isExecutable(candidate)) return candidate
  return undefined
}

async function installBrowser(onProgress?: (message: string) => void) {
  onProgress?.('No Chromium found: trying `playwright install chromium`')
  try {
    await run('npx', ['playwright', 'install', 'chromium'], { timeout: 300_000 })
    return
  } catch (cause) {
    if (!canUseApt()) throw new BrowserNotFoundError({ cause })
  }
  onProgress?.('Playwright has no download here: installing chromium with apt-get (about a minute)')
  try {
    await aptInstall(['chromium', ...FONT_PACKAGES])
  } catch (cause) {
    throw new BrowserNotFoundError({ cause })
  }
}

async function ensureFonts(onProgress?: (message: string) => void) {
  if (!canUseApt()) return
  const missing = await Promise.all(
    FONT_LANGUAGES.map(async (language) => {
      const { stdout } = await run('fc-list', [`:lang=${language}`]).catch(() => ({ stdout: '' }))
      return stdout.trim() === ''
    }),
  )
  if (!missing.includes(true)) return
  onProgress?.('Installing CJK and Thai fonts with apt-get')
  // Fonts only change how a screenshot looks: the browser works without them.
  await aptInstall(FONT_PACKAGES).catch(() =>
    onProgress?.('Fonts could not be installed; CJK text will show boxes'),
  )
}

const canUseApt = () => process.platform === 'linux' && process.getuid?.() === 0

async function aptInstall(packages: string[]) {
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 600_000,
    maxBuffer: 2 ** 26,
  }
  await run('apt-get', ['update', '-qq'], options)
  await run('apt-get', ['install', '-y', '-qq', ...packages], options)
}

async function isExecutable(path: string) {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  )
}
