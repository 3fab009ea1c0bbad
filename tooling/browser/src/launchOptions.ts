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
 * What Playwright 1.65 disables, without ThirdPartyStoragePartitioning: of two lists Chromium takes the last one.
 * With Playwright's own list a frame of another site has no IndexedDB at all.
 */
const DISABLED_FEATURES = [
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
const ISOLATION_FLAGS = ['--site-per-process', `--disable-features=${DISABLED_FEATURES.join(',')}`]

export type BrowserLaunchParameters = FindBrowserParameters & {
  /**
   * Whether frames of another site have a process of their own, and storage of their own for each page's site, as in
   * Chrome. Default false: no storage, and in the headless shell the page's process.
   */
  siteIsolation?: boolean
}

/**
 * What Playwright and vitest pass to `chromium.launch()`.
 *
 * @throws {BrowserNotFoundError} see {@link findBrowser}
 */
export async function browserLaunchOptions({
  siteIsolation = false,
  ...parameters
}: BrowserLaunchParameters = {}): Promise<LaunchOptions> {
  const flags = siteIsolation ? ISOLATION_FLAGS : []
  return { executablePath: await findBrowser(parameters), args: [...OFFLINE_FLAGS, ...flags] }
}
