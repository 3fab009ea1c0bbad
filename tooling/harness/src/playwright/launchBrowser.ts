import { type Browser, chromium } from 'playwright'
import { type BrowserLaunchParameters, browserLaunchOptions } from '../browser/index.ts'
import { LIMITS } from '../limits.ts'

/** Starts Chromium for a test. What its pages wait for may take as long as any wait of a test on this machine. */
export async function launchBrowser(parameters?: BrowserLaunchParameters): Promise<Browser> {
  const browser = await chromium.launch(await browserLaunchOptions(parameters))
  return browser.on('context', (context) => context.setDefaultTimeout(LIMITS.wait))
}
