import type { Page } from '@playwright/test'
import type { Address } from 'viem'
import { createMailbox } from '../src/createMailbox.ts'
import {
  type AccountType,
  approve,
  buyFragment,
  changeEmail,
  chooseAccount,
  enterByEmail,
  logInByEmail,
  logInWith,
  logInWithFarcaster,
  saveBackup,
} from '../src/embeddedWallet.ts'
import { expect, test } from '../src/fixtures.ts'
import { createModal } from '../src/pages/modal.ts'
import { serveSecondDapp } from '../src/serveSecondDapp.ts'
import { tabTo } from '../src/tabTo.ts'

const permissions = ['clipboard-read', 'clipboard-write']
test.use({ invited: false, permissions })

type Needs = Pick<
  Parameters<Parameters<typeof test>[2]>[0],
  'page' | 'browser' | 'chain' | 'site' | 'stack' | 'texts'
>

/** Logs in by e-mail, with the site's invitation, and buys without BNB in one approval. Resolves with the address. */
async function buyByEmail(
  { page, chain, site, stack, texts }: Omit<Needs, 'browser'>,
  mailbox: ReturnType<typeof createMailbox>,
) {
  await page.goto(`/?code=${stack.config.rootCode}`)
  const address = await logInByEmail(page, mailbox)
  await chain.fundTokens(address)
  await expect(page.getByText(texts.buy.feePaid)).toBeVisible()
  await site.item(texts.items.fragment).check()
  await site.token('USDT Balance 10,000').check()
  await site.buyButton.click()
  await approve(page, 'Free for you', 'Genesis referral', 'Genesis presale')
  await expect(page.getByText(texts.buy.confirmedTitle)).toBeVisible()
  expect(await chain.owned(address, 1)).toBe(1n)
  expect(await chain.coinsOf(address)).toBe(0n)
  return address
}

test('goes from an e-mail address without BNB to an owned Fragment in one approval', async ({
  page,
  chain,
  site,
  stack,
  texts,
}) => {
  await buyByEmail({ page, chain, site, stack, texts }, createMailbox())
})

test('saves a backup of a new wallet from the dapp, without another login', { tag: '@full' }, async ({
  page,
}) => {
  const mailbox = createMailbox()
  await page.goto('/')
  await enterByEmail(page, mailbox)
  await expect(page.getByText('Your wallet is ready')).toBeVisible()
  expect(await saveBackup(page, 'correct horse battery')).toMatch(/^wallet-backup-\w{6}\.json$/)
  // The dapp goes on by itself.
  await expect(page.locator('fy-modal').getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: /^Account / })).toBeVisible()
})

test('has the same wallet elsewhere with another e-mail address, and either account type', {
  tag: '@full',
}, async ({ page, browser, chain, site, stack, texts }) => {
  const [mailbox, nextMailbox] = [createMailbox(), createMailbox()]
  const address = await buyByEmail({ page, chain, site, stack, texts }, mailbox)
  const sitePays = page.getByText(texts.buy.feePaid)

  await page.getByRole('button', { name: texts.buy.again }).click()
  await chooseAccount(page, 'Ordinary account')
  await expect(sitePays).toBeHidden()
  await chooseAccount(page, 'Smart account')
  await expect(sitePays).toBeVisible()

  await changeEmail(page, mailbox, nextMailbox)
  const other = await browser.newContext({ permissions })
  const dapp = await other.newPage()
  const secondDapp = await serveSecondDapp(stack.presale)
  try {
    await dapp.goto(secondDapp.url)
    expect(await logInByEmail(dapp, nextMailbox)).toBe(address)
  } finally {
    await other.close()
    secondDapp.stop()
  }
})

/** Logs in, buys, and logs in once more in a browser that knows nothing of it. */
async function buyAndComeBack(
  { page, browser, chain, site, stack, texts }: Needs,
  type: AccountType,
  logIn: (page: Page) => Promise<Address>,
) {
  await page.goto('/')
  const address = await logIn(page)
  if (type === 'Ordinary account') await chooseAccount(page, type)
  await buyFragment(page, { site, stack, texts }, type)
  expect(await chain.owned(address, 1)).toBe(1n)

  const other = await browser.newContext({ permissions })
  const dapp = await other.newPage()
  try {
    await dapp.goto(stack.presale)
    expect(await logIn(dapp)).toBe(address)
  } finally {
    await other.close()
  }
}

test('goes from a Google account to an owned Fragment, and has the same wallet in a second browser', {
  tag: '@full',
}, async ({ page, browser, chain, site, stack, texts }) => {
  await buyAndComeBack({ page, browser, chain, site, stack, texts }, 'Ordinary account', (page) =>
    logInWith(page, 'Google', 'Ada Lovelace'),
  )
})

test('goes from a Farcaster account to an owned Fragment, and has the same wallet in a second browser', {
  tag: '@full',
}, async ({ page, browser, chain, site, stack, texts }) => {
  await buyAndComeBack({ page, browser, chain, site, stack, texts }, 'Smart account', (page) =>
    logInWithFarcaster(page, 'Ada Lovelace'),
  )
})

test('logs in with each of the other providers, into a wallet of its own', { tag: '@full' }, async ({
  page,
}) => {
  const { dialog, disconnect } = createModal(page)
  const addresses = new Set<string>()
  await page.goto('/')
  for (const [index, provider] of ['GitHub', 'Apple', 'Facebook', 'X', 'Discord'].entries()) {
    addresses.add(await logInWith(page, provider, index === 0 ? 'Grace Hopper' : undefined))
    await page.getByRole('button', { name: /^Account / }).click()
    await disconnect.click()
    await expect(page.getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
    await dialog.waitFor({ state: 'hidden' })
  }
  expect(addresses.size).toBe(5)
})

test.describe('in Chinese', () => {
  test.use({ language: 'zh-CN' })

  /** Approves with the space bar: the focus is on Reject at first, and Enter never approves. */
  async function approveByKeyboard(page: Page, contract: string) {
    const frame = page.frameLocator('#w3m-iframe')
    await expect(frame.getByText(contract).first()).toBeVisible()
    await expect(frame.getByText('免费：网络费用由此钱包的运营方支付。')).toBeVisible()
    const button = frame.locator('[data-approve]')
    await expect(button).toHaveAttribute('aria-disabled', 'false')
    await tabTo(page, button)
    await page.keyboard.press('Enter')
    await expect(button).toBeVisible()
    await page.keyboard.press('Space')
  }

  test('logs in and buys with the keyboard alone', { tag: '@full' }, async ({ page, site, stack, texts }) => {
    const mailbox = createMailbox()
    const dialog = page.locator('fy-modal').getByRole('dialog')
    await page.goto('/')
    await site.walletButton.waitFor()
    await tabTo(page, site.walletButton)
    await page.keyboard.press('Enter')
    await tabTo(page, dialog.getByRole('button', { name: '使用电子邮箱继续' }))
    await page.keyboard.press('Enter')
    await tabTo(page, dialog.locator('input[type=email]'))
    await page.keyboard.type(mailbox.address)
    await page.keyboard.press('Enter')

    const vault = await page.context().newPage()
    await vault.goto(await mailbox.takeLink())
    await expect(vault.locator('html')).toHaveAttribute('lang', 'zh-CN')
    await tabTo(vault, vault.locator('[data-decision=approve]'))
    await vault.keyboard.press('Enter')
    await vault.locator('[data-state=approved]').waitFor()
    await vault.close()
    await page.bringToFront()

    const code = await mailbox.takeCode()
    await expect(dialog.locator('input.code')).toBeFocused()
    await page.keyboard.type(code)
    await expect(site.walletButton).toHaveText(/0x/)
    // The backup, which a new wallet is offered.
    await tabTo(page, dialog.getByRole('button', { name: '以后再说' }))
    await page.keyboard.press('Enter')

    const money = page.getByRole('button', { name: texts.development.money })
    await tabTo(page, money)
    await page.keyboard.press('Enter')
    await page.getByText(texts.development.moneySent).waitFor()

    await tabTo(page, site.invitation.openButton)
    await page.keyboard.press('Enter')
    await tabTo(page, site.invitation.code)
    await page.keyboard.type(stack.config.rootCode ?? '')
    await tabTo(page, site.invitation.submitButton)
    await page.keyboard.press('Enter')
    await approveByKeyboard(page, 'Genesis referral')
    await expect(page.getByText(texts.invite.success)).toBeVisible()

    await tabTo(page, site.buyButton)
    await page.keyboard.press('Enter')
    await approveByKeyboard(page, 'Genesis presale')
    await expect(page.getByText(texts.buy.confirmedTitle)).toBeVisible()
  })
})
