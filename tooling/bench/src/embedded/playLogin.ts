import type { Browser, Frame, Page } from 'playwright'
import { installProbe } from '../modal/probe.ts'
import { timeClick } from '../modal/timeClick.ts'
import { type BenchWallet, PROJECT_ID, readMail } from './startWallet.ts'

const LINK = 'Open the link in your email'
const TOKEN = /\/approve\?lang=[\w-]+#([\w-]{43})/
const CODE = /^(\d{6})$/m

/** Times of a login by e-mail, in milliseconds. */
export type LoginSession = {
  /** From the address to the next view, while the wallet's iframe is loaded. */
  firstSubmitMs: number
  /** The same, with the iframe there. */
  laterSubmitMs: number
  /** From the press on Approve to the signature in the page. */
  signatureMs: number
  /** From the beginning of a reload to the connection. */
  reloadMs: number
  /** Requests to the wallet's site before the user chose to log in by e-mail. */
  early: number
}

/** Plays one session in a fresh profile: a first login, a reload, a signature, and another login. */
export async function playLogin(
  browser: Browser,
  origin: string,
  wallet: BenchWallet,
): Promise<LoginSession> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    let requests = 0
    page.on('request', (request) => request.url().startsWith(wallet.site) && requests++)
    await page.addInitScript(installProbe)
    await page.goto(`${origin}?${new URLSearchParams({ projectId: PROJECT_ID, site: wallet.site })}`)

    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    await page.evaluate(() => benchProbe.clickable('Continue with email'))
    const early = requests
    await page.keyboard.press('Escape')

    const firstSubmitMs = await logInByEmail(page, wallet)

    await page.reload()
    const { at: reloadMs } = await shown(page, 'Connected')
    const signatureMs = await sign(page, wallet)

    await page.getByRole('button', { name: 'Log out' }).click()
    await shown(page, 'Logged out')
    const laterSubmitMs = await submit(page, createAddress())
    return { firstSubmitMs, laterSubmitMs, signatureMs, reloadMs, early }
  } finally {
    await context.close()
  }
}

/** Logs a new user in. Returns the time from the address to the next view. */
export async function logInByEmail(page: Page, wallet: BenchWallet): Promise<number> {
  const email = createAddress()
  const submitMs = await submit(page, email)
  await decide(wallet, await readLink(wallet, email))
  await page.getByRole('textbox', { name: 'Code from the email' }).fill(await readCode(wallet, email))
  await shown(page, 'Connected')
  // A new user is shown the wallet.
  await page.getByRole('button', { name: 'Not now' }).click()
  return submitMs
}

/** Mails have no other six digits than the code. */
export const createAddress = () => `${crypto.randomUUID().replaceAll(/\d/g, 'x')}@example.com`

/** The token of the vault's link. */
export const readLink = ({ smtp }: BenchWallet, email: string) => readMail(smtp, email, TOKEN)

export const readCode = ({ smtp }: BenchWallet, email: string) => readMail(smtp, email, CODE)

const shown = (page: Page, text: string) => page.evaluate((text) => benchProbe.shown(text), text)

/** Opens the modal, types an address as fast as a program can, and measures the way to the next view. */
export async function submit(page: Page, email: string): Promise<number> {
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await page.getByRole('button', { name: 'Continue with email' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  // The dialog still takes the size of this view: a click would land where the button was.
  await page.getByRole('button', { name: 'Continue', exact: true }).click({ trial: true })
  const button = await page.evaluate(() => benchProbe.clickable('Continue'))
  const { ms } = await timeClick(page, button, () => shown(page, LINK))
  return ms
}

/** As the page behind the link does. */
export async function decide({ vault }: BenchWallet, token: string) {
  const response = await fetch(`${vault}/v1/approvals/decide`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: vault },
    body: JSON.stringify({ token, decision: 'approve' }),
  })
  if (!response.ok) throw new Error(`The link was refused: ${response.status}`)
}

async function sign(page: Page, wallet: BenchWallet): Promise<number> {
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  const signed = page.evaluate(async () => performance.timeOrigin + (await benchProbe.shown('Signed')).at)
  const clicked = await pressApprove(page, wallet)
  return (await signed) - clicked
}

/** Approves what the wallet shows as soon as it can. Returns when it was pressed, in milliseconds since 1970. */
export async function pressApprove(page: Page, { site }: BenchWallet): Promise<number> {
  const button = page.frameLocator('#w3m-iframe').getByRole('button', { name: 'Approve' })
  // A mouse that comes in starts the waiting time anew, so it comes first.
  await button.hover()
  await button.and(page.frameLocator('#w3m-iframe').locator('[aria-disabled=false]')).waitFor()
  const frame = page.frames().find((each) => each.url().startsWith(site)) as Frame
  const clicked = frame.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const listen = ({ timeStamp }: Event) => resolve(performance.timeOrigin + timeStamp)
        addEventListener('click', listen, { capture: true, once: true })
      }),
  )
  await button.click()
  return clicked
}
