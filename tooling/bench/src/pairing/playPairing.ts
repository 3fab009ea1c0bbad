import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import type { Site } from '../harness/buildSite.ts'
import { recordTraffic } from '../harness/traffic.ts'
import { installProbe } from '../modal/probe.ts'
import { timeClick } from '../modal/timeClick.ts'
import type { PairingEnd } from './startPairing.ts'

const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
/** A method of the relay's protocol: only what speaks it has this text. */
const PROTOCOL = 'irn_publish'

/** Measures of a visitor who pairs for the first time. */
export type PairingSession = {
  /** From the tap on WalletConnect to the QR code on the screen. */
  codeMs: number
  /** From the wallet's approval to the address in the page. */
  addressMs: number
  /** JavaScript that came after the tap. */
  scriptKiB: number
  /** Scripts that speak the relay's protocol and came before the tap. */
  early: number
}

/** Plays one session in a fresh profile, with the CPU slowed down so many times. */
export async function playPairing(browser: Browser, site: Site, end: PairingEnd, slowdown: number) {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.addInitScript(installProbe)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const traffic = recordTraffic(page, site)
    const scripts = new Set<string>()
    page.on('request', (request) => scripts.add(new URL(request.url()).pathname))

    await page.goto(end.url)
    const button = await page.evaluate(() => benchProbe.clickable('Connect Wallet'))
    const { seen: entry } = await timeClick(page, button, () =>
      page.evaluate(() => benchProbe.clickable('WalletConnect')),
    )
    await traffic.idle()
    await traffic.take()
    const early = await countSpeakers(site, [...scripts])

    const code = await timeClick(page, entry, () => page.evaluate(seeCode))
    const { scriptKiB } = await traffic.take()
    const addressMs = await approve(page, end, code.seen.uri)
    return { codeMs: code.ms, addressMs, scriptKiB, early } satisfies PairingSession
  } finally {
    await context.close()
    await end.wallet.reset()
  }
}

/** Resolves when a code is drawn. It runs in the page and may use nothing from this module. */
function seeCode() {
  function find(root: Document | ShadowRoot): Element | undefined {
    for (const element of root.querySelectorAll('*')) {
      const found =
        element.localName === 'fy-qr-code' && element.shadowRoot?.querySelector('svg')
          ? element
          : element.shadowRoot && find(element.shadowRoot)
      if (found) return found
    }
    return undefined
  }
  return new Promise<{ at: number; uri: string }>((resolve) => {
    const look = () => {
      const code = find(document) as (Element & { value: string }) | undefined
      if (code === undefined) requestAnimationFrame(look)
      else resolve({ at: performance.now(), uri: code.value })
    }
    look()
  })
}

async function approve(page: Page, { wallet }: PairingEnd, uri: string) {
  const shown = page.evaluate(async (address) => {
    const { at } = await benchProbe.shown(address)
    return performance.timeOrigin + at
  }, ADDRESS)
  await wallet.answer({ proposal: 'ignore' })
  await wallet.pair(uri)
  while ((await wallet.asked()).length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
  const approvedAt = performance.timeOrigin + performance.now()
  await wallet.approveIgnored()
  return (await shown) - approvedAt
}

async function countSpeakers({ folder }: Site, paths: string[]) {
  const scripts = paths.filter((path) => path.endsWith('.js'))
  const texts = await Promise.all(scripts.map((path) => readFile(join(folder, path), 'utf8')))
  return texts.filter((text) => text.includes(PROTOCOL)).length
}
