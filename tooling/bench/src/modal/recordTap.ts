import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { announceInstantWallet, instantWallet } from '@foyer/packed'
import type { Browser } from 'playwright'
import { openPhone } from '../harness/openPhone.ts'
import type { BenchApp } from './benchApps.ts'
import { installProbe } from './probe.ts'
import { timeClick } from './timeClick.ts'

/** The moments after the tap that are shown, in ms, as far as the modal is not there yet. The last picture is of the modal. */
const MOMENTS = [0, 150, 300, 600, 1_000, 1_500]

type Frame = { at: number; data: string }

/** Draws a tap at once on a slow phone as a strip of frames: what its screen shows at each moment. */
export async function recordTap(browser: Browser, app: BenchApp, file: string) {
  const { context, page } = await openPhone(browser)
  try {
    await page.addInitScript(installProbe)
    await page.addInitScript(announceInstantWallet, instantWallet)
    const devtools = await context.newCDPSession(page)
    const frames: Frame[] = []
    devtools.on('Page.screencastFrame', ({ data, metadata: { timestamp = 0 }, sessionId }) => {
      frames.push({ at: timestamp * 1_000, data })
      devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
    })
    await page.goto(app.origin, { waitUntil: 'commit' })
    const button = await page.evaluate(() => benchProbe.clickable('Connect Wallet'))
    await devtools.send('Page.startScreencast', { format: 'png', maxWidth: 206, maxHeight: 412 })
    const see = () => page.evaluate((name) => benchProbe.clickable(name), instantWallet.name)
    const { ms } = await timeClick(page, button, see, 'finger')
    await page.evaluate((name) => benchProbe.atRest(name), instantWallet.name)
    const tappedAt = await page.evaluate(() => performance.timeOrigin + benchProbe.clickedAt)
    await devtools.send('Page.stopScreencast')
    await mkdir(dirname(file), { recursive: true })
    const frameAt = (moment: number) => frames.findLast(({ at }) => at <= tappedAt + moment) ?? frames[0]
    const pictures = MOMENTS.filter((moment) => moment < ms).map((moment) => ({
      moment,
      frame: frameAt(moment),
    }))
    await drawStrip(browser, [...pictures, { moment: Math.round(ms), frame: frames.at(-1) }], file)
  } finally {
    await context.close()
  }
}

async function drawStrip(
  browser: Browser,
  pictures: { moment: number; frame: Frame | undefined }[],
  file: string,
) {
  const page = await browser.newPage()
  try {
    const figures = pictures.map(
      ({ moment, frame }) =>
        `<figure><img alt="" src="data:image/png;base64,${frame?.data}"><figcaption>${moment} ms</figcaption></figure>`,
    )
    await page.setContent(
      `<style>body{display:inline-flex;gap:8px;margin:8px;font:14px sans-serif}figure{margin:0;text-align:center}img{border:1px solid #888}</style>${figures.join('')}`,
    )
    await page.locator('body').screenshot({ path: file })
  } finally {
    await page.close()
  }
}
