import { onlyInFull, selectRows } from '@foyer/harness/full'
import { findFreePort } from '@foyer/harness/processes'
import { LOCALES } from '@foyer/wallet-api'
import { TEXTS } from '@foyer/wallet-api/pages'
import axe, { type RunOptions } from 'axe-core'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestClient } from './createTestClient.ts'
import { openTestBrowser } from './openTestBrowser.ts'
import { passTime } from './passTime.ts'
import { createEmail, DAPP_ORIGIN, startTestServers, type TestServers } from './startTestServers.ts'

const { labels, page: texts } = TEXTS.en

/** Longer than the wait for another mail. */
const COOLDOWN_MS = 61_000

declare global {
  interface Window {
    shift?: number
  }
}

let servers: TestServers
let browser: Browser
let page: Page
beforeAll(async () => {
  servers = await startTestServers({ ports: { vault: await findFreePort() } })
  browser = await openTestBrowser()
  page = await browser.newPage({ locale: 'en', colorScheme: 'light' })
})
afterAll(async () => {
  await page?.close()
  await servers?.stop()
})

async function openPage(path: string): Promise<Page> {
  // The address of another link differs in its fragment, for which no browser loads a page.
  await page.goto('about:blank')
  await page.goto(`${servers.publicUrls.vault}${path}`)
  return page
}

/** Asks for a link, and opens it. */
async function openLink() {
  const client = await createTestClient({ ...servers, email: createEmail(), locale: 'en' })
  const approval = await client.startApproval()
  const path = `/approve?lang=en#${approval.token}`
  const page = await openPage(path)
  return { page, path, client, readStatus: () => client.readStatus(approval.id) }
}

const getButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('names page, browser and time, and decides nothing by being opened or clicked by a script', async () => {
  const { page, readStatus } = await openLink()
  await getButton(page, texts.approve).waitFor()
  const rows = await page.getByRole('definition').allTextContents()
  expect(rows.slice(0, 2)).toEqual([DAPP_ORIGIN, 'Firefox, Windows'])
  expect(rows[2]).toMatch(/20\d\d/)
  // Translators of browsers leave them alone.
  expect(await page.locator('[translate=no]').allTextContents()).toEqual(rows.slice(0, 2))
  expect(await page.getByText(labels.app, { exact: true }).count()).toBe(1)
  await page.evaluate(() => {
    for (const button of document.querySelectorAll('button')) button.click()
  })
  await page.reload()
  await getButton(page, texts.approve).waitFor()
  expect(await readStatus()).toBe('pending')
})

const testInFull = onlyInFull(test)

testInFull(
  'moves nothing while it is drawn, however late the server answers, and says without scripts that it needs them',
  async () => {
    const phone = await browser.newPage({ locale: 'ja', viewport: { width: 360, height: 740 } })
    await phone.addInitScript(() => {
      new PerformanceObserver((list) => {
        const values = list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value)
        window.shift = values.reduce((sum, value) => sum + value, window.shift ?? 0)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const client = await createTestClient({ ...servers, email: createEmail(), locale: 'ja' })
    const { token } = await client.startApproval()
    const painted = Promise.withResolvers<void>()
    await phone.route('**/v1/approvals/read', async (route) => {
      await painted.promise
      await route.continue()
    })
    await phone.goto(`${servers.publicUrls.vault}/approve?lang=ja#${token}`)
    await phone.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    painted.resolve()
    await getButton(phone, TEXTS.ja.page.approve).waitFor()
    expect(await phone.locator('footer').isVisible()).toBe(true)
    expect(await phone.evaluate(() => window.shift ?? 0)).toBeLessThanOrEqual(0.02)
    await phone.close()

    const scriptless = await browser.newPage({ locale: 'en', javaScriptEnabled: false })
    await scriptless.goto(`${servers.publicUrls.vault}/approve?lang=en`)
    expect(await scriptless.locator('noscript p').isVisible()).toBe(true)
    await scriptless.close()
  },
)

test('asks who has no wallet whether to create it, and who has one whether to log in', async () => {
  const { create } = TEXTS.en
  const first = await openLink()
  await page.getByText(create.question, { exact: true }).waitFor()
  expect(await page.getByText(texts.question).isVisible()).toBe(false)
  expect(await page.getByRole('heading', { name: create.subject }).isVisible()).toBe(true)
  expect(await page.title()).toBe(create.subject)
  await getButton(page, texts.deny).click()
  await page.getByText(create.denied).waitFor()
  const { client } = first
  passTime(COOLDOWN_MS)
  await client.approve()
  await client.login()
  await client.create()
  passTime(COOLDOWN_MS)
  const { token } = await client.startApproval()
  await openPage(`/approve?lang=en#${token}`)
  await page.getByText(texts.question).waitFor()
  expect(await page.getByText(create.question).isVisible()).toBe(false)
  expect(await page.getByRole('heading', { name: texts.title }).isVisible()).toBe(true)
  expect(await page.title()).toBe(texts.title)
})

test('approves by keyboard alone, once', async () => {
  const { page, path, readStatus } = await openLink()
  await getButton(page, texts.approve).waitFor()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(texts.deny)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText(texts.approved).waitFor()
  expect(await getButton(page, texts.approve).isVisible()).toBe(false)
  expect(await readStatus()).toBe('approved')
  await (await openPage(path)).getByText(texts.expired).waitFor()
})

test('refuses by “It wasn’t me”', async () => {
  const { page, readStatus } = await openLink()
  await getButton(page, texts.deny).click()
  await page.getByText(TEXTS.en.create.denied).waitFor()
  expect(await readStatus()).toBe('denied')
})

test.each([
  ['', texts.cut],
  ['#short', texts.cut],
  [`#${'A'.repeat(43)}`, texts.expired],
])('says what is wrong with the link %j', async (hash, text) => {
  await (await openPage(`/approve${hash}`)).getByText(text).waitFor()
})

test('decides about the link that was pasted last, and opens one that a mail program has dirtied', async () => {
  const first = await openLink()
  await getButton(first.page, texts.approve).waitFor()
  const second = await createTestClient({ ...servers, email: createEmail() })
  const approval = await second.startApproval()
  const read = first.page.waitForResponse('**/v1/approvals/read')
  await first.page.evaluate((token) => {
    location.hash = `${token}.?utm_source=mail`
  }, approval.token)
  await read
  await getButton(first.page, texts.approve).click()
  await first.page.getByText(texts.approved).waitFor()
  expect([await first.readStatus(), await second.readStatus(approval.id)]).toEqual(['pending', 'approved'])
})

test('says that a link was refused when a program has done it before its user', async () => {
  const { path, client, readStatus } = await openLink()
  await client.decide(path.split('#')[1] ?? '', 'deny')
  await (await openPage(path)).getByText(texts.refused).waitFor()
  expect(await readStatus()).toBe('denied')
})

test('says that a link has expired after 10 minutes', async () => {
  const { path, readStatus } = await openLink()
  passTime(11 * 60_000)
  await (await openPage(path)).getByText(texts.expired).waitFor()
  expect(await readStatus()).toBe('expired')
})

test('can be tried again when the server did not answer', async () => {
  const { page, readStatus } = await openLink()
  await getButton(page, texts.approve).waitFor()
  await page.route('**/decide', (route) => route.abort())
  await getButton(page, texts.approve).click()
  await page.getByText(texts.failed).waitFor()
  await page.unroute('**/decide')
  await getButton(page, texts.approve).click()
  await page.getByText(texts.approved).waitFor()
  expect(await readStatus()).toBe('approved')
})

test('takes decisions of its own page alone', async () => {
  const client = await createTestClient({ ...servers, email: createEmail() })
  const { id, token } = await client.startApproval()
  for (const origin of ['https://evil.example', servers.settings.vault.siteOrigin])
    expect((await client.decide(token, 'approve', origin)).status).toBe(403)
  expect(await client.readStatus(id)).toBe('pending')
})

test('cannot be framed, and runs its own script alone', async () => {
  const { headers } = await fetch(`${servers.publicUrls.vault}/approve`)
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('content-security-policy')).toMatchInlineSnapshot(
    `"default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"`,
  )
})

test('fits 320 px in every language', async () => {
  const { page, path } = await openLink()
  await page.setViewportSize({ width: 320, height: 640 })
  for (const locale of selectRows(LOCALES, (locale) => locale === 'ru')) {
    await page.goto(new URL(path.replace('lang=en', `lang=${locale}`), servers.publicUrls.vault).href)
    const approve = getButton(page, TEXTS[locale].page.approve)
    await approve.waitFor()
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), locale).toBe(320)
    const { height = 0 } = (await approve.boundingBox()) ?? {}
    expect(height).toBeGreaterThanOrEqual(44)
  }
})

test('has no axe violations, dark and light', async () => {
  const { page } = await openLink()
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ colorScheme: 'light' })
  await getButton(page, TEXTS.en.page.approve).waitFor()
  const readBackground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await readBackground()
  await page.evaluate(axe.source)
  const findViolations = (options: RunOptions = {}) =>
    page.evaluate(
      async (options) =>
        (await window.axe.run(document, options)).violations.map(({ id, nodes }) => [id, nodes[0]?.html]),
      options,
    )
  expect(await findViolations()).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await readBackground()).not.toBe(light)
  // The schemes differ by their colours only.
  const rules = { type: 'rule' as const, values: ['color-contrast'] }
  expect(await findViolations({ runOnly: rules })).toEqual([])
})

declare global {
  interface Window {
    axe: typeof axe
  }
}
