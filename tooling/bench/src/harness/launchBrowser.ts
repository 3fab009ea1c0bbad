import { type BrowserLaunchParameters, browserLaunchOptions } from '@foyer/harness/browser'
import { chromium } from 'playwright'

/** No name resolves: a request to another host is counted and gets nowhere. */
const LOOPBACK_ONLY = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE *.localhost'

export async function launchBrowser(flags: string[] = [], parameters?: BrowserLaunchParameters) {
  const all = [LOOPBACK_ONLY, ...flags]
  return chromium.launch(await browserLaunchOptions({ headlessShell: false, ...parameters, flags: all }))
}
