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
  SWITCH_TYPE,
} from '@foyer/embedded-wallet-frame/test/field'
import { deleteFloor, deleteYounger } from '@foyer/harness/browser'
import { BUDGETS } from '@foyer/harness/budgets'
import { IS_FULL, onlyInFull } from '@foyer/harness/full'
import { TEXTS } from '@foyer/wallet-api/pages'
import { passTime } from '@foyer/wallet-server/test/passTime'
import { createEmail } from '@foyer/wallet-server/test/servers'
import type { Frame, Page } from 'playwright'
import { verifyMessage } from 'viem'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { logIn as logInPatiently } from '../faultSteps.ts'
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
} from '../fieldDapp.ts'
import { checkAxe, checkPage, checkWidths, openHome } from '../homePage.ts'
import { createMailbox } from '../mailbox.ts'
import { openSites } from '../sharedSites.ts'
import { shareUser } from '../shareUser.ts'
import {
  approveButton,
  connectSocial,
  expectMemory,
  fill,
  listen,
  logIn,
  logInWithFarcaster,
  startSocial,
  withAddress,
} from '../siteSteps.ts'
import type { Sites } from '../startSites.ts'

const testInFull = onlyInFull(test)

let sites: Sites
beforeAll(async () => {
  sites = await openSites()
})

const createUser = () => createMailbox(sites.servers, createEmail())

const newContext = (browser = sites.browser) => openContext(browser)

/** Of a file of the site, compressed. Only browsers know the names of local sites. */
async function readSize(url: string) {
  const response = await fetch(url.replace('wallet.localhost', '127.0.0.1'))
  return gzipSync(new Uint8Array(await response.arrayBuffer())).length
}

testInFull(
  'T18: a login with Farcaster works on the user’s page by its link, with the keyboard',
  async () => {
    const context = await newContext()
    const page = await openHome(sites, context)
    await page.getByRole('button', { name: 'Log in with Farcaster' }).press('Enter')
    await page.getByRole('img', { name: 'QR code for the Farcaster app' }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement !== null)).toBe(true)
    const [app] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'Open Farcaster' }).press('Enter'),
    ])
    await app.getByRole('button', { name: 'Grace Hopper' }).click()
    await page.getByRole('heading', { name: 'Devices' }).waitFor()
  },
)

testInFull('T18: a login with Farcaster finds the same wallet on the user’s page and at a dapp', async () => {
  const context = await newContext()
  const page = await openHome(sites, context)
  await page.getByRole('button', { name: 'Log in with Farcaster' }).press('Enter')
  const [app] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Open Farcaster' }).press('Enter'),
  ])
  await app.getByRole('button', { name: 'Grace Hopper' }).click()
  await page.getByRole('heading', { name: 'Devices' }).waitFor()
  const address = await page.locator('.code').first().textContent()
  const { page: dapp } = await visit(sites, context)
  expect((await logInWithFarcaster(sites, dapp, 'Grace Hopper')).address).toBe(address)
})

describe('T14: the popup of a social login', () => {
  testInFull('brings the codes to the page that opened it, unasked', async () => {
    const { page } = await visit(sites, await newContext())
    await listen(page)
    const { popup } = await startSocial(page, 'so01', `${sites.wallet}/loading`)
    await popup.getByRole('link', { name: 'Ada Lovelace' }).click()
    await popup.getByText('You are logged in.').waitFor()
    expect(popup.url()).toBe(`${sites.wallet}/loading`)
    await expect.poll(() => page.title()).toContain(`${sites.wallet} `)
    const [, resultUri = ''] = (await page.title()).split(' ')
    const user = await connectSocial(page, resultUri)
    expect(user).toMatchObject({ email: 'ada@idp.example', userName: 'ada@idp.example' })
  })

  testInFull('asks its user where another page of the project has opened it', async () => {
    const { page } = await visit(sites, await newContext())
    const { popup } = await startSocial(page, 'so01', `${sites.wallet}/loading`)
    await popup.getByRole('link', { name: 'Ada Lovelace' }).click()
    await popup.getByText('You are logged in.').waitFor()
    const other = await visit(sites, page.context(), sites.shop)
    await popup.close()
    const { uri, popup: unused } = await startSocial(page, 'so03', `${sites.wallet}/loading`)
    await unused.close()
    const opened = page.context().waitForEvent('page')
    await other.page.evaluate((url) => void window.open(url, '_blank', 'width=600,height=800'), uri)
    const stray = await opened
    await stray.getByText('Do you want to log in here?').waitFor()
    expect(await stray.getByText(sites.dapp).count()).toBe(1)
    await stray.getByRole('button', { name: 'It wasn’t me' }).click()
    await stray.getByText('Login failed.').waitFor()
  })

  const readStatus = (page: Page, statusUrl: string) =>
    page.evaluate(async (url) => (await fetch(url)).json(), statusUrl)

  test('asks its user where the page keeps its popups apart, is read at every width and decided by the keyboard, and the page polls', async () => {
    const page = await (await newContext()).newPage()
    await page.goto(`${sites.dapp}/apart`)
    await mount(sites, page)
    const { popup, statusUrl } = await startSocial(page, 'so01', '')
    await popup.getByRole('link', { name: 'Grace Hopper' }).press('Enter')
    await popup.getByText(sites.dapp).waitFor()
    expect(await readStatus(page, statusUrl)).toEqual({ status: 'pending' })
    if (IS_FULL) await checkPage(popup, 'light')
    // The second of two clicks, for another window: the mouse comes in and presses at once.
    await popup.getByRole('button', { name: 'Approve' }).click({ force: true })
    expect(await popup.getByText('Do you want to log in here?').isVisible()).toBe(true)
    await popup.mouse.click(1, 1)
    const focused = () => popup.evaluate(() => document.activeElement?.textContent)
    await popup.keyboard.press('Tab')
    expect(await focused()).toBe('It wasn’t me')
    await popup.keyboard.press('Tab')
    expect(await focused()).toBe('Approve')
    await approveButton(popup).waitFor()
    await popup.keyboard.press('Enter')
    await popup.getByText('You are logged in.').waitFor()
    const { resultUri } = await readStatus(page, statusUrl)
    expect(await connectSocial(page, resultUri)).toMatchObject({ email: 'grace@idp.example' })
  })

  testInFull('asks its user where the provider keeps its popups apart, and the page polls', async () => {
    onTestFinished(() => sites.identityProvider.keepApart(false))
    sites.identityProvider.keepApart(true)
    const { page } = await visit(sites, await newContext())
    const { popup, statusUrl } = await startSocial(page, 'so01', `${sites.wallet}/loading`)
    await popup.getByRole('link', { name: 'Grace Hopper' }).click()
    await popup.getByText(sites.dapp).waitFor()
    expect(await readStatus(page, statusUrl)).toEqual({ status: 'pending' })
    // The second of two clicks, for another window: the mouse comes in and presses at once.
    await popup.getByRole('button', { name: 'Approve' }).click({ force: true })
    expect(await popup.getByText('Do you want to log in here?').isVisible()).toBe(true)
    await approveButton(popup).click()
    await popup.getByText('You are logged in.').waitFor()
    const { resultUri } = await readStatus(page, statusUrl)
    expect(await connectSocial(page, resultUri)).toMatchObject({ email: 'grace@idp.example' })
  })
})

testInFull('the page of a mailed link has the colours, corners and letters of the user’s page', async () => {
  const context = await sites.browser.newContext({ locale: 'en' })
  onTestFinished(() => context.close())
  const [home, link] = [await context.newPage(), await context.newPage()]
  await home.goto(`${sites.wallet}/`)
  await home.getByRole('button', { name: 'Continue', exact: true }).waitFor()
  await link.goto(`${sites.servers.publicUrls.vault}/approve`)
  await link.getByText(TEXTS.en.page.cut).waitFor()
  const read = (page: Page, ground: string) =>
    page
      .locator('button.primary')
      .first()
      .evaluate((button, ground) => {
        const { backgroundColor, color } = getComputedStyle(document.querySelector(ground) as Element)
        const own = getComputedStyle(button)
        const context = new OffscreenCanvas(1, 1).getContext('2d')
        /** One colour is written in several ways. */
        const paint = (value: string) => {
          if (context === null) return
          context.fillStyle = value
          context.fillRect(0, 0, 1, 1)
          return [...context.getImageData(0, 0, 1, 1).data]
        }
        return {
          colors: [backgroundColor, color, own.backgroundColor, own.color].map(paint),
          corners: own.borderRadius,
          letters: [own.fontFamily, own.fontSize, own.fontWeight],
        }
      }, ground)
  for (const colorScheme of ['dark', 'light'] as const) {
    await Promise.all([home, link].map((page) => page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })))
    const own = await read(home, 'fy-wallet-home')
    expect(await read(link, 'body'), colorScheme).toEqual(own)
  }
})

test('a client in the field logs in, comes back, signs and pays, unchanged and without a notice, in a browser that has nothing younger than the floor', async () => {
  const context = await newContext()
  await context.addInitScript(deleteYounger)
  const mailbox = createUser()
  const { page, requests } = await visit(sites, context)

  // Before a login: few files, and the signer is not among them.
  const scripts = requests.filter((url) => url.startsWith(`${sites.wallet}/assets/`))
  const ours = requests.filter((url) => url.startsWith(sites.wallet))
  expect(ours.length).toBeLessThanOrEqual(6)
  const sizes = await Promise.all(scripts.map(readSize))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGETS.walletPage * 1_024)
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
  expect(await readSize(worker[0] ?? '')).toBeLessThanOrEqual(BUDGETS.signer * 1_024)

  expect(await replay(page, [...SAFE, ...DISALLOWED])).toMatchObject([
    { type: '@w3m-frame/RPC_REQUEST_SUCCESS', payload: await askChain(sites, 'eth_blockNumber', []) },
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

  await show(page)
  expect(await page.frameLocator('#w3m-iframe').getByRole('alert').count()).toBe(0)

  // The key is locked after a reload, and unlocked by the request.
  const account = String(address) as `0x${string}`
  const answers = await replay(page, withAddress(SIGN, account))
  expect(answers[0]?.payload).toEqual({ chainId: 56 })
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

for (const hours of [24, -24])
  testInFull(`T6: a browser whose clock is ${hours} hours off logs in, comes back and signs`, async () => {
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
  })

/** The user of three tests, who has logged in at the dapp. */
const findUser = shareUser(async () => {
  const mailbox = createUser()
  const { page, wallet } = await visit(sites, await sites.browser.newContext({ reducedMotion: 'reduce' }))
  return { mailbox, page, wallet, address: (await logIn(page, mailbox)) as `0x${string}` }
})

test('T8: another dapp sees nothing of it, and after a recovery has the same address', async () => {
  const { mailbox, page, wallet, address } = await findUser()
  const { page: other, wallet: framed } = await visit(sites, page.context(), sites.shop)
  onTestFinished(() => other.close())
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
  await expectMemory(sites, context)
})

testInFull(
  'a wallet whose screens a deployment has removed loads anew, answers, and signs then',
  async () => {
    const { page, address } = await findUser()
    await page.bringToFront()
    const before = await page.evaluate(() => window.heard.length)
    const screens = /\/assets\/createScreens/
    await page.route(screens, (route) => route.fulfill({ status: 404 }))
    const ask = () => askAndApprove(page, 'personal_sign', ['0x68', address])
    expect(await ask()).toEqual({ said: 'The wallet was updated. Try again' })
    expect(
      await page.evaluate(
        (before) => window.heard.slice(before).filter(({ type }) => type === '@w3m-frame/READY'),
        before,
      ),
    ).toHaveLength(1)
    // Nothing helps while the new page has none either.
    expect(await ask()).toEqual({ said: 'The wallet could not be loaded. Try again' })
    await page.unroute(screens)
    const { answer } = await ask()
    const signature = answer as unknown as `0x${string}`
    expect(await verifyMessage({ address, message: { raw: '0x68' }, signature })).toBe(true)
  },
)

describe('in a browser that is older than the floor', () => {
  const newOldContext = async (locale: string) => {
    const context = await sites.browser.newContext({ locale, viewport: { width: 360, height: 740 } })
    onTestFinished(() => context.close())
    await context.addInitScript(deleteFloor)
    return context
  }

  test('the user’s page, the popup of a social login and the frame that a dapp shows say so in its language', async () => {
    const context = await newOldContext('ja-JP')
    const page = await context.newPage()
    for (const path of ['/', '/loading']) {
      await page.goto(`${sites.wallet}${path}`)
      const notice = page.getByRole('alert').filter({ hasText: 'お使いのブラウザーは古いため' })
      await notice.waitFor()
      expect(await notice.getAttribute('lang')).toBe('ja')
      // Both pages draw the same notice.
      if (!IS_FULL && path !== '/') continue
      await checkWidths(page)
      await checkAxe(page, path)
    }
    await page.goto(sites.dapp)
    await startMounting(sites, page)
    await show(page)
    await page.frameLocator('#w3m-iframe').getByText('お使いのブラウザーは古いため').waitFor()
  })
})

describe('T7, T13: isolation', () => {
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
    for (const origin of [sites.evil, sites.dapp]) {
      await page.goto(origin)
      for (const path of ['/', '/loading']) {
        const blocked = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
        await page.evaluate((src) => {
          document.body.append(Object.assign(document.createElement('iframe'), { src }))
        }, `${sites.wallet}${path}`)
        await blocked
        expect(page.frames().some((frame) => frame.url().startsWith(sites.wallet))).toBe(false)
      }
    }
  })

  test('the dapp reads neither page, storage nor worker, the page no key, the signer has no network, and Trusted Types let nothing in', async () => {
    const { page, wallet } = await findUser()
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
    await expectTrustedTypes(wallet)
  })
})

/** T13: no markup comes in, and no other worker starts. */
async function expectTrustedTypes(wallet: Frame) {
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
}

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

const mined = (hash: unknown) =>
  expect.poll(() => askChain(sites, 'eth_getTransactionReceipt', [hash])).toMatchObject({ status: '0x1' })

testInFull(
  'each part is lost once: the user reads so, the next try goes on, and nothing is made or paid twice',
  async () => {
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
  },
)
