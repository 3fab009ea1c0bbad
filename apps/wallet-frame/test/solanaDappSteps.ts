/** A user of a dapp with our modal in Japanese, who has a keyboard and no mouse. */
import type { Frame, FrameLocator, Page } from 'playwright'
import { expect } from 'vitest'
import type { createMailbox } from './mailbox.ts'
import type { Sites } from './startSites.ts'

/** More often than any view has stops. */
const MOST_TABS = 25

/** The name of what has the focus: its label, else its text, else that of its tag. */
const focusOf = (frame: Page | Frame) =>
  frame.evaluate(() => {
    let element = document.activeElement
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    if (element === null) return ''
    if (element === document.body) return 'body'
    const [label] = (element as HTMLInputElement).labels ?? []
    const name = element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent ?? ''
    return name.replaceAll(/\s+/g, ' ').trim() || element.localName
  })

export const expectFocus = (frame: Page | Frame, name: string | RegExp) =>
  expect.poll(() => focusOf(frame)).toMatch(typeof name === 'string' ? new RegExp(`^${name}$`) : name)

/** Presses Tab until something of this name has the focus. */
export async function tabTo(page: Page, name: string | RegExp, frame: Page | Frame = page) {
  const pattern = typeof name === 'string' ? new RegExp(`^${name}$`) : name
  for (let presses = 0; presses < MOST_TABS; presses++) {
    await page.keyboard.press('Tab')
    if (pattern.test(await focusOf(frame))) return
  }
  await expectFocus(frame, name)
}

async function choose(page: Page, name: string | RegExp, frame?: Frame) {
  await tabTo(page, name, frame)
  await page.keyboard.press('Enter')
}

/** Logs in with the link and the code of two mails, and stays at what the modal shows of a wallet that is new. */
export async function logInByKeyboard(page: Page, mailbox: ReturnType<typeof createMailbox>) {
  await choose(page, 'ウォレットを接続')
  // The heading is called as the button is, from where the dialog takes the focus.
  await page.getByRole('dialog').waitFor()
  await expectFocus(page, 'ウォレットを接続')
  await choose(page, 'メールで続ける')
  await expectFocus(page, 'メールアドレス')
  await page.keyboard.type(mailbox.email)
  await page.keyboard.press('Enter')
  await expectFocus(page, 'メール内のリンクを開いてください')

  const vault = await page.context().newPage()
  await vault.goto(await mailbox.readLink())
  await vault.getByRole('button', { name: '承認' }).waitFor()
  await choose(vault, '承認')
  await vault.getByText('承認しました。アプリに戻り').waitFor()
  await vault.close()

  await page.bringToFront()
  await expectFocus(page, 'メールに記載のコード')
  await page.keyboard.type(await mailbox.readCode())
}

/** The same at a wallet that is new. Resolves with its address on Solana, with the focus on the button of the account. */
export async function enterByKeyboard(page: Page, mailbox: ReturnType<typeof createMailbox>) {
  await logInByKeyboard(page, mailbox)
  await page.getByText('ウォレットの準備ができました').waitFor()
  await expectFocus(page, 'メールでログイン')
  const shown = (await page.locator('.address').textContent()) ?? ''
  await choose(page, 'あとで')
  await expectFocus(page, /^アカウント /)
  return shown
}

type FillParameters = { to: string; amount: string; beforeReview?: () => void }

/** Opens the form from the button of the account, fills it in, and has it tried. */
export async function fillByKeyboard(page: Page, { to, amount, beforeReview }: FillParameters) {
  await page.keyboard.press('Enter')
  await expectFocus(page, 'アカウント')
  await choose(page, '送金')
  await expectFocus(page, '金額')
  await page.keyboard.type(amount)
  await tabTo(page, '送金先')
  await page.keyboard.type(to)
  beforeReview?.()
  await choose(page, '続ける')
}

/** The wallet's own page in the dapp. */
export function walletIn(
  page: Page,
  { wallet }: Pick<Sites, 'wallet'>,
): { frame: Frame; view: FrameLocator } {
  const frame = page.frames().find((each) => each.url().startsWith(wallet))
  if (frame === undefined) throw new Error('The page has no wallet')
  return { frame, view: page.frameLocator('#w3m-iframe') }
}

/** Has the wallet asked from the preview. Resolves with what its screen says, with the focus on the refusal. */
export async function askByKeyboard(page: Page, sites: Sites) {
  await expectFocus(page, '内容の確認')
  await choose(page, '送金')
  return readApproval(page, sites)
}

export async function readApproval(page: Page, sites: Sites) {
  // One that has died is mounted anew by the request.
  await expect.poll(() => page.frames().some((each) => each.url().startsWith(sites.wallet))).toBe(true)
  const { frame, view } = walletIn(page, sites)
  await view.getByRole('button', { name: '承認', exact: true }).waitFor()
  await expectFocus(frame, '拒否')
  return { frame, view, shown: (await view.locator('h1, dd, dt, p, li, pre').allInnerTexts()).join('\n') }
}

/** Reads what the screen says without its details. */
export const readInFront = (view: FrameLocator) => view.locator('dd:not(details dd)').allInnerTexts()

/** Goes to the button that approves, waits until it may be pressed, and presses it by Space. */
export async function approveByKeyboard(page: Page, sites: Sites) {
  const { frame, view } = walletIn(page, sites)
  await page.keyboard.press('Tab')
  await expectFocus(frame, '承認')
  await view.locator('[data-approve][aria-disabled=false]').waitFor()
  await page.keyboard.press('Space')
}
