/** Actions of a user on the wallet's own page. */
import axe from 'axe-core'
import type { BrowserContext, Page } from 'playwright'
import { expect, onTestFinished } from 'vitest'
import { HOME_SCENES, type HomeScene } from './homeScenes.ts'
import type { Mailbox } from './mailbox.ts'
import type { Sites } from './startSites.ts'

/** Opens the page, in a browser that has not logged in there. */
export async function openHome(sites: Pick<Sites, 'wallet'>, context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${sites.wallet}/`)
  return page
}

/** Logs in there by the keyboard, as a device that is new. */
export async function logInAtHome(page: Page, mailbox: Mailbox): Promise<void> {
  await enterEmail(page, mailbox)
  await page.getByRole('heading', { name: 'Open the link in your email' }).waitFor()
  await mailbox.decide()
  await enterCode(page, mailbox)
  await page.getByRole('heading', { name: 'Devices' }).waitFor()
}

/** Logs in there once more, as a device that is known. */
export async function logInAgainAtHome(page: Page, mailbox: Mailbox): Promise<void> {
  await enterEmail(page, mailbox)
  await enterCode(page, mailbox)
}

export async function enterEmail(page: Page, { email }: Mailbox): Promise<void> {
  await page.getByRole('textbox', { name: 'Email address' }).fill(email)
  await page.keyboard.press('Enter')
}

export async function enterCode(page: Page, mailbox: Mailbox): Promise<void> {
  await page.getByRole('heading', { name: 'Enter the code' }).waitFor()
  // The field has the focus.
  await page.keyboard.type(await mailbox.readCode())
  await page.keyboard.press('Enter')
}

/** The Solana address that stands there, as soon as it does. */
export async function readSolanaAddress(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Copy Solana address' }).waitFor()
  return String(await page.locator('.solana .code').textContent())
}

/** At each width nothing is cut off, and axe finds nothing. */
export async function checkPage(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await checkWidths(page)
  await checkAxe(page)
}

export async function checkWidths(page: Page): Promise<void> {
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
}

export async function checkAxe(page: Page, name?: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)
  })
  expect(found, name).toEqual([])
}

/** Draws a screen, whatever the page has done before. */
export async function drawScene(page: Page, scene: HomeScene): Promise<void> {
  // As a page that was opened anew: what its parts keep to themselves is gone.
  await page.evaluate(async () => {
    const home = document.querySelector('fy-wallet-home')
    if (!home) throw new Error('The page has no wallet.')
    Object.assign(home, { state: { status: 'starting' }, keepLink: undefined })
    await home.updateComplete
  })
  await changeScene(page, scene)
}

/** Draws a screen in the place of another, as when its user has done something there. */
export const changeScene = (page: Page, scene: HomeScene): Promise<void> =>
  page.evaluate(async ({ state, keepLink, parts = {} }) => {
    const home = document.querySelector('fy-wallet-home')
    if (!home) throw new Error('The page has no wallet.')
    Object.assign(home, { state, keepLink })
    await home.updateComplete
    const find = (root: ParentNode, name: string): Element | undefined =>
      root.querySelector(name) ??
      [...root.querySelectorAll('*')]
        .flatMap(({ shadowRoot }) => (shadowRoot ? (find(shadowRoot, name) ?? []) : []))
        .at(0)
    for (const [name, values] of Object.entries(parts)) {
      const part = find(document, name)
      if (!part) throw new Error(`${name} is not there.`)
      Object.assign(part, values)
      await (part as typeof home).updateComplete
    }
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  }, scene)

/** Reads elements that are wider than the page or their button, and the number of links, buttons and fields. */
export const readScreen = (page: Page): Promise<{ wide: string[]; usable: number }> =>
  page.evaluate(() => {
    const all = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? all(one.shadowRoot) : [])])
    const elements = all(document)
    const { scrollWidth, clientWidth } = document.documentElement
    const cut = elements.filter((one) => one.matches('.button') && one.scrollWidth > one.clientWidth)
    return {
      wide: [
        ...(scrollWidth > clientWidth ? [`the page: ${scrollWidth} px`] : []),
        ...cut.map(({ textContent }) => textContent?.trim() ?? ''),
      ],
      usable: elements.filter((one) => one.matches('a[href], button:enabled, input:enabled, textarea'))
        .length,
    }
  })

/** Counts the elements that so many presses of Tab reach. One of them may have the focus, and the page itself has it in between. */
export async function countReached(page: Page, presses: number): Promise<number> {
  const reached = await page.evaluateHandle(() => {
    const seen = new Set<EventTarget>()
    const see = (event: Event) => {
      const [target] = event.composedPath()
      if (target) seen.add(target)
    }
    // Focus that moves inside of a shadow root is told to nobody outside of it.
    const listen = (root: Document | ShadowRoot) => {
      root.addEventListener('focusin', see)
      for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) listen(shadowRoot)
    }
    listen(document)
    return seen
  })
  for (let left = presses; left > 0; left--) await page.keyboard.press('Tab')
  return reached.evaluate((seen) => seen.size)
}

export const SCENES = Object.entries(HOME_SCENES)

/** In a narrow window, where the page has nothing to do any more. */
export async function openScenes(sites: Pick<Sites, 'wallet' | 'browser'>, locale: string): Promise<Page> {
  const context = await sites.browser.newContext({ locale, viewport: { width: 320, height: 700 } })
  onTestFinished(() => context.close())
  const page = await openHome(sites, context)
  await page.locator('fy-home-login button').nth(1).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe(locale)
  return page
}
