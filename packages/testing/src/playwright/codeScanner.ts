import type { Page } from '@playwright/test'
import { TestOptionError } from '../options.ts'

/** The part of the documentation about wallets on another device. */
export const PAIRED_ANCHOR = '#a-wallet-on-another-device'
/** In milliseconds. */
const CODE_TIMEOUT = 10_000
const CODE_INTERVAL = 100

/** The camera of the other device, which reads each code once. */
export function createCodeScanner() {
  const scanned = new Set<string>()

  return {
    /**
     * Reads the next code that a page shows. A pairing URI is taken as it is.
     *
     * @throws {TestOptionError} the text is no pairing URI
     */
    async scan(
      source: Page | string,
      { timeout = CODE_TIMEOUT }: { timeout?: number } = {},
    ): Promise<string> {
      const uri = typeof source === 'string' ? source : await readCode(source, scanned, timeout)
      if (!uri.startsWith('wc:'))
        throw new TestOptionError('pair', uri, 'a page, or a pairing URI such as "wc:…@2?…"', PAIRED_ANCHOR)
      scanned.add(uri)
      return uri
    },
  }
}

/** The pairing URI of the page's modal that was not read before. */
async function readCode(page: Page, scanned: ReadonlySet<string>, timeout: number): Promise<string> {
  const end = Date.now() + timeout
  while (Date.now() < end) {
    const uri = (await page.evaluate(urisInPage)).find((one) => !scanned.has(one))
    if (uri !== undefined) return uri
    // `waitForFunction` needs `unsafe-eval` in the policy of the page.
    await new Promise((resolve) => setTimeout(resolve, CODE_INTERVAL))
  }
  throw new Error(
    `The page shows no new pairing code after ${timeout} ms: open it with "WalletConnect" in Foyer, or pass the URI of another modal to pair().`,
  )
}

/** Runs in the page, so it names nothing of this module. */
function urisInPage(): string[] {
  type Pairing = { status: string; uri?: string }
  type Registry = { entries: Map<string, { instance: { state: { pairing?: { current: Pairing } } } }> }
  const registry = (globalThis as { [key: symbol]: Registry | undefined })[Symbol.for('foyer.instances')]
  return [...(registry?.entries.values() ?? [])].flatMap(({ instance }) => {
    const current = instance.state.pairing?.current
    return current?.status === 'waiting' && current.uri !== undefined ? [current.uri] : []
  })
}
