/** The site as it is deployed, in real Chromium, under pages that post what clients in the field post. */
import { gzipSync } from 'node:zlib'
import {
  CODE,
  DISALLOWED,
  FIRST_LOGIN,
  RELOAD,
  RESEND,
  RETURN,
  SAFE,
  SEND,
  SIGN,
  type Step,
  SWITCH_TYPE,
} from '@foyer/embedded-wallet-frame/test/field'
import { browserLaunchOptions } from '@foyer/harness/browser'
import { passTime } from '@foyer/wallet-server/test/passTime'
import { createEmail } from '@foyer/wallet-server/test/servers'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { verifyMessage } from 'viem'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { logIn as logInPatiently } from './faultSteps.ts'
import {
  approve,
  askAndApprove,
  askChain,
  createRecipient,
  hear,
  mount,
  openContext,
  pay,
  replay,
  show,
  startMounting,
  strike,
  toClient,
  visit,
} from './fieldDapp.ts'
import { checkPage, openHome } from './homePage.ts'
import { createMailbox, type Mailbox } from './mailbox.ts'
import { type Sites, startSites } from './startSites.ts'

let sites: Sites
beforeAll(async () => {
  sites = await startSites()
})
afterAll(() => sites?.stop())

const createUser = () => createMailbox(sites.servers, createEmail())

const newContext = (browser = sites.browser) => openContext(browser)

/** The fixtures' steps with a user's address and code in place of theirs. */
const fill = (steps: readonly Step[], values: { email?: string; otp?: string }): Step[] =>
  steps.map((step) => {
    const payload = step.payload as Record<string, unknown> | undefined
    const known = Object.entries(values).filter(([key]) => payload && key in payload)
    return { ...step, ...(payload ? { payload: { ...payload, ...Object.fromEntries(known) } } : {}) }
  })

/** Logs in as a client in the field does, on a device that does not know the wallet. */
async function logIn(page: Page, mailbox: Mailbox, found: { keepsNothing?: boolean } = {}): Promise<string> {
  const first = await replay(page, fill(FIRST_LOGIN, mailbox))
  expect(first.at(-1)?.payload).toEqual({ action: 'VERIFY_DEVICE', ...found })
  await replay(page, RESEND.slice(0, 1))
  await mailbox.decide()
  expect(await hear(page, 'd1d1')).toMatchObject({ type: '@w3m-frame/CONNECT_DEVICE_SUCCESS' })
  const answers = await replay(page, fill(CODE, { otp: await mailbox.readCode() }))
  expect(answers.map(({ type }) => type)).toEqual([
    '@w3m-frame/CONNECT_OTP_SUCCESS',
    '@w3m-frame/GET_USER_SUCCESS',
  ])
  return String(answers[1]?.payload?.address)
}

/** The fixtures' steps with a user's account in place of theirs. */
function withAddress(steps: readonly Step[], address: string): Step[] {
  const [, { payload }] = SIGN as [Step, Step & { payload: { params: [string, string] } }]
  return JSON.parse(JSON.stringify(steps).replaceAll(payload.params[1], address))
}

/** Of a file of the site, compressed. Only browsers know the names of local sites. */
async function readSize(url: string) {
  const response = await fetch(url.replace('wallet.localhost', '127.0.0.1'))
  return gzipSync(new Uint8Array(await response.arrayBuffer())).length
}

describe('T18: a login with Farcaster', () => {
  /** Waits in the page, while the user's app signs in another tab. */
  async function logIn(page: Page, name: string) {
    const client = toClient(page)
    const { url } = await client.request('GET_FARCASTER_URI')
    const connected = client.request('CONNECT_FARCASTER')
    const app = await page.context().newPage()
    await app.goto(url)
    await app.getByText(`Sign in to ${new URL(sites.wallet).host}`).waitFor()
    await app.getByRole('button', { name }).click()
    await app.getByText('Signed.').waitFor()
    const { userName } = await connected
    const { address } = await client.request('GET_USER')
    return { userName, address }
  }

  test('finds the same wallet under another page, though the relay is lost while the user signs', async () => {
    const context = await newContext()
    const { page } = await visit(sites, context)
    const lost = strike(sites, { part: 'relay', path: /channel\/status/, fault: 'serverError' })
    const { userName, address } = await logIn(page, 'Ada Lovelace')
    expect(userName).toBe('ada')
    expect(lost.left()).toBe(0)
    await page.reload()
    await mount(sites, page)
    expect((await toClient(page).request('GET_USER')).address).toBe(address)
    // Storage is partitioned: under another page nobody is logged in.
    const other = await visit(sites, context, sites.shop)
    expect(await toClient(other.page).request('IS_CONNECTED')).toEqual({ isConnected: false })
    expect((await logIn(other.page, 'Ada Lovelace')).address).toBe(address)
  })

  test('finds the same wallet on the user’s page, by its link, read at every width', async () => {
    const context = await newContext()
    const page = await openHome(sites, context)
    await page.getByRole('button', { name: 'Log in with Farcaster' }).press('Enter')
    await page.getByRole('img', { name: 'QR code for the Farcaster app' }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement !== null)).toBe(true)
    await checkPage(page, 'light')
    const [app] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'Open Farcaster' }).press('Enter'),
    ])
    await app.getByRole('button', { name: 'Grace Hopper' }).click()
    await page.getByRole('heading', { name: 'Devices' }).waitFor()
    const address = await page.locator('.code').textContent()
    const { page: dapp } = await visit(sites, context)
    expect((await logIn(dapp, 'Grace Hopper')).address).toBe(address)
  })
})

describe('T14: the popup of a social login', () => {
  /**
   * As clients in the field do it: a popup at `/loading`, which then goes to the provider. A page that keeps its popups apart
   * opens an empty one, as our client does there.
   */
  async function startSocial(page: Page, id: string, firstPage = `${sites.wallet}/loading`) {
    const [popup, uri, statusUrl] = await Promise.all([
      page.context().waitForEvent('page'),
      page.evaluate(
        async ([url, id]) => {
          const popup = window.open(url, 'popupWindow', 'width=600,height=800')
          const [{ payload }] = (await window.replay([
            { id, type: '@w3m-app/GET_SOCIAL_REDIRECT_URI', payload: { provider: 'google' } },
          ])) as unknown as [{ payload: { uri: string; statusUrl: string } }]
          if (popup) popup.location.href = payload.uri
          return payload
        },
        [firstPage, id] as const,
      ),
    ]).then(([opened, payload]) => [opened, payload.uri, payload.statusUrl] as const)
    return { popup, uri, statusUrl }
  }

  const connect = async (page: Page, uri: string, id = 'so02') => {
    const [answer] = await replay(page, [{ id, type: '@w3m-app/CONNECT_SOCIAL', payload: { uri } }])
    return answer?.payload
  }

  /** What the popup has posted to its opener. */
  const listen = (page: Page) =>
    page.evaluate(() => {
      addEventListener('message', ({ data, origin }) => {
        if (data?.resultUri) document.title = `${origin} ${data.resultUri}`
      })
    })

  /** Once it may be pressed. */
  const approveButton = (popup: Page) => popup.locator('[data-decision=approve][aria-disabled=false]')

  test('brings the codes to the page that opened it, unasked, and no other page gets any', async () => {
    const { page } = await visit(sites, await newContext())
    await listen(page)
    const { popup } = await startSocial(page, 'so01')
    await popup.getByRole('link', { name: 'Ada Lovelace' }).click()
    await popup.getByText('You are logged in.').waitFor()
    expect(popup.url()).toBe(`${sites.wallet}/loading`)
    await expect.poll(() => page.title()).toContain(`${sites.wallet} `)
    const [, resultUri = ''] = (await page.title()).split(' ')
    const user = await connect(page, resultUri)
    expect(user).toMatchObject({ email: 'ada@idp.example', userName: 'ada@idp.example' })
    // Another page with the same link, and the wallet of the project in it.
    const other = await visit(sites, page.context(), sites.shop)
    await popup.close()
    const { uri, popup: unused } = await startSocial(page, 'so03')
    await unused.close()
    const opened = page.context().waitForEvent('page')
    await other.page.evaluate((url) => void window.open(url, '_blank', 'width=600,height=800'), uri)
    const stray = await opened
    await stray.getByText('Do you want to use your wallet here?').waitFor()
    expect(await stray.getByText(sites.dapp).count()).toBe(1)
    await stray.getByRole('button', { name: 'It wasn’t me' }).click()
    await stray.getByText('The login has failed.').waitFor()
  })

  test('is read at every width, in both themes, and decided by the keyboard', async () => {
    const context = await newContext()
    const page = await context.newPage()
    await page.goto(`${sites.dapp}/apart`)
    await mount(sites, page)
    const { popup, uri } = await startSocial(page, 'so01')
    await popup.getByText('Loading…').waitFor()
    await checkPage(popup, 'dark')
    await popup.goto(uri)
    await popup.getByRole('link', { name: 'Grace Hopper' }).press('Enter')
    await popup.getByText(sites.dapp).waitFor()
    await checkPage(popup, 'light')
    const focused = () => popup.evaluate(() => document.activeElement?.textContent)
    await popup.keyboard.press('Tab')
    expect(await focused()).toBe('It wasn’t me')
    await popup.keyboard.press('Tab')
    expect(await focused()).toBe('Approve')
    await approveButton(popup).waitFor()
    await popup.keyboard.press('Enter')
    await popup.getByText('You are logged in.').waitFor()
    await checkPage(popup, 'dark')
  })

  test('says that the provider has failed, and logs in when the user tries again', async () => {
    const { page } = await visit(sites, await newContext())
    await listen(page)
    onTestFinished(() => sites.identityProvider.changeTokens(undefined))
    sites.identityProvider.changeTokens(() => ({ status: 500, body: { error: 'server_error' } }))
    const { popup } = await startSocial(page, 'so01')
    await popup.getByRole('link', { name: 'Mary Shaw' }).click()
    await popup.getByText('The login has failed.').waitFor()
    await checkPage(popup, 'light')
    const failed = `${sites.wallet}/loading#error=failed`
    await expect.poll(() => page.title()).toBe(`${sites.wallet} ${failed}`)
    expect(await connect(page, failed)).toEqual({ message: 'The login has failed' })
    sites.identityProvider.changeTokens(undefined)
    await popup.close()
    // The provider still knows the user, and asks no more.
    const again = await startSocial(page, 'so03')
    await again.popup.getByText('You are logged in.').waitFor()
    await expect.poll(() => page.title()).toContain('#auth=')
    const [, resultUri = ''] = (await page.title()).split(' ')
    expect(await connect(page, resultUri, 'so04')).toMatchObject({ email: 'mary@idp.example' })
  })

  test.each([
    ['page', '/apart'],
    ['provider', '/'],
  ])('asks its user where the %s keeps its popups apart, and the page polls', async (who, path) => {
    onTestFinished(() => sites.identityProvider.keepApart(false))
    sites.identityProvider.keepApart(who === 'provider')
    const context = await newContext()
    const page = await context.newPage()
    await page.goto(`${sites.dapp}${path}`)
    await mount(sites, page)
    const { popup, statusUrl } = await startSocial(page, 'so01', who === 'page' ? '' : undefined)
    await popup.getByRole('link', { name: 'Grace Hopper' }).click()
    await popup.getByText(sites.dapp).waitFor()
    const readStatus = () => page.evaluate(async (url) => (await fetch(url)).json(), statusUrl)
    expect(await readStatus()).toEqual({ status: 'pending' })
    // The second of two clicks, for another window: the mouse comes in and presses at once.
    await popup.getByRole('button', { name: 'Approve' }).click({ force: true })
    expect(await popup.getByText('Do you want to use your wallet here?').isVisible()).toBe(true)
    await approveButton(popup).click()
    await popup.getByText('You are logged in.').waitFor()
    const { resultUri } = await readStatus()
    expect(await connect(page, resultUri)).toMatchObject({ email: 'grace@idp.example' })
  })
})

test('a client in the field logs in, comes back, signs and pays, unchanged', async () => {
  const context = await newContext()
  const mailbox = createUser()
  const { page, requests } = await visit(sites, context)

  // Before a login: few files, and the signer is not among them.
  const scripts = requests.filter((url) => url.startsWith(`${sites.wallet}/assets/`))
  const ours = requests.filter((url) => url.startsWith(sites.wallet))
  expect(ours.length).toBeLessThanOrEqual(6)
  const sizes = await Promise.all(scripts.map(readSize))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(45 * 1_024)
  expect(requests.some((url) => url.includes('/signer/'))).toBe(false)

  const first = await replay(page, fill(FIRST_LOGIN, mailbox))
  expect(first).toMatchObject([
    { type: '@w3m-frame/SYNC_THEME_SUCCESS' },
    { payload: { smartAccountEnabledNetworks: [] } },
    { type: '@w3m-frame/CONNECT_EMAIL_SUCCESS', payload: { action: 'VERIFY_DEVICE' } },
  ])
  expect(await hear(page, '8c1f2')).toMatchObject({ type: '@w3m-frame/SYNC_DAPP_DATA_SUCCESS' })
  // "Resend" within half a minute is refused with the seconds; both waits are settled by one link.
  const [resent] = await replay(page, fill(RESEND, mailbox))
  expect(resent?.payload?.message).toMatch(/^Please try again after \d+ seconds$/)
  await mailbox.decide()
  for (const id of ['d1d1', 'd2d2'])
    expect(await hear(page, id)).toMatchObject({ type: '@w3m-frame/CONNECT_DEVICE_SUCCESS' })
  const code = fill(CODE, { otp: await mailbox.readCode() })
  const [entered, user] = await replay(page, code)
  expect(entered?.type).toBe('@w3m-frame/CONNECT_OTP_SUCCESS')
  expect(user).toMatchObject({
    type: '@w3m-frame/GET_USER_SUCCESS',
    payload: { email: mailbox.email, chainId: 56, smartAccountDeployed: false, preferredAccountType: 'eoa' },
  })
  const { address, accounts } = user?.payload ?? {}
  expect(accounts).toEqual([{ address, type: 'eoa' }])
  const worker = requests.filter((url) => url.includes('/signer/'))
  expect(worker).toHaveLength(1)
  expect(await readSize(worker[0] ?? '')).toBeLessThanOrEqual(64 * 1_024)

  expect(await replay(page, [...SAFE, ...DISALLOWED])).toMatchObject([
    { type: '@w3m-frame/RPC_REQUEST_SUCCESS', payload: '0x0' },
    { type: '@w3m-frame/RPC_REQUEST_SUCCESS' },
    { payload: { message: 'Requested RPC call is not allowed' } },
  ])
  expect(await replay(page, RELOAD)).toMatchObject([{ type: '@w3m-frame/SYNC_DAPP_DATA_SUCCESS' }])
  expect(await replay(page, SWITCH_TYPE)).toMatchObject([
    { type: '@w3m-frame/SET_PREFERRED_ACCOUNT_SUCCESS', payload: { type: 'eoa', address } },
    { payload: { address } },
  ])

  await page.reload()
  await mount(sites, page)
  const returned = await replay(page, RETURN)
  expect(returned[0]?.payload).toEqual({ isConnected: true })
  expect(returned.at(-1)?.payload).toMatchObject({ address, email: mailbox.email })

  // The key is locked after a reload, and unlocked by the request.
  const account = String(address) as `0x${string}`
  const answers = await replay(page, withAddress(SIGN, account))
  expect(answers[0]?.payload).toEqual({ chainId: 56 })
  await show(page)
  await approve(page)
  const signature = (await hear(page, '5164')).payload as unknown as `0x${string}`
  expect(await verifyMessage({ address: account, message: { raw: '0x68' }, signature })).toBe(true)

  await askChain(sites, 'anvil_setBalance', [account, '0xde0b6b3a7640000'])
  await replay(page, withAddress(SEND, account))
  await approve(page)
  const { payload: hash } = await hear(page, '5e4d')
  await expect
    .poll(() => askChain(sites, 'eth_getTransactionReceipt', [hash]))
    .toMatchObject({ status: '0x1', from: account.toLowerCase() })
})

test('several calls are approved once, sent one after another, and told by their id', async () => {
  const { page } = await visit(sites, await newContext())
  const from = await logIn(page, createUser())
  await askChain(sites, 'anvil_setBalance', [from, '0xde0b6b3a7640000'])
  const [one, two] = [createRecipient(), createRecipient()]
  const calls = [
    { to: one, value: '0x5' },
    { to: two, value: '0x7' },
  ]
  const { answer } = await askAndApprove(page, 'wallet_sendCalls', [{ version: '2.0.0', from, calls }])
  const { id } = answer as unknown as { id: string }
  const payload = { method: 'wallet_getCallsStatus', params: [id] }
  await expect
    .poll(() => toClient(page).request('RPC_REQUEST', payload))
    .toMatchObject({ status: 200, atomic: false, receipts: [{ status: '0x1' }, { status: '0x1' }] })
  expect(await askChain(sites, 'eth_getBalance', [one, 'latest'])).toBe('0x5')
  expect(await askChain(sites, 'eth_getBalance', [two, 'latest'])).toBe('0x7')
})

test('a message is approved by the keyboard alone, a second request is refused, a rejection and an abort end theirs', async () => {
  const { page } = await visit(sites, await newContext())
  const wallet = page.frameLocator('#w3m-iframe')
  const address = await logIn(page, createUser())
  const ask = (id: string) => {
    const payload = {
      method: 'personal_sign',
      params: ['0x68', address],
      chainId: 56,
      chainNamespace: 'eip155',
    }
    return replay(page, [{ id, type: '@w3m-app/RPC_REQUEST', payload, isPending: true }])
  }
  const reject = wallet.getByRole('button', { name: 'Reject' })
  const approve = wallet.getByRole('button', { name: 'Approve' })

  // It is asked while it is hidden. What was focused there has lost the focus when it is shown.
  await ask('keys')
  await show(page)
  expect(await wallet.locator('fy-wallet-message pre').textContent()).toBe('h')
  expect(await wallet.getByText(sites.dapp, { exact: true }).count()).toBe(1)
  await page.locator('iframe').focus()
  await expect.poll(() => approve.getAttribute('aria-disabled')).toBe('false')
  expect(await reject.evaluate((button) => button.matches(':focus'))).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await approve.evaluate((button) => button.matches(':focus'))).toBe(true)
  await ask('busy')
  expect((await hear(page, 'busy')).payload?.message).toBe('Another request is waiting for approval')
  await page.keyboard.press('Space')
  const signature = (await hear(page, 'keys')).payload as unknown as `0x${string}`
  const message = { raw: '0x68' } as const
  expect(await verifyMessage({ address: address as `0x${string}`, message, signature })).toBe(true)
  await expect.poll(() => wallet.locator('fy-wallet-approval').count()).toBe(0)

  await ask('no')
  await reject.click()
  expect((await hear(page, 'no')).payload?.message).toBe('User rejected the request')

  await ask('gone')
  await reject.waitFor()
  await page.evaluate(() => window.post({ id: 'ab0', type: '@w3m-app/RPC_ABORT' }))
  expect((await hear(page, 'gone')).payload?.message).toBe('Request was aborted')
  await expect.poll(() => wallet.locator('fy-wallet-approval').count()).toBe(0)
})

test.each([24, -24])(
  'T6: a browser whose clock is %i hours off logs in, comes back and signs',
  async (hours) => {
    const context = await newContext()
    await context.clock.setFixedTime(Date.now() + hours * 60 * 60_000)
    const { page } = await visit(sites, context)
    const address = (await logIn(page, createUser())) as `0x${string}`
    await page.reload()
    await mount(sites, page)
    expect((await replay(page, RETURN.slice(0, 1)))[0]?.payload).toEqual({ isConnected: true })
    const { answer } = await askAndApprove(page, 'personal_sign', ['0x68', address])
    const signature = answer as unknown as `0x${string}`
    expect(await verifyMessage({ address, message: { raw: '0x68' }, signature })).toBe(true)
  },
)

test('T8: another dapp sees nothing of it, and after a recovery has the same address', async () => {
  const context = await newContext()
  const mailbox = createUser()
  const { page, wallet } = await visit(sites, context)
  const address = await logIn(page, mailbox)
  const { page: other, wallet: framed } = await visit(sites, context, sites.shop)
  const names = () =>
    new Promise<unknown[]>((resolve, reject) => {
      const opened = indexedDB.open('wallet')
      opened.onerror = () => reject(opened.error)
      opened.onsuccess = () => {
        if (!opened.result.objectStoreNames.contains('device')) return resolve([])
        const keys = opened.result.transaction('device').objectStore('device').getAllKeys()
        keys.onsuccess = () => resolve(keys.result)
      }
    })
  expect(await wallet.evaluate(names)).toEqual(
    expect.arrayContaining(['keys', 'session', `share ${mailbox.email}`]),
  )
  const before = await framed.evaluate(names)
  expect(before).not.toContain('session')
  expect(before).not.toContain(`share ${mailbox.email}`)
  expect((await replay(other, RETURN.slice(0, 1)))[0]?.payload).toEqual({ isConnected: false })
  expect(await logIn(other, mailbox)).toBe(address)
})

test('two tabs of a dapp that log in at once have one wallet, and both sign with it', async () => {
  const context = await newContext()
  const mailbox = createUser()
  const tabs = [await visit(sites, context), await visit(sites, context)]
  const clients = tabs.map(({ page }) => toClient(page))
  const codes: string[] = []
  for (const { request } of clients) {
    const { action } = await request('CONNECT_EMAIL', { email: mailbox.email })
    if (action === 'VERIFY_DEVICE') {
      await mailbox.decide()
      await request('CONNECT_DEVICE')
    }
    codes.push(await mailbox.readCode())
    passTime(30_000)
  }
  await Promise.all(clients.map(({ request }, index) => request('CONNECT_OTP', { otp: codes[index] ?? '' })))
  const users = await Promise.all(clients.map(({ request }) => request('GET_USER')))
  const address = users[0]?.address as `0x${string}`
  expect(users[1]?.address).toBe(address)
  expect(tabs.flatMap(({ requests }) => requests).filter((url) => url.endsWith('/v1/wallet'))).toHaveLength(1)
  for (const { page } of tabs) {
    await page.bringToFront()
    const { answer } = await askAndApprove(page, 'personal_sign', ['0x68', address])
    const signature = answer as unknown as `0x${string}`
    expect(await verifyMessage({ address, message: { raw: '0x68' }, signature })).toBe(true)
  }
})

/** The wallet works, and its user logs in again at each load. */
async function expectMemory(context: BrowserContext) {
  const { page } = await visit(sites, context)
  expect(await logIn(page, createUser(), { keepsNothing: true })).toMatch(/^0x/)
  expect((await replay(page, RETURN.slice(0, 1)))[0]?.payload).toEqual({ isConnected: true })
  await page.reload()
  await mount(sites, page)
  expect((await replay(page, RETURN.slice(0, 1)))[0]?.payload).toEqual({ isConnected: false })
}

test('T8: where the browser refuses storage the wallet works until the page is left', async () => {
  const refusing = await chromium.launch(await browserLaunchOptions({ headlessShell: false }))
  onTestFinished(() => refusing.close())
  await expectMemory(await newContext(refusing))
})

test('T8: where the browser stores everything but keys the wallet works until the page is left', async () => {
  const context = await newContext()
  // As private windows of some browsers do.
  await context.addInitScript(() => {
    const { put } = IDBObjectStore.prototype
    const hasKey = (value: unknown): boolean =>
      value instanceof CryptoKey ||
      (typeof value === 'object' && value !== null && Object.values(value).some(hasKey))
    IDBObjectStore.prototype.put = function (value, key) {
      if (hasKey(value)) throw new DOMException('The key could not be cloned', 'DataCloneError')
      return put.call(this, value, key)
    }
  })
  await expectMemory(context)
})

describe('T7: isolation', () => {
  test('a page that is not listed cannot frame the wallet', async () => {
    const page = await (await newContext()).newPage()
    const blocked: string[] = []
    page.on('console', (message) => blocked.push(message.text()))
    await page.goto(sites.evil)
    await startMounting(sites, page)
    await expect.poll(() => blocked.some((text) => text.includes('frame-ancestors'))).toBe(true)
    expect(await page.evaluate(() => window.heard)).toEqual([])
    expect(page.frames().some((frame) => frame.url().startsWith(sites.wallet))).toBe(false)
  })

  test('no page frames the user’s page, so that none is put over what shows the key', async () => {
    const page = await (await newContext()).newPage()
    for (const origin of [sites.evil, sites.dapp])
      for (const path of ['/', '/loading']) {
        await page.goto(origin)
        const blocked = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
        await page.evaluate((src) => {
          document.body.append(Object.assign(document.createElement('iframe'), { src }))
        }, `${sites.wallet}${path}`)
        await blocked
        expect(page.frames().some((frame) => frame.url().startsWith(sites.wallet))).toBe(false)
      }
  })

  test('the dapp reads neither page, storage nor worker, the page no key, and the signer has no network', async () => {
    const { page, wallet } = await visit(sites, await newContext())
    await logIn(page, createUser())
    const reached = await page.evaluate(async (worker) => {
      const iframe = document.querySelector('iframe') as HTMLIFrameElement
      const frame = iframe.contentWindow as Window & { indexedDB: unknown }
      const attempts: Record<string, () => unknown> = {
        document: () => frame.document.body,
        storage: () => frame.indexedDB,
        contentDocument: () => iframe.contentDocument?.body,
        worker: () => new Worker(worker),
      }
      const found: string[] = []
      for (const [name, attempt] of Object.entries(attempts)) {
        try {
          if ((await attempt()) !== undefined) found.push(name)
        } catch {}
      }
      return found
    }, `${sites.wallet}/assets/signer/worker.js`)
    expect(reached).toEqual([])
    const extracted = await wallet.evaluate(async () => {
      const keys = await new Promise<Record<string, CryptoKey & { privateKey: CryptoKey }>>((resolve) => {
        const opened = indexedDB.open('wallet')
        opened.onsuccess = () => {
          const read = opened.result.transaction('device').objectStore('device').get('keys')
          read.onsuccess = () => resolve(read.result)
        }
      })
      const all = [keys.proof?.privateKey, keys.seal] as CryptoKey[]
      const results = await Promise.allSettled(all.map((key) => crypto.subtle.exportKey('jwk', key)))
      return results.map(({ status }) => status)
    })
    expect(extracted).toEqual(['rejected', 'rejected'])

    const [worker] = page.workers()
    // A server that answers every page, and that the frame itself does reach.
    const reach = (url: string) =>
      fetch(url, { method: 'POST', body: '{}' }).then(
        () => 'reached',
        () => 'blocked',
      )
    expect(await wallet.evaluate(reach, sites.nodeUrl)).toBe('reached')
    expect(await worker?.evaluate(reach, sites.nodeUrl)).toBe('blocked')
  })
})

test('T13: Trusted Types let no markup in and no other worker start', async () => {
  const { wallet } = await visit(sites, await newContext())
  const outcomes = await wallet.evaluate(() => {
    const attempts: Record<string, () => unknown> = {
      innerHTML: () => {
        document.body.innerHTML = '<b>hi</b>'
      },
      worker: () => new Worker('/assets/other.js'),
      policy: () =>
        (
          window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }
        ).trustedTypes.createPolicy('other', {}),
      second: () =>
        (
          window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }
        ).trustedTypes.createPolicy('wallet', {}),
    }
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt()
        return `${name} passed`
      } catch (error) {
        return `${name} ${(error as Error).name}`
      }
    })
  })
  expect(outcomes).toEqual([
    'innerHTML TypeError',
    'worker TypeError',
    'policy TypeError',
    'second TypeError',
  ])
})

/** As a text: the test runner would change the `import()` of a function. */
const IMPORT_LATER = `(async () => {
  const { integrity } = JSON.parse(document.querySelector('[type=importmap]').textContent)
  const url = Object.keys(integrity).find((each) => each.includes('createScreens'))
  return import(url).then(() => 'runs', ({ name }) => name)
})()`

test('T13: a script that is loaded later and was changed on its way does not run', async () => {
  const context = await newContext()
  const load = async () => (await visit(sites, context)).wallet.evaluate(IMPORT_LATER)
  expect(await load()).toBe('runs')
  await context.route(/createScreens/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export const isChanged = true' }),
  )
  expect(await load()).toBe('TypeError')
})

describe('faults', () => {
  const mined = (hash: unknown) =>
    expect.poll(() => askChain(sites, 'eth_getTransactionReceipt', [hash])).toMatchObject({ status: '0x1' })

  test('each part is lost once: the user reads so, the next try goes on, and nothing is made or paid twice', async () => {
    const site = strike(sites, { part: 'site', path: /^\/sdk/, fault: 'drop' })
    const page = await (await newContext()).newPage()
    await page.goto(sites.dapp)
    await startMounting(sites, page)
    await expect.poll(site.left).toBe(0)
    expect(await page.evaluate(() => window.heard)).toEqual([])
    await page.reload()
    await mount(sites, page)
    const client = toClient(page)

    const mailbox = createUser()
    const { sink, lines } = sites.servers
    const before = lines.length
    sink.setRefusing(true)
    onTestFinished(() => sink.setRefusing(false))
    // The answer does not tell whether a mail could be sent: it must not tell who is known.
    expect(await client.request('CONNECT_EMAIL', { email: mailbox.email })).toEqual({
      action: 'VERIFY_DEVICE',
    })
    await expect.poll(() => lines.slice(before).join()).toContain('mail.failed')
    sink.setRefusing(false)
    passTime(30_000)

    const servers = strike(
      sites,
      { part: 'vault', path: /approvals$/, fault: 'serverError' },
      { part: 'auth', path: /\/wallet$/, fault: 'dropAnswer' },
    )
    const { address, read } = await logInPatiently(client, mailbox)
    expect(servers.left()).toBe(0)
    expect(read).toEqual(['Recovery service unavailable', 'Login service unavailable'])

    await askChain(sites, 'anvil_setBalance', [address, '0xde0b6b3a7640000'])
    const node = strike(sites, { part: 'node', path: /eth_sendRawTransaction/, fault: 'dropAnswer' })
    const to = createRecipient()
    const { answer: hash } = await pay(page, address, to)
    expect(node.left()).toBe(0)
    await mined(hash)
    expect(await askChain(sites, 'eth_getBalance', [to, 'latest'])).toBe('0x5')
    expect(await askChain(sites, 'eth_getTransactionCount', [address, 'latest'])).toBe('0x1')
  })
})
