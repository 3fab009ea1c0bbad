import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toAnchor } from '../src/toAnchor.ts'
import { openSite } from './openSite.ts'

const ROOT = join(import.meta.dirname, '../../..')
let site: Awaited<ReturnType<typeof openSite>>
let page: Page

beforeAll(async () => {
  site = await openSite()
  page = await site.browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  // As by the button of the box: else each search draws the pages of all its results, to show a part of each.
  await page.addInitScript(() => localStorage.setItem('vitepress:local-search-detailed-list', 'false'))
})

afterAll(() => site.close())

const tasks = [
  ...readFileSync(`${ROOT}/packages/modal/docs/tasks.md`, 'utf8').matchAll(/^### (\d+\. .+)$/gm),
].map(([, title = '']) => title.replaceAll('`', ''))

test('the page of tasks has 45, and each is the second click from the start', async () => {
  expect(tasks).toHaveLength(45)
  await page.goto(site.origin)
  await page.getByRole('link', { name: 'I want to …' }).first().click()
  await page.waitForURL('**/start/tasks')
  const outline = page.getByRole('navigation', { name: 'On this page' })
  for (const title of tasks) {
    await outline.getByRole('link', { name: title, exact: true }).click()
    await expect.poll(() => page.evaluate(headingAtTop)).toBe(title)
  }
})

/** Runs in the page: the heading that the address leads to, if it can be seen. */
function headingAtTop() {
  const heading = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  const { top = -1 } = heading?.getBoundingClientRect() ?? {}
  const isSeen = top >= 0 && top < innerHeight
  return isSeen ? heading?.textContent?.replace(/\s*\u200b$/, '') : undefined
}

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

/** The addresses of the first results. */
async function search(words: string) {
  if (!page.url().endsWith('/start/quick-start')) await page.goto(`${site.origin}/start/quick-start`)
  if (!(await page.getByRole('searchbox').isVisible())) await page.keyboard.press('Control+k')
  const results = page.getByRole('option')
  // The results of the last search stay until those of the next are there.
  await page.getByRole('searchbox').fill('')
  await expect.poll(() => results.count()).toBe(0)
  await page.getByRole('searchbox').fill(words)
  await results.first().waitFor()
  return results.evaluateAll((links) => links.slice(0, 5).map((link) => link.getAttribute('href') ?? ''))
}

test.each(SEARCHES)(
  'the answer to task %d is among the first five results for "%s"',
  async (_, words, answer) => {
    const addresses = (await search(words)).map((address) => address.split('#')[0])
    expect(addresses).toContainEqual(expect.stringMatching(answer))
  },
)

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

test.each(symptoms)('"%s" is found by its words', async (words, address) => {
  expect(await search(words)).toContain(address)
})
