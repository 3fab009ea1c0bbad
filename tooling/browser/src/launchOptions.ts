import type { LaunchOptions } from 'playwright'
import { type FindBrowserParameters, findBrowser } from './findBrowser.ts'

/** Keeps Chromium from making requests by itself: nothing here may use the network. */
const OFFLINE_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * What Playwright and vitest pass to `chromium.launch()`.
 *
 * @throws {BrowserNotFoundError} see {@link findBrowser}
 */
export async function browserLaunchOptions(parameters?: FindBrowserParameters): Promise<LaunchOptions> {
  return { executablePath: await findBrowser(parameters), args: OFFLINE_FLAGS }
}
