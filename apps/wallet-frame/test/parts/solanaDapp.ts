/** A dapp with our modal, in Japanese: from an e-mail address to SOL that has arrived, by the keyboard alone. */
import { createEmail } from '@foyer/wallet-server/test/servers'
import { generateKeyPairSigner } from '@solana/kit'
import { beforeAll, expect, test } from 'vitest'
import { openContext } from '../fieldDapp.ts'
import { createMailbox } from '../mailbox.ts'
import { openSites } from '../sharedSites.ts'
import {
  approveByKeyboard,
  askByKeyboard,
  enterByKeyboard,
  expectFocus,
  fillByKeyboard,
  tabTo,
} from '../solanaDappSteps.ts'
import type { Sites } from '../startSites.ts'

const SOL = 1_000_000_000n
const FEE = 5_000n

let sites: Sites
beforeAll(async () => {
  sites = await openSites()
})

/** A visitor of the dapp, and the address of somebody else. */
async function visit(options?: Readonly<Record<string, string>>) {
  const context = await openContext(sites.browser)
  const page = await context.newPage()
  await page.goto(await sites.openSolanaDapp(options))
  await page.getByRole('button', { name: 'ウォレットを接続' }).waitFor()
  const to: string = (await generateKeyPairSigner()).address
  return { page, mailbox: createMailbox(sites.servers, createEmail()), to }
}

/** A user with two SOL, whose focus is on the button of the account. */
async function enter(options?: Readonly<Record<string, string>>) {
  const { page, mailbox, to } = await visit(options)
  const address = await enterByKeyboard(page, mailbox)
  sites.solana.fund(address, 2n * SOL)
  return { page, mailbox, to, address }
}

const balances = ({ address, to }: { address: string; to: string }) => ({
  own: sites.solana.balanceOf(address),
  other: sites.solana.balanceOf(to),
})

test('goes from an e-mail address to SOL that has arrived, and what the screens say has left the account', async () => {
  const { page, to, address } = await enter()
  // The account that is shown is the one of Solana.
  await page.keyboard.press('Enter')
  await expectFocus(page, 'アカウント')
  await tabTo(page, 'その他')
  await page.keyboard.press('Enter')
  await expectFocus(page, 'ウォレット')
  await page.keyboard.press('Enter')
  await expectFocus(page, '接続済みのウォレット')
  await tabTo(page, new RegExp(`^${address.slice(0, 6)}…${address.slice(-4)} 使用中$`))
  await tabTo(page, '戻る')
  await page.keyboard.press('Enter')
  await expectFocus(page, 'アカウント')
  await page.keyboard.press('Escape')
  await expectFocus(page, /^アカウント /)

  await fillByKeyboard(page, { to, amount: '1.5' })
  await page.getByText('0.000005 SOL').waitFor()
  const { frame, view, shown } = await askByKeyboard(page, sites)
  expect(shown).toContain('1.5 SOL を支払います')
  expect(shown).toContain('最大 0.000005 SOL')
  expect(shown).toContain(new URL(sites.dapp).origin)
  // Enter approves nothing.
  await page.keyboard.press('Tab')
  await expectFocus(frame, '承認')
  await view.locator('[data-approve][aria-disabled=false]').waitFor()
  await page.keyboard.press('Enter')
  await view.getByText('Enter キーでは承認されません。').waitFor()
  expect(balances({ address, to })).toEqual({ own: 2n * SOL, other: 0n })
  await page.keyboard.press('Space')

  await expectFocus(page, '取引')
  await page.getByText('1.5 SOLを送金しました').waitFor()
  expect(balances({ address, to })).toEqual({ own: SOL / 2n - FEE, other: (3n * SOL) / 2n })
  await tabTo(page, '完了')
  await page.keyboard.press('Enter')
  await expectFocus(page, 'アカウント')
})
