import { browserLaunchOptions } from '@foyer/harness/browser'
import { type Browser, chromium } from 'playwright'

let launched: Promise<Browser> | undefined

const launch = async () => chromium.launch(await browserLaunchOptions())

/** The browser of all files of this process, which ends with it: a start takes as long as a test. */
export function shareBrowser() {
  launched ??= launch()
  return launched
}
