import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { selectRows } from '@foyer/harness/full'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LIVE } from '../src/live.ts'
import { PAGES } from '../src/pages.ts'
import { readTitle } from '../src/readTitle.ts'
import { DIST, openSite } from './openSite.ts'

const SECURITY = join(import.meta.dirname, '../pages/about/security.md')
const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

type Theme = 'dark' | 'light'

/** Bytes of scripts that a page loads before it is used, gzipped. */
const MOST_SCRIPT = 120 * 1024

const readPage = (route: string) => readFileSync(join(DIST, `${route}.html`), 'utf8')
const gzipped = new Map<string, number>()
/** Most pages load the same scripts. */
function gzipBytes(file: string) {
  const bytes = gzipped.get(file) ?? gzipSync(readFileSync(join(DIST, file))).length
  gzipped.set(file, bytes)
  return bytes
}
const idsOf = (html: string) => new Set([...html.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id))
const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*\bhref="(\/[^"]*|#[^"]*)"/g)].map(([, href = '']) => href)

describe('built pages', () => {
  const ids = new Map(PAGES.map(({ route }) => [route, idsOf(readPage(route))]))

  test.each(PAGES)('$route: each link leads to a page and a heading of it', ({ route }) => {
    const dead = linksOf(readPage(route)).filter((href) => {
      const [path = '', anchor] = href.split('#')
      if (/\.(md|txt)$/.test(path)) return false
      const target = path === '' ? route : path === '/' ? 'index' : path.slice(1)
      const headings = ids.get(target)
      return headings === undefined || (anchor !== undefined && !headings.has(decodeURIComponent(anchor)))
    })
    expect(dead).toEqual([])
  })

  test.each(PAGES)('$route: no link leads out of the repository, or to a page on GitHub', ({ route }) => {
    const toRepository = [...readPage(route).matchAll(/href="(https:\/\/[^"]+\/blob\/main\/[^"]*)"/g)]
    const files = new Set(PAGES.map(({ file }) => file))
    const wrong = toRepository.filter(([, href = '']) => {
      const file = href.split('/blob/main/')[1]?.split('#')[0] ?? ''
      return file.includes('..') || files.has(file)
    })
    expect(wrong.map(([, href]) => href)).toEqual([])
  })

  test.each(PAGES)('$route loads at most 120 KiB of scripts', ({ route }) => {
    const scripts = readPage(route).matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)
    const files = new Set([...scripts].map(([, file = '']) => file))
    const bytes = [...files].reduce((sum, file) => sum + gzipBytes(file), 0)
    expect(files.size).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(MOST_SCRIPT)
  })

  test.each(PAGES)('$route waits for one stylesheet', ({ route }) => {
    const styles = [...readPage(route).matchAll(/<link[^>]+stylesheet[^>]+href="([^"]+)"/g)]
    expect(styles.map(([, href]) => href)).toEqual([expect.stringMatching(/^\/assets\/style\./)])
  })

  test('llms.txt lists each page by its Markdown twin', () => {
    const list = readFileSync(join(DIST, 'llms.txt'), 'utf8')
    for (const { route } of PAGES.filter((page) => page.route !== 'index')) {
      expect(list).toContain(`(/${route}.md)`)
      expect(readFileSync(join(DIST, `${route}.md`), 'utf8')).toMatch(/^(---\n[\s\S]*?---\n+)?# /)
    }
  })
})

describe('in a browser', () => {
  let site: Awaited<ReturnType<typeof openSite>>

  beforeAll(async () => {
    site = await openSite()
  })

  afterAll(() => site.close())

  async function open(path: string, options: { width?: number; theme?: Theme } = {}) {
    const { width = 1440, theme = 'light' } = options
    const page = await site.browser.newPage({
      viewport: { width, height: 900 },
      colorScheme: theme,
      reducedMotion: 'reduce',
    })
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('request', (request) => {
      const url = request.url()
      if (!url.startsWith(site.origin) && !/^(data|blob):/.test(url)) complaints.push(`asked ${url}`)
    })
    await page.goto(site.origin + path, { waitUntil: 'load' })
    await page.waitForFunction(() => document.querySelector('.VPNav') !== null)
    return { page, complaints }
  }

  /** Lists what axe finds in the page, or in the part of it that a selector matches. */
  const readViolations = async (page: Page, part = 'html') => {
    await page.addScriptTag({ path: AXE })
    return page.evaluate(async (part) => {
      const { violations } = await (globalThis as unknown as { axe: typeof import('axe-core') }).axe.run(
        part,
        // Of use for frames and for rules of style sheets only, which the site has none of; each takes time.
        { resultTypes: ['violations'], iframes: false, preload: false },
      )
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    }, part)
  }

  const PHONE = 360
  const DESKTOP = 1440
  /** Width and theme in which axe looks at a page. */
  const LOOKS = [
    { width: PHONE, theme: 'dark' },
    { width: DESKTOP, theme: 'light' },
  ] as const

  /** One page of each kind, and the width of its look. */
  const KINDS: Readonly<Record<string, number>> = {
    index: PHONE,
    'start/quick-start': DESKTOP,
    'start/editor': DESKTOP,
    'reference/elements': PHONE,
  }
  const pages = selectRows(PAGES, ({ route }) => route in KINDS)

  test.each(pages)('$route fits a phone and a desktop, and has no violation of axe', async ({ route }) => {
    const path = route === 'index' ? '/' : `/${route}`
    const looks = selectRows(LOOKS, ({ width }) => width === KINDS[route])
    for (const look of looks) {
      const { page, complaints } = await open(path, look)
      expect(await readViolations(page), JSON.stringify(look)).toEqual([])
      for (const width of [look.width, look.width === PHONE ? DESKTOP : PHONE]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      }
      expect(complaints).toEqual([])
      await page.close()
    }
  })

  test('the modal follows the theme of the site, connects with a test wallet, and nothing leaves the site', async () => {
    const { page, complaints } = await open('/start/quick-start')
    await page.getByRole('button', { name: 'Connect Wallet' }).waitFor()
    const schemeOfButton = () =>
      page.locator('fy-button').evaluate((button) => getComputedStyle(button).colorScheme)
    expect(await schemeOfButton()).toBe('light')
    await page.getByRole('switch', { name: /dark theme/i }).click()
    await expect.poll(schemeOfButton).toBe('dark')
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    await page.getByRole('button', { name: 'Willing Wallet' }).click()
    await page.getByText(/Connected: 0x[0-9a-fA-F]{40}/).waitFor()
    expect(complaints).toEqual([])
    await page.close()
  })

  /** Connects the willing wallet by its name in the list. */
  async function connect(page: Page) {
    await page.locator('.live').scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Willing Wallet' }).click()
  }

  /** Uses the modal of each page, by the route. */
  const DEMOS: Readonly<Record<string, readonly [title: string, demo: (page: Page) => Promise<void>]>> = {
    'guides/wallets': [
      'its list of wallets has two groups, and no other wallet',
      async (page) => {
        await page.getByRole('button', { name: 'Connect Wallet' }).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('heading', { name: 'Others' }).waitFor()
        await dialog.getByRole('heading', { name: 'Ours' }).waitFor()
        expect(await dialog.getByRole('button', { name: / Wallet$/ }).count()).toBe(2)
      },
    ],
    'guides/buttons': [
      'each kind of button is live, and one connects its wallet without a list',
      async (page) => {
        await page.locator('.live fy-wallet-button').getByRole('button').click()
        await page.getByText(/^Connected: 0x/).waitFor()
        const network = page.locator('.live fy-network-button')
        await network.getByRole('button', { name: 'BNB Smart Chain' }).waitFor()
      },
    ],
    'guides/networks': [
      'a wallet on another network is asked to switch',
      async (page) => {
        await connect(page)
        await page.getByRole('dialog').getByRole('button', { name: 'Switch network' }).click()
        await page
          .locator('.live')
          .getByRole('button', { name: /0xf39F/ })
          .waitFor()
      },
    ],
    'guides/profiles': [
      'an account has the name of the page',
      async (page) => {
        await connect(page)
        await page.locator('.live').getByRole('button', { name: 'visitor.example' }).waitFor()
      },
    ],
    'guides/languages': [
      'it speaks the language that is chosen, from right to left',
      async (page) => {
        await page.locator('.live').getByRole('combobox', { name: 'Language' }).selectOption('العربية')
        await page.locator('.live').getByRole('button').click()
        await expect
          .poll(() => page.getByRole('dialog').evaluate((dialog) => getComputedStyle(dialog).direction))
          .toBe('rtl')
      },
    ],
    'guides/theming': [
      'it takes the theme that is chosen',
      async (page) => {
        const live = page.locator('.live')
        const background = () =>
          live.getByRole('button').evaluate((button) => getComputedStyle(button).backgroundColor)
        const before = await background()
        await live.getByRole('combobox', { name: 'Theme' }).selectOption('Accent and corners alone')
        await expect.poll(background).not.toBe(before)
      },
    ],
    'features/siwx': [
      'a sign-in ends in a session',
      async (page) => {
        await connect(page)
        await page.getByRole('dialog').getByRole('button', { name: /^Sign/ }).click()
        await page.getByText(/^Signed in: 0x/).waitFor()
      },
    ],
    'testing/overview': [
      'a wallet does what is chosen',
      async (page) => {
        const wallet = page.locator('.live').getByRole('combobox', { name: 'The wallet' })
        await wallet.selectOption('rejects everything')
        await connect(page)
        await page.getByRole('dialog').getByText('Connection rejected').waitFor()
      },
    ],
  }

  test('each modal of a page is tried', () => {
    expect(Object.keys(DEMOS).sort()).toEqual(Object.keys(LIVE).sort())
  })

  /** One that lists wallets, and one that ends in a session. */
  const USUAL_DEMOS = ['guides/wallets', 'features/siwx']
  const demos = Object.entries(DEMOS).map(([route, [title, demo]]) => ({ route, title, demo }))

  test.each(selectRows(demos, ({ route }) => USUAL_DEMOS.includes(route)))(
    '$route has its modal before its first section: $title',
    async ({ route, demo }) => {
      const { page, complaints } = await open(`/${route}`, { width: PHONE })
      const live = page.locator('.live')
      await live.scrollIntoViewIfNeeded()
      await live.getByText(LIVE[route]?.hint ?? '').waitFor()
      await page.getByRole('button', { name: 'Connect Wallet' }).waitFor()
      const isBefore = await live.evaluate((element) => {
        const section = document.querySelector('.vp-doc h2')
        return (
          section === null || section.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_PRECEDING
        )
      })
      expect(isBefore).toBe(true)
      expect(await readViolations(page, '.live')).toEqual([])
      await demo(page)
      expect(complaints).toEqual([])
      await page.close()
    },
  )

  test('the modal of the start is loaded once it is near the screen', async () => {
    const { page, complaints } = await open('/', { width: 360 })
    await page.waitForLoadState('networkidle')
    const loadsModal = () =>
      page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /startLive/.test(name)))
    expect(await loadsModal()).toBe(false)
    await page.getByRole('heading', { name: 'Try it here' }).scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Connect Wallet' }).waitFor()
    expect(await loadsModal()).toBe(true)
    expect(complaints).toEqual([])
    await page.close()
  })

  test('the Tab key passes a closed menu on a phone, and the menu opens with its links', async () => {
    const { page, complaints } = await open('/guides/wallets', { width: 360 })
    await page.waitForLoadState('networkidle')
    const menu = page.getByRole('button', { name: 'Menu' })
    const link = page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'Theming' })
    await menu.focus()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('.VPSidebar') ?? null)).toBe(null)
    expect(await link.isVisible()).toBe(false)
    await menu.press('Enter')
    await link.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Theming' }).waitFor()
    expect(await link.isVisible()).toBe(false)
    expect(complaints).toEqual([])
    await page.close()
  })

  test('the editor shows what is set, writes its code, warns of faint texts, and its link restores it', async () => {
    const { page, complaints } = await open('/start/editor')
    await page.getByRole('heading', { name: 'Connect Wallet' }).waitFor()
    await page.getByLabel('Text of the button').fill('Join')
    await page.getByRole('button', { name: 'Join' }).waitFor()
    await page.getByLabel('Language').selectOption('ja')
    await page.getByRole('heading', { name: 'ウォレットを接続' }).waitFor()
    await page.getByText('All texts can be read').waitFor()
    await page.getByLabel('Colour in the surfaces').fill('#777777')
    await page.getByLabel('How much of it').fill('100')
    await page.getByText(/--fy-color-muted on --fy-color-surface: \d/).waitFor()
    await page.getByRole('button', { name: 'Vue', exact: true }).click()
    await page.getByText(`'--fy-color-mix': '#777777',`).waitFor()

    const restored = await open(new URL(page.url()).pathname + new URL(page.url()).search)
    await restored.page.getByRole('heading', { name: 'ウォレットを接続' }).waitFor()
    await restored.page.getByRole('button', { name: 'Join' }).waitFor()
    expect([...complaints, ...restored.complaints]).toEqual([])
    await page.close()
    await restored.page.close()
  })

  test('a page is copied as Markdown', async () => {
    const { page } = await open('/about/security')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy page' }).click()
    await page.getByText('Copied').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`# ${readTitle(SECURITY)}`)
    await page.close()
  })

  test.each(selectRows([DESKTOP, PHONE], (width) => width === DESKTOP))(
    'search finds a page by a word in it, with the keyboard alone, and has no violation of axe at %d px',
    async (width) => {
      const { page } = await open('/guides/walletconnect', { width })
      await page.getByRole('button', { name: 'Search' }).press('Enter')
      await page.getByRole('searchbox').fill('lit-html already exists')
      await page.getByRole('option').first().waitFor()
      expect(await readViolations(page, '.VPLocalSearchBox')).toEqual([])
      await page.keyboard.press('Enter')
      await page.waitForURL(/about\/troubleshooting|reference\/csp|start\/package/)
      await page.close()
    },
  )
})
