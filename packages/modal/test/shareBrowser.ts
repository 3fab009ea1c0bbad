import { launchBrowser } from '@foyer/harness/playwright'
import type { Browser } from 'playwright'

let launched: Promise<Browser> | undefined

/** The browser of all files of this process, which ends with it: a start takes as long as a test. */
export function shareBrowser() {
  launched ??= launchBrowser()
  return launched
}
