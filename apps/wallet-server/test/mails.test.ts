/** The mails as programs draw them that show HTML. */

import { selectRows } from '@foyer/harness/full'
import { LOCALES, type Locale } from '@foyer/wallet-api'
import axe from 'axe-core'
import type { Browser } from 'playwright'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { createMailComposer } from '../src/shared/mails/compose.ts'
import { openTestBrowser } from './openTestBrowser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openTestBrowser()
})

const composer = createMailComposer({
  operators: { own: 'Ada', other: 'Grace' },
  siteOrigin: 'https://wallet.example',
})
const device = {
  origin: 'https://a-presale-with-a-rather-long-name.example:8443',
  browser: 'Samsung Internet, Android',
  time: new Date('2026-11-22T21:40:00Z'),
}
const url = `https://vault.example/approve?lang=en#${'A'.repeat(43)}`

/** Of what a mail can have: programs put it into pages of their own, with other landmarks. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const composeMails = (locale: Locale) => [
  composer.composeLink({ locale, url, ...device }),
  composer.composeCode({ locale, code: '012345' }),
  composer.composeNote({ locale, ...device }),
  composer.composeExport({ locale, ...device }),
]

async function openPage() {
  const page = await browser.newPage()
  onTestFinished(() => page.close())
  return page
}

test('fit 360 px in every language', async () => {
  const page = await openPage()
  await page.setViewportSize({ width: 360, height: 800 })
  // Its words are the longest.
  for (const locale of selectRows(LOCALES, (locale) => locale === 'ru')) {
    for (const { html } of composeMails(locale)) {
      await page.setContent(html)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), locale).toBe(360)
    }
  }
})

test('fit 768 and 1440 px, and axe finds nothing in dark and light', async () => {
  const page = await openPage()
  // A button, and a code.
  const mails = composeMails('en')
  for (const { html } of selectRows(mails, (mail) => mails.indexOf(mail) < 2)) {
    await page.setContent(html)
    await page.evaluate(axe.source)
    for (const width of [1440, 768]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    const backgrounds = new Set<string>()
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      const violations = await page.evaluate(
        async (runOnly) => (await window.axe.run(document, { runOnly })).violations,
        // The schemes differ by their colours only.
        colorScheme === 'dark'
          ? { type: 'tag' as const, values: RULES }
          : { type: 'rule' as const, values: ['color-contrast'] },
      )
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
      backgrounds.add(await page.evaluate(() => getComputedStyle(document.body).backgroundColor))
    }
    expect(backgrounds.size).toBe(2)
  }
})
