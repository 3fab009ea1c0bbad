/** A dapp in Chromium with the wallet in it, and what a client in the field and a user do there. */
import { randomUUID } from 'node:crypto'
import type { Step } from '@foyer/embedded-wallet-frame/test/field'
// Its script declares what the page has.
import type {} from '@foyer/embedded-wallet-frame/test/plain'
import type { Fault, ProxiedRequest } from '@foyer/harness/faults'
import type { Browser, BrowserContext, Frame, Page } from 'playwright'
import { expect, onTestFinished } from 'vitest'
import type { Client } from './faultSteps.ts'
import type { SitePart, Sites } from './startSites.ts'

type Answer = { type: string; payload?: Record<string, unknown> }

/** A profile that has nothing, until the test ends. */
export async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  onTestFinished(() => context.close())
  return context
}

/** A dapp with the wallet in it. */
export async function visit(sites: Sites, context: BrowserContext, origin = sites.dapp) {
  const page = await context.newPage()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(origin)
  const wallet = await mount(sites, page)
  return { page, wallet, requests }
}

export async function mount(sites: Sites, page: Page, allow?: string): Promise<Frame> {
  await startMounting(sites, page, allow)
  await page.waitForFunction(() => window.heard.some(({ type }) => type === '@w3m-frame/READY'))
  const frame = page.frames().find((each) => each.url().startsWith(sites.wallet))
  if (!frame) throw new Error('The page has no wallet')
  return frame
}

export async function startMounting(sites: Sites, page: Page, allow?: string) {
  await page.waitForFunction(() => typeof window.mountWallet === 'function')
  await page.evaluate(([url = '', allow]) => window.mountWallet(url, allow), [sites.sdk, allow] as const)
}

export const replay = (page: Page, steps: readonly Step[]) =>
  page.evaluate((all) => window.replay(all), steps) as Promise<Answer[]>

/** Waits for the answer to a request. */
export async function hear(page: Page, id: string) {
  await page.waitForFunction((wanted) => window.heard.some((message) => message.id === wanted), id)
  return page.evaluate(
    (wanted) => window.heard.find((message) => message.id === wanted),
    id,
  ) as Promise<Answer>
}

/** As clients in the field show the iframe, half a second after the request. */
export const show = (page: Page) =>
  page.evaluate(() => {
    const { style } = document.querySelector('iframe') as HTMLIFrameElement
    Object.assign(style, { display: 'block', inset: '0', width: '360px', height: '600px', border: '0' })
  })

/** As a user does it: the mouse comes in, which starts the time of the button anew, waits, and presses. */
export const approve = (page: Page) => press(page, 'Approve')

/** Presses a button of the wallet that is armed once it has been in plain sight. It goes, or a text comes. */
export async function press(page: Page, name: string, text?: string) {
  const wallet = page.frameLocator('#w3m-iframe')
  const button = wallet.getByRole('button', { name })
  await button.waitFor()
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height / 2)
  // A press that comes before its time does nothing, so it can be tried until one was in time.
  await expect
    .poll(async () => {
      await page.mouse.click(x + width / 2, y + height / 2)
      return text === undefined ? (await button.count()) === 0 : wallet.getByText(text).isVisible()
    })
    .toBe(true)
}

/** The wallet in a page, asked as the tables of steps ask it. */
export const toClient = (page: Page): Client => ({
  async request(name, payload) {
    const step = { id: randomUUID().slice(0, 8), type: `@w3m-app/${name}`, payload } as Step
    const [answer] = await replay(page, [step])
    if (answer?.type.endsWith('_SUCCESS')) return answer.payload as never
    throw new Error(String(answer?.payload?.message))
  },
})

/** Asks for something that is shown, and approves it if it is. `shown` is what the screen says. */
export async function askAndApprove(
  page: Page,
  method: string,
  params: unknown,
  chainId: number | string = 56,
) {
  const id = randomUUID().slice(0, 8)
  const payload = { method, params, chainId }
  await replay(page, [{ id, type: '@w3m-app/RPC_REQUEST', payload, isPending: true }])
  await show(page)
  const wallet = page.frameLocator('#w3m-iframe')
  const button = wallet.getByRole('button', { name: 'Approve' })
  await expect
    .poll(
      async () =>
        (await button.isVisible()) || page.evaluate((id) => window.heard.some((one) => one.id === id), id),
    )
    .toBe(true)
  const isShown = await button.isVisible()
  const shown = isShown ? (await wallet.locator('dd, p, pre').allInnerTexts()).join('\n') : undefined
  if (isShown) await approve(page)
  const { type, payload: answer } = await hear(page, id)
  return type.endsWith('_SUCCESS') ? { answer, shown } : { said: String(answer?.message), shown }
}

/** An address that has nothing. */
export const createRecipient = () => `0x${randomUUID().replaceAll('-', '').padStart(40, '1')}`

/** Pays 5 wei, once approved. */
export const pay = (page: Page, from: string, to: string) =>
  askAndApprove(page, 'eth_sendTransaction', [{ from, to, value: '0x5' }])

export async function askChain(sites: Sites, method: string, params: unknown[]) {
  const response = await fetch(sites.anvil.rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  return ((await response.json()) as { result: unknown }).result
}

export type Expected = { part: SitePart; path: RegExp; fault: Fault; skip?: number }

/** The subject of a request: a method of a node, else the path. */
export const describeRequest = ({ path, rpc }: ProxiedRequest) => rpc?.method ?? path

/**
 * Has requests fail, each the first one it fits; the browser may send one again whose connection broke. A preflight is
 * none: it changes nothing.
 */
export function strike(sites: Sites, ...expected: Expected[]) {
  const waiting = expected.map((one) => ({ skip: 0, ...one }))
  onTestFinished(() => sites.failAs(() => undefined))
  sites.failAs((part, request) => {
    if (request.method === 'OPTIONS') return undefined
    const found = waiting.find((one) => one.part === part && one.path.test(describeRequest(request)))
    if (found === undefined || found.skip-- > 0) return undefined
    waiting.splice(waiting.indexOf(found), 1)
    return found.fault
  })
  return { left: () => waiting.length }
}
