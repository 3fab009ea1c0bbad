import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { aptInstall, canUseApt } from './apt.ts'
import { runVisibly } from './runVisibly.ts'

/**
 * Installs Chromium: Playwright's own build, else the system's packages where that is allowed.
 *
 * @throws {Error} neither worked
 */
export async function installBrowser(onProgress: (message: string) => void) {
  onProgress('No Chromium on this machine: downloading the build of Playwright')
  const playwright = dirname(createRequire(import.meta.url).resolve('playwright/package.json'))
  try {
    await runVisibly(process.execPath, [join(playwright, 'cli.js'), 'install', 'chromium'], onProgress)
  } catch (error) {
    if (!canUseApt()) throw error
    onProgress('That download is not available here: installing chromium with apt-get (about a minute)')
    await aptInstall(['chromium', 'chromium-headless-shell'], onProgress)
  }
}
