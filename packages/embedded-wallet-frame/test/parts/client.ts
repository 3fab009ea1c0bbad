/** Our client on a dapp's page and our host in an iframe of another origin, in real Chromium. */
import { deleteFloor } from '@foyer/harness/browser'
import { onlyInFull } from '@foyer/harness/full'
import type { Page } from 'playwright'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createRandom, mutate } from '../fuzz.ts'
import { ADDRESS, ANSWERS, SIGNATURE } from '../samples.ts'
import { openSharedPage, openSites, type SharedSites } from '../sharedSites.ts'

/** The schemas read 5,000 of each kind in separate tests. */
const EVENTS = 100

const testInFull = onlyInFull(test)

let sites: SharedSites
beforeAll(async () => {
  sites = await openSites()
})

beforeEach(() => void Object.assign(sites.state, { hasSession: false, isSilent: false }))

const openPage = () => sites.browser.newPage({ reducedMotion: 'reduce' })

async function visitShared() {
  const page = await openSharedPage()
  // Before the page loads again, because it reads this at once.
  if (page.url().startsWith(sites.dapp)) await page.evaluate(() => localStorage.clear())
  await page.mouse.move(0, 0)
  return page
}

async function visitWithClock() {
  const page = await openPage()
  onTestFinished(() => page.close())
  await page.clock.install({ time: 0 })
  return page
}

async function visit({ width = 1280, height = 800, query = '', hasClock = false } = {}) {
  const page = await (hasClock ? visitWithClock() : visitShared())
  await page.setViewportSize({ width, height })
  await page.goto(`${sites.dapp}/?site=${encodeURIComponent(sites.wallet)}${query}`)
  await page.waitForFunction(() => window.provider !== undefined)
  return page
}

/** The page inside the iframe. */
async function walletOf(page: Page) {
  await expect.poll(() => page.frame('w3m-secure-iframe')?.url()).toContain('/sdk')
  const frame = page.frame('w3m-secure-iframe')
  if (frame === null) throw new Error('The page has no wallet')
  await expect.poll(() => frame.evaluate(() => Array.isArray(window.received))).toBe(true)
  return frame
}

/** A page whose user has logged in before. */
async function visitLoggedIn(parameters: Parameters<typeof visit>[0] = {}) {
  sites.state.hasSession = true
  const page = await visit(parameters)
  await page.evaluate(() => localStorage.setItem('@appkit-wallet/EMAIL_LOGIN_USED_KEY', 'true'))
  expect(await page.evaluate(() => window.provider.request({ method: 'eth_accounts' }))).toEqual([ADDRESS])
  return { page, wallet: await walletOf(page) }
}

const names = async (page: Page) =>
  (await walletOf(page)).evaluate(() => window.received.map(({ name }) => name))

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Wallet' })

/** Starts a signature. The returned function reads what became of it. */
async function sign(page: Page) {
  await page.evaluate(() => {
    const request = { method: 'personal_sign', params: ['0x68', '0x00'] }
    Object.assign(window, {
      outcome: window.provider.request(request).catch(({ code, shortMessage }) => ({ code, shortMessage })),
    })
  })
  return () => page.evaluate(() => (window as unknown as { outcome: Promise<unknown> }).outcome)
}

describe('the iframe', () => {
  testInFull('is not there before anything is asked for', async () => {
    const before = sites.loads()
    const page = await visit()
    expect(await page.evaluate(() => window.provider.request({ method: 'eth_accounts' }))).toEqual([])
    await page.evaluate(() => window.frame.sync())
    expect(page.frames()).toHaveLength(1)
    expect(sites.loads()).toBe(before)
  })

  test('has the id, name, place and query that the dialect fixes, and is hidden', async () => {
    const page = await visit({ query: '&capture' })
    await page.evaluate(() => window.frame.mount())
    const iframe = page.locator('iframe')
    expect(await iframe.getAttribute('id')).toBe('w3m-iframe')
    expect(await iframe.getAttribute('name')).toBe('w3m-secure-iframe')
    expect(
      await iframe.evaluate(({ style }: HTMLElement) => [style.position, style.zIndex, style.display]),
    ).toEqual(['fixed', '999999', 'none'])
    expect(await iframe.getAttribute('allow')).toBe(
      `publickey-credentials-get ${new URL(sites.wallet).origin}`,
    )
    const url = new URL((await iframe.getAttribute('src')) ?? '')
    expect(url.origin + url.pathname).toBe(`${sites.wallet}/sdk`)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      projectId: 'project-1',
      chainId: 'eip155:56',
      version: '4',
      enableLogger: 'true',
      rpcUrl: 'https://rpc.example',
      enableCloudAuthAccount: 'true',
    })
    expect(await dialogOf(page).isVisible()).toBe(false)
    // In a dialog in the body, under a shadow root.
    expect(
      await page.evaluate(() => {
        const root = [...document.body.children]
          .map((child) => child.shadowRoot)
          .find((root) => root !== null)
        // Slotted: the popup of a social login finds it among the page's frames.
        return (
          frames.length === 1 &&
          root?.querySelector<HTMLSlotElement>('dialog > slot')?.assignedElements()[0]?.id
        )
      }),
    ).toBe('w3m-iframe')
  })

  test('is mounted once however many requests there are, and is told again after a change', async () => {
    const before = sites.loads()
    const page = await visit()
    await page.evaluate(() =>
      Promise.all([
        window.frame.mount(),
        window.frame.request('IS_CONNECTED'),
        window.frame.request('GET_CHAIN_ID'),
        window.frame.request('GET_CHAIN_ID'),
      ]),
    )
    expect(sites.loads()).toBe(before + 1)
    expect(page.frames()).toHaveLength(2)
    const syncs = async () => (await names(page)).filter((name) => name.startsWith('SYNC_'))
    expect(await syncs()).toEqual(['SYNC_DAPP_DATA', 'SYNC_THEME'])
    await page.evaluate(() => window.frame.sync())
    await expect.poll(syncs).toEqual(['SYNC_DAPP_DATA', 'SYNC_THEME', 'SYNC_DAPP_DATA', 'SYNC_THEME'])
  })

  test('is told theme and metadata at once, and asked for the user half a second after READY', async () => {
    const page = await visit()
    await page.evaluate(() => window.frame.request('CONNECT_EMAIL', { email: 'ada@example.org' }))
    const received = await (await walletOf(page)).evaluate(() => window.received)
    expect(received.map(({ name }) => name)).toEqual(['SYNC_DAPP_DATA', 'SYNC_THEME', 'CONNECT_EMAIL'])
    expect(received[0]?.payload).toEqual({ projectId: 'project-1', sdkType: 'foyer', sdkVersion: '4' })
    expect(received[1]?.payload).toEqual({ themeMode: 'dark', themeVariables: {}, locale: 'en' })
    // Clocks of pages are rounded.
    expect(received[2]?.at).toBeGreaterThan(495)
  })

  test('that is not ready after 20 s is reported as iframe_load_failed, taken away, and mounted again', async () => {
    sites.state.isSilent = true
    const page = await visit({ hasClock: true })
    // Otherwise the time that a busy machine takes counts, too.
    await page.clock.pauseAt(120_000)
    await page.evaluate(() => {
      Object.assign(window, { outcome: window.frame.mount().catch(({ shortMessage }) => shortMessage) })
    })
    await walletOf(page)
    await page.clock.runFor(19_000)
    expect(await page.evaluate(() => window.failures)).toEqual([])
    await page.clock.runFor(1_500)
    expect(await page.evaluate(() => (window as unknown as { outcome: unknown }).outcome)).toBe(
      'Unable to load email login dependency',
    )
    expect(await page.evaluate(() => window.failures)).toEqual(['iframe_load_failed'])
    await expect.poll(() => page.frames()).toHaveLength(1)
    sites.state.isSilent = false
    await page.clock.resume()
    await page.evaluate(() => window.frame.mount())
    expect(page.frames()).toHaveLength(2)
  })

  testInFull('in an old browser is reported as iframe_load_failed 5 s after it has loaded', async () => {
    sites.state.isSilent = true
    const page = await openPage()
    onTestFinished(() => page.close())
    await page.clock.install({ time: 0 })
    await page.addInitScript(deleteFloor)
    await page.goto(`${sites.dapp}/?site=${encodeURIComponent(sites.wallet)}`)
    await page.waitForFunction(() => window.provider !== undefined)
    await page.clock.pauseAt(120_000)
    await page.evaluate(() => {
      Object.assign(window, { outcome: window.frame.mount().catch(({ shortMessage }) => shortMessage) })
    })
    await walletOf(page)
    await page.frame('w3m-secure-iframe')?.waitForLoadState('load')
    await page.clock.runFor(4_000)
    expect(await page.evaluate(() => window.failures)).toEqual([])
    await page.clock.runFor(1_500)
    expect(await page.evaluate(() => (window as unknown as { outcome: unknown }).outcome)).toBe(
      'Unable to load email login dependency',
    )
  })

  describe('that has died while it asks is taken away, and the next request mounts a new one', () => {
    async function askDead() {
      const { page, wallet } = await visitLoggedIn({ hasClock: true })
      const outcome = await sign(page)
      await dialogOf(page).waitFor()
      return { page, wallet, outcome }
    }

    async function expectReplaced(page: Page, outcome: () => Promise<unknown>) {
      expect(await outcome()).toEqual({
        code: -32000,
        shortMessage: 'Unable to load email login dependency',
      })
      expect(await page.evaluate(() => window.failures)).toEqual(['iframe_load_failed'])
      await expect.poll(() => page.locator('iframe').count()).toBe(0)
      await page.clock.resume()
      const next = await sign(page)
      await dialogOf(page).waitFor()
      await (await walletOf(page)).click('#approve')
      expect(await next()).toBe(SIGNATURE)
    }

    test('5 s after another page has loaded in its place', async () => {
      const { page, outcome } = await askDead()
      await page.clock.pauseAt(120_000)
      await page.locator('iframe').evaluate(
        (iframe: HTMLIFrameElement) =>
          new Promise((resolve) => {
            iframe.addEventListener('load', resolve)
            iframe.src = 'about:blank'
          }),
      )
      await page.clock.runFor(5_000)
      await expectReplaced(page, outcome)
    })

    testInFull(
      '5 s after the user has tried to close the dialog for the first time, where its page hears nothing any more',
      async () => {
        const { page, wallet, outcome } = await askDead()
        await page.clock.pauseAt(120_000)
        // It takes the listeners of the page away.
        await wallet.evaluate(() => void document.open())
        await dialogOf(page).evaluate((element) => element.focus())
        for (let press = 0; press < 3; press++) {
          await page.keyboard.press('Escape')
          await page.clock.runFor(press < 2 ? 2_000 : 1_000)
        }
        await expectReplaced(page, outcome)
      },
    )
  })

  testInFull('that has loaded its page anew stays, and answers what is asked next', async () => {
    const { page, wallet } = await visitLoggedIn({ hasClock: true })
    await page.clock.pauseAt(120_000)
    await page.locator('iframe').evaluate((iframe: HTMLIFrameElement) => {
      Object.assign(window, { loaded: new Promise((resolve) => iframe.addEventListener('load', resolve)) })
    })
    await wallet.evaluate(() => location.reload())
    await page.evaluate(() => (window as unknown as { loaded: Promise<unknown> }).loaded)
    await walletOf(page)
    await page.clock.runFor(6_000)
    expect(await page.evaluate(() => window.failures)).toEqual([])
    await page.clock.resume()
    const outcome = await sign(page)
    await (await walletOf(page)).click('#approve')
    expect(await outcome()).toBe(SIGNATURE)
  })

  testInFull('goes with `destroy`, and what was open is aborted', async () => {
    const page = await visit()
    await page.evaluate(() => window.frame.mount())
    expect(
      await page.evaluate(async () => {
        const open = window.frame.request('CONNECT_DEVICE').catch(({ shortMessage }) => shortMessage)
        window.frame.destroy()
        const later = window.frame.request('GET_CHAIN_ID').catch(({ shortMessage }) => shortMessage)
        return Promise.all([open, later])
      }),
    ).toEqual(['Request was aborted', 'Request was aborted'])
    await expect.poll(() => page.frames()).toHaveLength(1)
  })
})

test('a login: e-mail, link, code, user', async () => {
  const page = await visit()
  await page.evaluate(() => {
    Object.assign(window, { outcome: window.provider.request({ method: 'eth_requestAccounts' }) })
  })
  await expect.poll(() => names(page)).toContain('CONNECT_DEVICE')
  await (await walletOf(page)).evaluate(() => document.querySelector<HTMLButtonElement>('#link')?.click())
  expect(await page.evaluate(() => (window as unknown as { outcome: unknown }).outcome)).toEqual([ADDRESS])
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
    '@appkit-wallet/EMAIL': 'ada@example.org',
    '@appkit-wallet/EMAIL_LOGIN_USED_KEY': 'true',
    '@appkit-wallet/LAST_USED_CHAIN_KEY': '56',
  })
  await page.evaluate(() => window.provider.disconnect())
  expect(await names(page)).toContain('SIGN_OUT')
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({})
})

testInFull('SWITCH_NETWORK moves the chain', async () => {
  const { page } = await visitLoggedIn()
  // A reload has taken up the session, and asked for nothing.
  expect((await names(page)).sort()).toEqual(['GET_USER', 'IS_CONNECTED', 'SYNC_DAPP_DATA', 'SYNC_THEME'])
  await page.evaluate(() =>
    window.provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x61' }] }),
  )
  expect(await page.evaluate(() => window.provider.request({ method: 'eth_chainId' }))).toBe('0x61')
  expect(await page.evaluate(() => window.events.at(-1))).toEqual(['chainChanged', '0x61'])
  expect(await names(page)).toContain('SWITCH_NETWORK')
})

describe('an approval', () => {
  test('shows the iframe in the dialog, 360 × 600 in the middle, and hides it after the answer', async () => {
    const before = sites.loads()
    const { page, wallet } = await visitLoggedIn()
    const outcome = await sign(page)
    await dialogOf(page).waitFor()
    expect(await page.locator('iframe').boundingBox()).toEqual({ x: 460, y: 100, width: 360, height: 600 })
    await wallet.click('#approve')
    expect(await outcome()).toBe(SIGNATURE)
    expect(await dialogOf(page).isVisible()).toBe(false)
    expect(await page.locator('iframe').isVisible()).toBe(false)
    expect(await page.evaluate(() => window.dialogs)).toEqual([true, false])
    expect((await names(page)).slice(-2)).toEqual(['GET_CHAIN_ID', 'RPC_REQUEST'])
    // Neither opening nor closing has loaded it again.
    expect(sites.loads()).toBe(before + 1)
    // The page has a strict content security policy with trusted types.
    expect(await page.evaluate(() => window.csp)).toEqual([])
  })

  testInFull(
    'keeps its keys and the wheel from the page, and the page from scrolling, until it is answered',
    async () => {
      const { page, wallet } = await visitLoggedIn()
      await page.evaluate(() => {
        document.body.style.blockSize = '4000px'
        const heard: string[] = Object.assign(window, { heard: [] }).heard
        for (const type of ['keydown', 'wheel'])
          document.addEventListener(type, (event) => void heard.push(event.type))
      })
      const outcome = await sign(page)
      await dialogOf(page).waitFor()
      await dialogOf(page).evaluate((element) => element.focus())
      await page.keyboard.press('k')
      await page.mouse.move(20, 20)
      await page.mouse.wheel(0, 600)
      const read = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
      const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)
      expect([await read(), await overflow()]).toEqual([[], 'hidden'])
      await wallet.click('#approve')
      expect(await outcome()).toBe(SIGNATURE)
      await page.mouse.wheel(0, 600)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
      await expect.poll(read).toEqual(['wheel'])
    },
  )

  /** The page that the tests below go on in: a request that has ended leaves nothing on it. */
  let opening: ReturnType<typeof visitLoggedIn> | undefined

  async function open({ width = 1280, height = 800 } = {}) {
    opening ??= visitLoggedIn()
    const { page, wallet } = await opening
    await page.setViewportSize({ width, height })
    await page.mouse.move(0, 0)
    await page.evaluate(() => window.frame.abort())
    await dialogOf(page).waitFor({ state: 'hidden' })
    return { page, wallet }
  }

  test('is at the bottom and as wide as the page on a phone, and leaves room beside it for a press on a low page', async () => {
    const { page } = await open({ width: 360, height: 740 })
    await sign(page)
    await dialogOf(page).waitFor()
    expect(await page.locator('iframe').boundingBox()).toEqual({ x: 0, y: 140, width: 360, height: 600 })
    expect(await dialogOf(page).getByRole('button').count()).toBe(0)
    await page.setViewportSize({ width: 740, height: 360 })
    expect(await page.locator('iframe').boundingBox()).toEqual({ x: 190, y: 8, width: 360, height: 344 })
  })

  test('takes presses and has its size when the page styles all iframes and takes no presses itself', async () => {
    const { page, wallet } = await open()
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        'body, iframe { pointer-events: none !important; visibility: hidden !important; letter-spacing: 9px } iframe { max-width: 50px; transform: scale(0.5); opacity: 0.1 !important }',
      )
      document.adoptedStyleSheets.push(sheet)
    })
    onTestFinished(() => page.evaluate(() => void document.adoptedStyleSheets.pop()))
    const outcome = await sign(page)
    await dialogOf(page).waitFor()
    expect(await page.locator('iframe').boundingBox()).toEqual({ x: 460, y: 100, width: 360, height: 600 })
    await wallet.click('#approve')
    expect(await outcome()).toBe(SIGNATURE)
  })

  test('gives the iframe the focus, and the page gets it back; that the user rejects has the code 4001', async () => {
    const { page, wallet } = await open()
    await page.focus('#sign')
    await page.keyboard.press('Enter')
    await dialogOf(page).waitFor()
    await expect.poll(() => wallet.evaluate(() => document.hasFocus())).toBe(true)
    await wallet.click('#approve')
    await dialogOf(page).waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('sign')
    const outcome = await sign(page)
    await dialogOf(page).waitFor()
    await wallet.click('#reject')
    expect(await outcome()).toEqual({ code: 4001, shortMessage: 'User rejected the request' })
    expect(await dialogOf(page).isVisible()).toBe(false)
  })

  test('is taken back by a press beside it, Escape outside of the iframe and `abort`, as a refusal, and the next one works', async () => {
    const { page, wallet } = await open()
    for (const takeBack of [
      () => page.mouse.click(20, 20),
      async () => {
        await dialogOf(page).evaluate((element) => element.focus())
        await page.keyboard.press('Escape')
      },
      () => page.evaluate(() => window.frame.abort()),
    ]) {
      const outcome = await sign(page)
      await dialogOf(page).waitFor()
      await takeBack()
      expect(await outcome()).toEqual({ code: 4001, shortMessage: 'Request was aborted' })
      expect(await dialogOf(page).isVisible()).toBe(false)
    }
    const next = await sign(page)
    await dialogOf(page).waitFor()
    await wallet.click('#approve')
    expect(await next()).toBe(SIGNATURE)
  })
})

describe('strangers', () => {
  const forge = { type: '@w3m-frame/READY', payload: {} }

  /** Mounts a wallet that stays silent. The returned function reads whether the client takes it for ready. */
  async function mountSilent(page: Page) {
    await page.evaluate(() => {
      Object.assign(window, { isReady: false })
      void window.frame.mount().then(
        () => Object.assign(window, { isReady: true }),
        () => {},
      )
    })
    return () => page.evaluate(() => (window as unknown as { isReady: boolean }).isReady)
  }

  /** Waits for a message that was posted after the forged one. */
  const waitForLast = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          addEventListener('message', ({ data }) => data === 'last' && resolve())
          postMessage('last', '*')
        }),
    )

  test('the page itself cannot speak for the wallet', async () => {
    sites.state.isSilent = true
    const page = await visit()
    const isReady = await mountSilent(page)
    await page.evaluate((message) => postMessage(message, '*'), forge)
    const wallet = await walletOf(page)
    await waitForLast(page)
    expect(await isReady()).toBe(false)
    await wallet.evaluate((message) => window.postToDapp(message), forge)
    await expect.poll(isReady).toBe(true)
  })

  test('another window of the wallet’s origin cannot speak for the wallet', async () => {
    sites.state.isSilent = true
    const page = await visit()
    const isReady = await mountSilent(page)
    await page.evaluate((url) => {
      const other = document.createElement('iframe')
      other.name = 'other'
      other.src = url
      document.body.append(other)
      addEventListener('message', ({ data }) => data === 'last' && Object.assign(window, { hasHeard: true }))
    }, `${sites.wallet}/sdk`)
    const other = () => page.frame('other')
    await expect.poll(() => other()?.evaluate(() => typeof window.postToDapp)).toBe('function')
    await other()?.evaluate((message) => {
      window.postToDapp(message)
      window.postToDapp('last')
    }, forge)
    await expect.poll(() => page.evaluate(() => 'hasHeard' in window)).toBe(true)
    expect(await isReady()).toBe(false)
  })

  test('a page of another origin in the iframe hears nothing and is not heard', async () => {
    const page = await visit()
    // After this every request is posted at once.
    await page.evaluate(() => window.frame.request('GET_CHAIN_ID'))
    const wallet = await walletOf(page)
    await wallet.evaluate((url) => void location.assign(url), `${sites.evil}/plain`)
    await expect.poll(() => page.frame('w3m-secure-iframe')?.url()).toBe(`${sites.evil}/plain`)
    const evil = page.frame('w3m-secure-iframe')
    await evil?.evaluate(
      (answers) => {
        Object.assign(window, { stolen: [] as unknown[] })
        addEventListener('message', ({ data }) =>
          (window as unknown as { stolen: unknown[] }).stolen.push(data),
        )
        // Whatever id the request has, this is no answer to it.
        for (const payload of answers)
          parent.postMessage({ id: 'any', type: '@w3m-frame/GET_USER_SUCCESS', payload }, '*')
      },
      [ANSWERS.GET_USER],
    )
    await page.evaluate(async () => {
      Object.assign(window, { isSettled: false })
      const done = () => Object.assign(window, { isSettled: true })
      void window.frame.request('CONNECT_OTP', { otp: '123456' }).then(done, done)
      window.frame.sync()
      await new Promise((resolve) => setTimeout(resolve))
      // Messages to one window keep their order: this one is the last.
      frames[0]?.postMessage('last', '*')
    })
    const stolen = () => evil?.evaluate(() => (window as unknown as { stolen: unknown[] }).stolen)
    await expect.poll(stolen).toContain('last')
    expect(await stolen()).toEqual(['last'])
    expect(await page.evaluate(() => (window as unknown as { isSettled: boolean }).isSettled)).toBe(false)
    expect(await page.evaluate(() => window.logged)).toEqual([])
  })
})

testInFull(`${EVENTS} events changed at random leave a client that works, and only warnings`, async () => {
  const { page, wallet } = await visitLoggedIn()
  const random = createRandom(7)
  const all = Object.entries(ANSWERS)
  const texts = Array.from({ length: EVENTS }, (_, round) => {
    const [name, payload] = all[round % all.length] ?? ['RELOAD', undefined]
    const message = { id: `r-${round}`, type: `@w3m-frame/${name}_SUCCESS`, payload }
    return JSON.stringify(mutate(message, random) ?? null, (_, value) =>
      typeof value === 'bigint' ? 1 : value,
    )
  })
  await wallet.evaluate((texts) => {
    for (const text of texts) window.postToDapp(JSON.parse(text))
  }, texts)
  expect(await page.evaluate(() => window.provider.request({ method: 'eth_blockNumber' }))).toBe('0x10')
  const levels = await page.evaluate(() => window.logged.map(({ level }) => level))
  expect(levels.length).toBeGreaterThan(EVENTS / 5)
  expect(new Set(levels)).toEqual(new Set(['warn']))
})
