import { IS_FULL } from '@foyer/harness/full'
import { shortenAddress } from '@foyer/site-kit/format'
import { createMemoryStorage } from '@foyer/site-kit/test'
import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { exampleConfig } from '../../test/exampleConfig.ts'
import { renderWithProviders } from '../../test/renderWithProviders.tsx'
import { locales } from '../i18n/locale.ts'
import { Layout } from './Layout.tsx'
import { Site } from './Site.tsx'

/** All in `test:full`, else only the narrowest screens, in English and in a language of long words. */
const someWidths = (widths: number[]) => (IS_FULL ? widths : widths.slice(0, 1))
const someLocales = Object.entries(locales).filter(([locale]) => IS_FULL || ['en', 'ru'].includes(locale))

afterEach(() => vi.unstubAllGlobals())

/** Answers `/config.json`, and no RPC. */
function serve(answer: () => Response) {
  const fetch = vi.fn(async (url: unknown) => {
    if (url === '/config.json') return answer()
    throw new TypeError('Failed to fetch')
  })
  vi.stubGlobal('fetch', fetch)
}

function renderSite(path = '/') {
  const storage = createMemoryStorage()
  renderWithProviders(<Site storage={storage} />, { path, storage })
}

const title = () => page.getByRole('heading', { name: 'The site could not start' })

test('shows an error page when the configuration is missing, and loads it when Try again is clicked', async () => {
  let answer = new Response('Not found', { status: 404 })
  serve(() => answer)
  renderSite()
  await expect.element(title()).toBeVisible()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/configuration could not be loaded/)

  answer = Response.json(exampleConfig())
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(title()).not.toBeInTheDocument()
  await expect.element(page.getByText(shortenAddress(exampleConfig().contracts.presale))).toBeVisible()
})

test('names the problem when the configuration is malformed', async () => {
  serve(() => Response.json({ ...exampleConfig(), network: '' }))
  renderSite()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/configuration is damaged/)
  await page.getByText('Details for the operator').click()
  await expect.element(page.getByText(/network: /)).toBeVisible()
})

test('shows the home page when the path is unknown', async () => {
  serve(() => Response.json(exampleConfig()))
  renderSite('/no/such/page')
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(/autonomous financial/)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect.element(page.getByRole('link', { name: 'Presale' })).toHaveAttribute('aria-current', 'page')
})

test('names the five themes in the hero', async () => {
  serve(() => Response.json(exampleConfig()))
  renderSite()
  const hero = page.getByRole('region', { name: /autonomous financial civilization/ })
  for (const theme of [
    'Free value flow',
    'Permissionless environment',
    'WEB3 financial infrastructure',
    'Individual sovereignty',
    'Web3 adoption',
  ]) {
    await expect.element(hero.getByText(theme)).toBeVisible()
  }
})

test('loads the sections below the presale when the visitor scrolls near them', async () => {
  serve(() => Response.json(exampleConfig()))
  await page.viewport(360, 300)
  onTestFinished(() => page.viewport(414, 896))
  renderSite()
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  const wanted = page.getByRole('region', { name: 'The Wanted List' })
  await expect.element(wanted).not.toBeInTheDocument()
  window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
  await expect.element(wanted).toBeVisible()
})

/** True if a tap in the middle of the link to the records would reach it. */
function isRecordLinkFree() {
  const link = document.querySelector('nav a[href="/record"]')
  const { x = 0, y = 0, width = 0, height = 0 } = link?.getBoundingClientRect() ?? {}
  return [x + 2, x + width / 2, x + width - 2].every(
    (left) => document.elementFromPoint(left, y + height / 2) === link,
  )
}

/** The boxes of what stands in the header: the brand, the links, the tools and the wallet's button. */
const headerBoxes = () =>
  [
    'header > a',
    'nav a[href="/"]',
    'nav a[href="/record"]',
    'header select',
    'header select ~ *',
    'header .icon',
  ]
    .flatMap((selector) => [...document.querySelectorAll(selector)])
    .map((element) => element.getBoundingClientRect())
    .filter(({ width }) => width > 0)

/** In how many rows they stand. */
const headerRows = () =>
  new Set(headerBoxes().map(({ top, height }) => Math.round((top + height / 2) / 8))).size

const overlaps = () =>
  headerBoxes().some((a, index) =>
    headerBoxes().some(
      (b, other) =>
        other > index &&
        a.left < b.right - 1 &&
        b.left < a.right - 1 &&
        a.top < b.bottom - 1 &&
        b.top < a.bottom - 1,
    ),
  )

/** The button of the menu, in whichever language. */
const menu = () => page.getByRole('banner').getByRole('button', { expanded: false })

async function openSite({ width, height }: { width: number; height: number }) {
  serve(() => Response.json(exampleConfig()))
  await page.viewport(width, height)
  onTestFinished(() => page.viewport(414, 896))
  renderSite()
  await expect.element(page.getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
}

test.each(someWidths([320, 360]))(
  'fits every language into one row of a phone of %i px, with a menu',
  async (width) => {
    await openSite({ width, height: 740 })
    for (const [locale, { name }] of someLocales) {
      await menu().last().click()
      await page.getByRole('combobox').selectOptions(name)
      await expect.element(page.getByRole('combobox')).toHaveValue(locale)
      expect(document.documentElement.scrollWidth, locale).toBe(width)
      await expect.poll(isRecordLinkFree, { message: locale }).toBe(true)
      expect(overlaps(), locale).toBe(false)
      await userEvent.keyboard('{Escape}')
      await expect.element(page.getByRole('combobox')).not.toBeInTheDocument()
      expect(document.documentElement.scrollWidth, locale).toBe(width)
      expect(headerRows(), locale).toBe(1)
    }
  },
)

test.each(someWidths([960, 1440]))(
  'has everything in one row of a window of %i px, without a menu',
  async (width) => {
    await openSite({ width, height: 900 })
    await expect.element(page.getByRole('button', { name: 'Menu' })).not.toBeInTheDocument()
    for (const [locale, { name }] of someLocales) {
      await page.getByRole('combobox').selectOptions(name)
      await expect.element(page.getByRole('combobox')).toHaveValue(locale)
      await expect.poll(headerRows, { message: locale }).toBe(1)
      expect(overlaps(), locale).toBe(false)
      expect(document.documentElement.scrollWidth, locale).toBe(width)
    }
  },
)

test('closes the menu of a phone with Escape, a press elsewhere, and the link that was followed', async () => {
  serve(() => Response.json(exampleConfig()))
  renderSite()
  const picker = page.getByRole('combobox')
  const button = page.getByRole('button', { name: 'Menu' })
  await button.click()
  await expect.element(picker).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(picker).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  await button.click()
  await page.getByRole('main').click({ position: { x: 5, y: 500 } })
  await expect.element(picker).not.toBeInTheDocument()
  await button.click()
  await page.getByRole('banner').getByRole('link', { name: 'My History' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'My History' })).toBeVisible()
  await expect.element(picker).not.toBeInTheDocument()
})

test('shows the history at /record', async () => {
  serve(() => Response.json(exampleConfig()))
  renderSite('/record')
  await expect.element(page.getByRole('heading', { level: 1, name: 'My History' })).toBeVisible()
  await expect.poll(() => document.title).toBe('My History · Genesis presale')
})

test('scrolls to the top, moves the focus and sets the title when a link opens a page', async () => {
  serve(() => Response.json(exampleConfig()))
  await page.viewport(700, 300)
  onTestFinished(() => page.viewport(414, 896))
  renderSite()
  const link = page
    .getByRole('region', { name: /autonomous financial/ })
    .getByRole('link', { name: 'My History' })
  await expect.element(link).toBeVisible()
  await expect.poll(() => document.title).toBe('Genesis presale')
  link.element().scrollIntoView({ behavior: 'instant' })
  expect(window.scrollY).toBeGreaterThan(0)
  await link.click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'My History' })).toBeVisible()
  await expect.element(page.getByRole('main')).toHaveFocus()
  expect(window.scrollY).toBe(0)
  await expect.poll(() => document.title).toBe('My History · Genesis presale')
})

function Broken(): ReactNode {
  throw new TypeError('Failed to fetch dynamically imported module')
}

test('keeps the header and the links when a page cannot be rendered', async () => {
  serve(() => Response.json(exampleConfig()))
  renderWithProviders(
    <Routes>
      <Route element={<Layout />}>
        <Route index element={<p>Home</p>} />
        <Route path="record" element={<Broken />} />
      </Route>
    </Routes>,
    { path: '/record' },
  )
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/^This part of the page could not be loaded/)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Presale' }).click()
  await expect.element(page.getByText('Home', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})
