import { type BrowserLaunchParameters, browserLaunchOptions } from '@foyer/harness/browser'
import { chromium } from 'playwright'

/** No name resolves: a request to another host is counted and gets nowhere. */
const LOOPBACK_ONLY = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE *.localhost'

export async function launchBrowser(flags: string[] = [], parameters?: BrowserLaunchParameters) {
  const options = await browserLaunchOptions({ headlessShell: false, ...parameters })
  return chromium.launch({ ...options, args: [...(options.args ?? []), LOOPBACK_ONLY, ...flags] })
}
