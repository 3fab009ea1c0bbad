import { fileURLToPath } from 'node:url'
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

/** The headless shell lacks it otherwise, and then loses a click in a frame of another site now and then. */
const SITE_ISOLATION = '--site-per-process'

/** The fonts of the browser, on Linux: those of the machine would decide what a page looks like and what fits into it. */
const FONTS = fileURLToPath(new URL('fonts.conf', import.meta.url))

/** Features that Playwright 1.65 disables: of two lists Chromium takes the last one. */
const DISABLED_FEATURES = [
  // A process kept ready for the next page takes a quarter of the time of one that is opened for a test.
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

export type BrowserLaunchParameters = FindBrowserParameters & {
  /** True if frames of another site have storage of their own for each page's site, as in Chrome. Default false: none. */
  storagePartitioning?: boolean
  /** Further flags of Chromium, such as `--blink-settings=defaultFontSize=32`. */
  flags?: readonly string[]
}

/**
 * Options of Playwright and vitest for `chromium.launch()`.
 *
 * @throws {BrowserNotFoundError} see {@link findBrowser}
 */
export async function browserLaunchOptions({
  storagePartitioning = false,
  flags = [],
  ...parameters
}: BrowserLaunchParameters = {}): Promise<LaunchOptions> {
  // With Playwright's own list a frame of another site has no IndexedDB at all.
  const features = [...DISABLED_FEATURES, ...(storagePartitioning ? [] : ['ThirdPartyStoragePartitioning'])]
  const args = [...OFFLINE_FLAGS, SITE_ISOLATION, `--disable-features=${features.join(',')}`, ...flags]
  const env = { ...process.env, FONTCONFIG_FILE: FONTS }
  return { executablePath: await findBrowser(parameters), args, env }
}
