/** A dapp with our modal, in Japanese: from an e-mail address to SOL that has arrived, by the keyboard alone. Part of `test:full`. */
import type { Fault } from '@foyer/harness/faults'
import { createEmail } from '@foyer/wallet-server/test/servers'
import {
  AccountRole,
  appendTransactionMessageInstruction,
  compileTransaction,
  createSolanaRpc,
  createTransactionMessage,
  generateKeyPairSigner,
  getAddressEncoder,
  getBase64EncodedWireTransaction,
  getProgramDerivedAddress,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  address as toKitAddress,
} from '@solana/kit'
import type { Page } from 'playwright'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { SOLANA_CHAIN } from '../createSolanaDapp.ts'
import { openContext } from '../fieldDapp.ts'
import { createMailbox } from '../mailbox.ts'
import { openSites } from '../sharedSites.ts'
import { shareUser } from '../shareUser.ts'
import {
  approveByKeyboard,
  askByKeyboard,
  enterByKeyboard,
  expectFocus,
  fillByKeyboard,
  logInByKeyboard,
  readApproval,
  readInFront,
  tabTo,
  walletIn,
} from '../solanaDappSteps.ts'
import type { SitePart, Sites } from '../startSites.ts'

const SOL = 1_000_000_000n
const FEE = 5_000n

let sites: Sites
beforeAll(async () => {
  sites = await openSites()
})

async function openDapp(page: Page, options?: Readonly<Record<string, string>>) {
  await page.goto(await sites.openSolanaDapp(options))
  await page.getByRole('button', { name: 'ウォレットを接続' }).waitFor()
}

/** A visitor of the dapp, and the address of somebody else. */
async function visit(options?: Readonly<Record<string, string>>) {
  const context = await openContext(sites.browser)
  const page = await context.newPage()
  await openDapp(page, options)
  const to: string = (await generateKeyPairSigner()).address
  return { page, mailbox: createMailbox(sites.servers, createEmail()), to }
}

async function createUser(options?: Readonly<Record<string, string>>) {
  const context = await sites.browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  await openDapp(page, options)
  const mailbox = createMailbox(sites.servers, createEmail())
  return { page, address: await enterByKeyboard(page, mailbox), visits: 0 }
}

const findUser = shareUser(createUser)

/** Goes on when the page has been loaded: the focus is on the button of the account. */
async function findAccount({ page, address }: { page: Page; address: string }) {
  await page.getByRole('button', { name: `アカウント ${address.slice(0, 6)}` }).waitFor()
  await tabTo(page, /^アカウント /)
}

/** A user with two SOL, whose focus is on the button of the account, and the address of somebody else. */
async function enter(options?: Readonly<Record<string, string>>) {
  const user = await findUser(options)
  const { page, address } = user
  if (user.visits++ > 0) {
    await page.goto(await sites.openSolanaDapp(options))
    await findAccount({ page, address })
  }
  sites.solana.fund(address, 2n * SOL - sites.solana.balanceOf(address))
  const to: string = (await generateKeyPairSigner()).address
  return { page, to, address }
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
  expect(await readInFront(view)).toContain(to)
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

async function readSessions(page: Page) {
  const cookies = await page.context().cookies(sites.dapp)
  return sites.readSessions(cookies.map(({ name, value }) => `${name}=${value}`).join('; '))
}

/** Signs in at a page that has just connected, or does so again. Resolves with the address. */
async function signInByKeyboard(page: Page) {
  await page.getByText('dapp.localhostにログイン').waitFor()
  await expectFocus(page, 'ログイン')
  await tabTo(page, '署名する')
  await page.keyboard.press('Enter')
  const { shown } = await readApproval(page, sites)
  expect(shown).toContain('サインインしますか？')
  expect(shown).toContain('I accept the terms.')
  expect(await readSessions(page)).toEqual([])
  await approveByKeyboard(page, sites)
  const account = await page.evaluate(() => window.foyer.state.accounts.solana)
  const accountAddress = account.status === 'connected' ? account.address : ''
  const data = { accountAddress, chainId: SOLANA_CHAIN, domain: new URL(sites.dapp).host }
  await expect.poll(() => readSessions(page)).toMatchObject([{ data }])
  return accountAddress
}

/** After a reload, too. */
async function expectSignedIn(page: Page) {
  await page.reload()
  await page.getByRole('button', { name: /^アカウント / }).waitFor()
  await expect
    .poll(() => page.evaluate(() => window.foyer.state.siwx.byNamespace.solana?.status))
    .toBe('signedIn')
}

test('a user who comes back signs in to the dapp’s server with the account of Solana, also after a reload', async () => {
  const user = await findUser()
  user.visits++
  await user.page.goto(await sites.openSolanaDapp({ siwe: '' }))
  expect(await signInByKeyboard(user.page)).toBe(user.address)
  await expectSignedIn(user.page)
})

test('a dapp of Solana alone has its users log in, sign in, also after a reload, and send', async () => {
  const { page, mailbox, to } = await visit({ alone: '', siwe: '' })
  await logInByKeyboard(page, mailbox)
  const address = await signInByKeyboard(page)
  await expectFocus(page, /^アカウント /)
  await expectSignedIn(page)
  await tabTo(page, /^アカウント /)
  sites.solana.fund(address, 2n * SOL)
  await fillByKeyboard(page, { to, amount: '0.5' })
  await askByKeyboard(page, sites)
  await approveByKeyboard(page, sites)
  await page.getByText('0.5 SOLを送金しました').waitFor()
  expect(balances({ address, to })).toEqual({ own: (3n * SOL) / 2n - FEE, other: SOL / 2n })
})

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

/** Has the dapp’s node fail at the next transaction, and at the first two questions for it. */
const loseTransaction = (fault: Fault) =>
  failAt('dappSolanaNode', {
    sendTransaction: { fault, times: 1 },
    getSignatureStatuses: { fault: 'drop', times: 2 },
  })

describe('loses nothing', () => {
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

  const losses: [string, Fault][] = [
    ['has taken the transaction and dies', 'dropAnswer'],
    ['never sees the transaction', 'drop'],
  ]

  for (const [what, fault] of losses)
    test(`where the dapp’s node ${what}: the same one is sent again, and counts once`, async () => {
      const user = await enter()
      const { page, to } = user
      await fillByKeyboard(page, { to, amount: '0.5' })
      await askByKeyboard(page, sites)
      const seen = loseTransaction(fault)
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
    await expectFocus(page, '金額')
    heal()
    await tabTo(page, '続ける')
    await page.keyboard.press('Enter')
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
    // The focus is on the refusal.
    await page.keyboard.press('Enter')
    await expectFocus(page, '金額')
    expect(balances(user)).toEqual(untouched)
  })

  test('where the time of the transaction has passed while it was shown: none is signed, and the next one is', async () => {
    const user = await enter()
    const { page, to } = user
    await fillByKeyboard(page, { to, amount: '0.5' })
    await askByKeyboard(page, sites)
    sites.solana.passBlocks(151n)
    await approveByKeyboard(page, sites)
    await page
      .getByRole('alert')
      .getByText('ウォレットの応答が遅れたため、何も送信されていません。')
      .waitFor()
    expect(balances(user)).toEqual(untouched)
    await expectFocus(page, '金額')
    await tabTo(page, '続ける')
    await page.keyboard.press('Enter')
    await askByKeyboard(page, sites)
    await approveByKeyboard(page, sites)
    await expectSent(page, user)
  })

  test('where the wallet’s frame dies while it asks: the form comes back, and the next request reaches a new one', async () => {
    const user = await enter()
    const { page, to } = user
    await fillByKeyboard(page, { to, amount: '0.5' })
    await askByKeyboard(page, sites)
    await page.evaluate(() => {
      const frame = document.querySelector('#w3m-iframe') as HTMLIFrameElement
      frame.src = 'about:blank'
    })
    // Nothing is in the frame any more that could answer.
    await expect.poll(() => page.frames().some((frame) => frame.url().startsWith(sites.wallet))).toBe(false)
    await expectFocus(page, '金額')
    expect(balances(user)).toEqual(untouched)
    await tabTo(page, '続ける')
    await page.keyboard.press('Enter')
    await askByKeyboard(page, sites)
    await approveByKeyboard(page, sites)
    await expectSent(page, user)
  })

  test('where the page is loaded anew before the network has confirmed: the account has paid once', async () => {
    const user = await enter()
    const { page, to } = user
    await fillByKeyboard(page, { to, amount: '0.5' })
    await askByKeyboard(page, sites)
    failAt('dappSolanaNode', { getSignatureStatuses: { fault: 'drop' } })
    await approveByKeyboard(page, sites)
    await page.getByText('送信しました').waitFor()
    heal()
    await page.reload()
    await findAccount(user)
    await page.keyboard.press('Enter')
    await page.getByText('1.499995').first().waitFor()
    expect(balances(user)).toEqual({ own: (3n * SOL) / 2n - FEE, other: SOL / 2n })
  })
})

describe('with a token', () => {
  const UNITS = 25_000_000n
  const program = toKitAddress('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
  const associated = toKitAddress('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')

  async function tokenAccountOf(owner: string, mint: string) {
    const seeds = [toKitAddress(owner), program, toKitAddress(mint)].map((one) =>
      getAddressEncoder().encode(one),
    )
    const [account] = await getProgramDerivedAddress({ programAddress: associated, seeds })
    return account
  }

  /** A user with 25 of a token that nobody knows. */
  async function enterWithToken() {
    const mint: string = (await generateKeyPairSigner()).address
    const user = await enter({ mint })
    const own = await tokenAccountOf(user.address, mint)
    sites.solana.addToken({ mint, account: own, owner: user.address, amount: UNITS, decimals: 6 })
    return { ...user, mint, own, other: await tokenAccountOf(user.to, mint) }
  }

  test('names it, so that one press is enough, and what the screen says has left the account once, though the dapp’s node has taken the transaction and died', async () => {
    const { page, address, to, mint, own, other } = await enterWithToken()
    await page.keyboard.press('Enter')
    await expectFocus(page, 'アカウント')
    await tabTo(page, '送金')
    await page.keyboard.press('Enter')
    await expectFocus(page, '金額')
    await page.keyboard.press('Shift+Tab')
    await expectFocus(page, /^トークンを選択/)
    await page.keyboard.press('Enter')
    await expectFocus(page, 'トークンを選択')
    // One row of the list is a stop of Tab; the arrows go on from there.
    await tabTo(page, /Solana/)
    await page.keyboard.press('ArrowDown')
    await expectFocus(page, /USD Coin/)
    await page.keyboard.press('Enter')
    await expectFocus(page, '金額')
    await page.keyboard.type('10')
    await tabTo(page, '送金先')
    await page.keyboard.type(to)
    await tabTo(page, '続ける')
    await page.keyboard.press('Enter')
    const { view, shown } = await askByKeyboard(page, sites)
    // The account of the token is made of the address that was typed.
    expect(await readInFront(view)).toContain(to)
    expect(shown).toContain(`10 ${mint.slice(0, 8)}…${mint.slice(-6)}`)
    const [, said = ''] = /([\d.]+) SOL.*を支払います/.exec(shown) ?? []
    expect(shown).not.toContain('トークンの指定がありません')
    const seen = loseTransaction('dropAnswer')
    await approveByKeyboard(page, sites)
    await page.getByText('10 USDCを送金しました').waitFor()
    // The same one was sent again.
    expect(seen('getSignatureStatuses')).toBeGreaterThan(2)
    expect(sites.solana.tokensIn(own)).toBe(15_000_000n)
    expect(sites.solana.tokensIn(other)).toBe(10_000_000n)
    // The receiver had no account for the token.
    expect(said).toBe('0.00203928')
    expect(sites.solana.balanceOf(address)).toBe(2n * SOL - 2_039_280n - FEE)
  })

  test('a dapp that does not name it has its user press twice', async () => {
    const { page, address, own, mint, to, other } = await enterWithToken()
    sites.solana.addToken({ mint, account: other, owner: to, amount: UNITS, decimals: 6 })
    const { value: lifetime } = await createSolanaRpc(sites.solana.rpcUrl).getLatestBlockhash().send()
    const transfer = {
      programAddress: program,
      accounts: [
        { address: own, role: AccountRole.WRITABLE },
        { address: other, role: AccountRole.WRITABLE },
        { address: toKitAddress(address), role: AccountRole.READONLY_SIGNER },
      ],
      // Number 3, `Transfer`: 10 in the smallest units.
      data: Uint8Array.of(3, ...new Uint8Array(new BigUint64Array([10_000_000n]).buffer)),
    }
    const transaction = getBase64EncodedWireTransaction(
      compileTransaction(
        pipe(
          createTransactionMessage({ version: 0 }),
          (message) => setTransactionMessageFeePayer(toKitAddress(address), message),
          (message) => setTransactionMessageLifetimeUsingBlockhash(lifetime, message),
          (message) => appendTransactionMessageInstruction(transfer, message),
        ),
      ),
    )
    const sent = page.evaluate((encoded) => window.sendAtSolana(encoded), transaction)
    const { frame, view, shown } = await readApproval(page, sites)
    expect(shown).toContain('トランザクションにトークンの指定がありません。')
    await approveByKeyboard(page, sites)
    await view.getByText('もう一度確認してから、承認してください。').waitFor()
    await expectFocus(frame, '拒否')
    expect(sites.solana.tokensIn(own)).toBe(UNITS)
    await tabTo(page, 'はい、承認します', frame)
    await view.locator('[data-approve][aria-disabled=false]').waitFor()
    await page.keyboard.press('Space')
    expect(await sent).toMatch(/^[1-9A-HJ-NP-Za-km-z]{86,88}$/)
    expect(sites.solana.tokensIn(own)).toBe(15_000_000n)
  })
})

describe('signing in', () => {
  test('is shown as such, and the dapp’s server knows the account of Solana, also after a reload', async () => {
    const { page, mailbox } = await visit({ siwe: '' })
    await logInByKeyboard(page, mailbox)
    await signInByKeyboard(page)
    await expectFocus(page, /^アカウント /)
    await expectSignedIn(page)
  })

  test('to another page is blocked, and the only button refuses', async () => {
    const { page, address } = await enter()
    const text = `evil.example wants you to sign in with your Solana account:\n${address}\n\nURI: https://evil.example\nVersion: 1\nChain ID: solana:mainnet\nNonce: 12345678\nIssued At: ${new Date().toISOString()}`
    const signed = page.evaluate((text) => window.signAtSolana(text), text).catch(String)
    await expect.poll(() => page.frames().some((each) => each.url().startsWith(sites.wallet))).toBe(true)
    const { frame, view } = walletIn(page, sites)
    await view.getByRole('alert').getByText('evil.example').waitFor()
    expect(await view.getByRole('button', { name: '承認' }).count()).toBe(0)
    await expectFocus(frame, '拒否')
    await page.keyboard.press('Enter')
    expect(await signed).toContain('rejected')
  })
})
