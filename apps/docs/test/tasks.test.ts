import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { onlyInFull } from '@foyer/harness/full'
import MiniSearch from 'minisearch'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { toAnchor } from '../src/toAnchor.ts'
import { DIST, openSite } from './openSite.ts'

const ROOT = join(import.meta.dirname, '../../..')

const tasks = [
  ...readFileSync(`${ROOT}/packages/modal/docs/tasks.md`, 'utf8').matchAll(/^### (\d+\. .+)$/gm),
].map(([, title = '']) => title.replaceAll('`', ''))

/** Searches of people who know the other modals, by the number of the task; the page with the answer is among the first results. */
const SEARCHES: readonly (readonly [number, string, RegExp])[] = [
  [1, 'connect button', /tasks|buttons|elements|quick-start|rainbowkit/],
  [2, 'button label', /tasks|buttons|elements|hooks/],
  [3, 'accountStatus', /tasks|buttons|rainbowkit/],
  [4, 'ConnectButton.Custom', /tasks|rainbowkit|buttons/],
  [5, 'WalletButton', /buttons|tasks|elements|rainbowkit/],
  [6, 'connectorsForWallets', /tasks|wallets|rainbowkit/],
  [7, 'custom wallet', /wallets|options|tasks/],
  [8, 'safe connector', /wagmi-connectors|tasks|browsers/],
  [9, 'defineChain', /tasks|networks/],
  [10, 'chain icon', /pictures|tasks|networks|options/],
  [11, 'initialChain', /tasks|rainbowkit|options/],
  [12, 'accent color', /theming|tasks|variables|editor/],
  [13, 'createTheme', /theming|tasks|themes/],
  [14, 'dark mode', /theming|tasks|options/],
  [15, 'locale', /languages|tasks|options/],
  [16, 'strings', /languages|tasks|options|texts/],
  [17, 'own language', /languages|tasks/],
  [18, 'modalSize', /tasks|theming|rainbowkit/],
  [19, 'recent transactions', /transactions|tasks/],
  [20, 'avatar', /profiles|tasks|rainbowkit/],
  [21, 'learnMoreUrl', /languages|tasks|options/],
  [22, 'disclaimer', /languages|tasks|rainbowkit/],
  [23, 'useConnectModal', /tasks|rainbowkit|appkit/],
  [24, 'siwe server', /siwx|sign-in|tasks/],
  [25, 'better-auth', /sign-in|tasks/],
  [26, 'coolMode', /tasks|rainbowkit/],
  [27, 'cookies next', /server-rendering|tasks/],
  [28, 'pages router', /next-pages|overview|tasks/],
  [29, 'TanStack Start', /react-router|overview|tasks/],
  [30, 'SvelteKit', /svelte|overview|tasks|create/],
  [31, 'Angular', /angular|overview|tasks/],
  [32, 'CDN', /package|tasks/],
  [33, 'useAppKitAccount', /appkit|tasks/],
  [34, 'open view', /views|tasks|instance/],
  [35, 'events', /events|tasks|instance|hooks/],
  [36, 'QR code headless', /buttons|headless|walletconnect|tasks/],
  [37, 'content security policy', /csp|tasks/],
  [38, 'rpcUrls', /networks|tasks|options|troubleshooting/],
  [39, 'email login', /embedded|tasks|social-login/],
  [40, 'swap', /swap|tasks/],
  [41, 'Solana', /solana|namespaces|tasks/],
  [42, 'usePrivy', /privy|tasks/],
  [43, 'identity token', /identity-token|tasks/],
  [44, 'account center', /tasks|web3-onboard/],
  [45, 'playwright', /testing|tasks/],
]

test('each task has a search', () => {
  expect(SEARCHES.map(([number]) => number)).toEqual(tasks.map((_, index) => index + 1))
})

let index: MiniSearch

beforeAll(async () => {
  const [file = ''] = globSync('assets/chunks/@localSearchIndexroot.*.js', { cwd: DIST })
  const { default: json } = (await import(join(DIST, file))) as { default: string }
  // As in `VPLocalSearchBox.vue` of VitePress.
  index = MiniSearch.loadJSON(json, {
    fields: ['title', 'titles', 'text'],
    storeFields: ['title', 'titles'],
    searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
  })
})

/** The addresses of the first results, in the index of the site. */
const search = (words: string) =>
  index
    .search(words)
    .slice(0, 5)
    .map(({ id }) => String(id))

test.each(SEARCHES)('the answer to task %d is among the first five results for "%s"', (_, words, answer) => {
  const addresses = search(words).map((address) => address.split('#')[0])
  expect(addresses).toContainEqual(expect.stringMatching(answer))
})

const [, ...problems] = readFileSync(`${ROOT}/apps/docs/pages/about/troubleshooting.md`, 'utf8').split(
  /^## /m,
)
/** Each problem by its symptom, and by the messages on the line below it. */
const symptoms = problems.flatMap((text) => {
  const [title = '', , line = ''] = text.split('\n')
  const messages = /^`[^`]/.test(line) && line.endsWith('`') ? (line.match(/`` .+? ``|`[^`]+`/g) ?? []) : []
  const words = [title, ...messages].map((each) => each.replaceAll('`', '').trim())
  return words.map((each) => [each, `/about/troubleshooting#${toAnchor(title.replaceAll('`', ''))}`] as const)
})

test('troubleshooting has at least 20 problems', () => {
  expect(problems.length).toBeGreaterThanOrEqual(20)
})

test.each(symptoms)('"%s" is found by its words', (words, address) => {
  expect(search(words)).toContain(address)
})

onlyInFull(test)(
  'in a browser, each task is the second click from the start, and a search has the results of the index',
  async () => {
    expect(tasks).toHaveLength(45)
    const site = await openSite()
    onTestFinished(() => site.close())
    const page = await site.browser.newPage({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    })
    // As by the button of the box: else a search draws the pages of all its results, to show a part of each.
    await page.addInitScript(() => localStorage.setItem('vitepress:local-search-detailed-list', 'false'))
    await page.goto(site.origin)
    await page.getByRole('link', { name: 'I want to …' }).first().click()
    await page.waitForURL('**/start/tasks')
    const outline = page.getByRole('navigation', { name: 'On this page' })
    await outline.getByRole('link', { name: tasks[0], exact: true }).waitFor()
    expect(await outline.getByRole('link').evaluateAll(readTargets)).toEqual(
      expect.arrayContaining(tasks.map((title) => [title, title])),
    )
    for (const title of [tasks[0], tasks[44]]) {
      await outline.getByRole('link', { name: title, exact: true }).click()
      await expect.poll(() => page.evaluate(headingAtTop)).toBe(title)
    }

    await page.keyboard.press('Control+k')
    await page.getByRole('searchbox').fill('QR code headless')
    const results = page.getByRole('option')
    await results.first().waitFor()
    const addresses = await results.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(addresses.slice(0, 5)).toEqual(search('QR code headless'))
  },
)

/** Runs in the page: the text of each link, and that of the heading it leads to. */
function readTargets(links: (HTMLElement | SVGElement)[]) {
  return links.map((link) => {
    const { hash } = link as HTMLAnchorElement
    const heading = document.getElementById(decodeURIComponent(hash.slice(1)))
    return [link, heading].map((element) => element?.textContent?.replace(/\s*\u200b$/, '').trim())
  })
}

/** Runs in the page: the heading that the address leads to, if it can be seen. */
function headingAtTop() {
  const heading = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  const { top = -1 } = heading?.getBoundingClientRect() ?? {}
  const isSeen = top >= 0 && top < innerHeight
  return isSeen ? heading?.textContent?.replace(/\s*\u200b$/, '') : undefined
}
