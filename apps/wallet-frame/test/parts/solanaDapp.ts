/** A dapp with our modal, in Japanese: from an e-mail address to SOL that has arrived, by the keyboard alone. */
import type { Fault } from '@foyer/harness/faults'
import { createEmail } from '@foyer/wallet-server/test/servers'
import { generateKeyPairSigner } from '@solana/kit'
import type { Page } from 'playwright'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
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
import type { SitePart, Sites } from '../startSites.ts'

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

describe('loses nothing', () => {
  afterEach(() => sites.failAs(() => undefined))

  /** Has a node fail at what it is asked for, so often. */
  function failAt(part: SitePart, methods: Readonly<Record<string, { fault: Fault; times?: number }>>) {
    const seen: Record<string, number> = {}
    sites.failAs((which, { rpc }) => {
      const known = which === part ? methods[rpc?.method ?? ''] : undefined
      if (rpc === undefined || known === undefined) return undefined
      seen[rpc.method] = (seen[rpc.method] ?? 0) + 1
      return (seen[rpc.method] ?? 0) > (known.times ?? Number.POSITIVE_INFINITY) ? undefined : known.fault
    })
    return (method: string) => seen[method] ?? 0
  }

  const heal = () => sites.failAs(() => undefined)

  /** Waits for what the modal says, and compares what has moved: 0.5 SOL, once. */
  async function expectSent(page: Page, user: { address: string; to: string }) {
    await page.getByText('0.5 SOLを送金しました').waitFor()
    expect(balances(user)).toEqual({ own: (3n * SOL) / 2n - FEE, other: SOL / 2n })
  }

  const untouched = { own: 2n * SOL, other: 0n }

  test('where the dapp’s node is dead at the preview: the form stays, and goes on when it is back', async () => {
    const user = await enter()
    const { page, to } = user
    await fillByKeyboard(page, {
      to,
      amount: '0.5',
      beforeReview: () => sites.failAs((part) => (part === 'dappSolanaNode' ? 'drop' : undefined)),
    })
    await page.getByRole('alert').getByText('Solana').waitFor()
    await expectFocus(page, '続ける')
    heal()
    await page.keyboard.press('Enter')
    await askByKeyboard(page, sites)
    await approveByKeyboard(page, sites)
    await expectSent(page, user)
  })

  test.each<[string, Fault]>([
    ['has taken the transaction and dies', 'dropAnswer'],
    ['never sees the transaction', 'drop'],
  ])('where the dapp’s node %s: the same one is sent again, and counts once', async (_, fault) => {
    const user = await enter()
    const { page, to } = user
    await fillByKeyboard(page, { to, amount: '0.5' })
    await askByKeyboard(page, sites)
    const seen = failAt('dappSolanaNode', {
      sendTransaction: { fault, times: 1 },
      getSignatureStatuses: { fault: 'drop', times: 2 },
    })
    await approveByKeyboard(page, sites)
    await expectSent(page, user)
    expect(seen('getSignatureStatuses')).toBeGreaterThan(2)
  })

  test('where the wallet’s node is dead: the screen says that nobody knows, and takes a second press', async () => {
    const user = await enter()
    const { page, to } = user
    await fillByKeyboard(page, { to, amount: '0.5' })
    failAt('solanaNode', { simulateTransaction: { fault: 'drop' } })
    const { view, frame, shown } = await askByKeyboard(page, sites)
    expect(shown).toContain('支払いと受け取りの内容を確認できませんでした')
    expect(shown).toContain('トランザクションを試せませんでした。')
    await approveByKeyboard(page, sites)
    await view.getByText('もう一度確認してから、承認してください。').waitFor()
    await expectFocus(frame, '拒否')
    expect(balances(user)).toEqual(untouched)
    await page.keyboard.press('Escape')
    await expectFocus(page, '内容の確認')
    heal()
    expect((await askByKeyboard(page, sites)).shown).toContain('0.5 SOL を支払います')
    await approveByKeyboard(page, sites)
    await expectSent(page, user)
  })

  test('where the wallet’s node says that nothing is paid: the disagreement leads', async () => {
    const user = await enter()
    const { page, to } = user
    await fillByKeyboard(page, { to, amount: '0.5' })
    const account = (lamports: bigint) => ({
      lamports: Number(lamports),
      owner: '11111111111111111111111111111111',
      data: ['', 'base64'],
      executable: false,
      rentEpoch: 0,
      space: 0,
    })
    const value = { err: null, accounts: [account(2n * SOL - FEE), account(0n)] }
    const result = { context: { slot: 1 }, value }
    failAt('solanaNode', { simulateTransaction: { fault: { result } } })
    const { view, shown } = await askByKeyboard(page, sites)
    expect(shown.indexOf('ネットワークの予想がトランザクションの内容と異なります。')).toBeLessThan(
      shown.indexOf('トークンの移動はありません'),
    )
    await approveByKeyboard(page, sites)
    await view.getByText('もう一度確認してから、承認してください。').waitFor()
    await page.keyboard.press('Enter')
    await expectFocus(page, '内容の確認')
    expect(balances(user)).toEqual(untouched)
  })

  test('where the time of the transaction has passed while it was shown: none is signed, and the next one is', async () => {
    const user = await enter()
    const { page, to } = user
    await fillByKeyboard(page, { to, amount: '0.5' })
    await askByKeyboard(page, sites)
    sites.solana.expireBlockhash()
    await approveByKeyboard(page, sites)
    await page.getByRole('alert').waitFor()
    await page.screenshot({ path: '/tmp/w/n48a-x/expired.png' })
    expect(balances(user)).toEqual(untouched)
  })

  test('where the wallet’s frame dies while it asks', async () => {
    const user = await enter()
    const { page, to } = user
    await fillByKeyboard(page, { to, amount: '0.5' })
    await askByKeyboard(page, sites)
    await page.evaluate(() => {
      const frame = document.querySelector('#w3m-iframe') as HTMLIFrameElement
      frame.src = 'about:blank'
    })
    for (let i = 0; i < 8; i++) {
      await page.waitForTimeout(1000)
      await page.screenshot({ path: `/tmp/w/n48a-x/dead${i}.png` })
    }
    console.log(await page.evaluate(() => JSON.stringify(window.foyer.state.send, (_, v) => typeof v === 'bigint' ? String(v) : v)))
    expect(balances(user)).toEqual(untouched)
  })

  test('where the page is loaded anew before the network has confirmed', async () => {
    const user = await enter()
    const { page, to, address } = user
    await fillByKeyboard(page, { to, amount: '0.5' })
    await askByKeyboard(page, sites)
    failAt('dappSolanaNode', { getSignatureStatuses: { fault: 'drop' } })
    await approveByKeyboard(page, sites)
    await page.getByText('送信しました').waitFor()
    await page.reload()
    heal()
    await page.getByRole('button', { name: `アカウント ${address.slice(0, 6)}` }).waitFor()
    await tabTo(page, /^アカウント /)
    await page.keyboard.press('Enter')
    await page.getByText('1.499995').first().waitFor()
    expect(balances(user)).toEqual({ own: (3n * SOL) / 2n - FEE, other: SOL / 2n })
    await page.screenshot({ path: '/tmp/w/n48a-x/reloaded.png' })
  })
})
