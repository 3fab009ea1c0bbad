/** Social logins against the real servers and a real OpenID provider. */
import { onlyInFull } from '@foyer/harness/full'
import { passTime } from '@foyer/wallet-server/test/passTime'
import { createEmail, DAPP_ORIGIN, type TestServers } from '@foyer/wallet-server/test/servers'
import { verifyMessage } from 'viem'
import { beforeAll, describe, expect, test } from 'vitest'
import { createBrowser, type Tab, type TestBrowser } from '../createBrowser.ts'
import { createMailbox } from '../mailbox.ts'
import { type RunPopupParameters, runPopup } from '../runPopup.ts'
import { openSites } from '../sharedSites.ts'

const testInFull = onlyInFull(test)

let servers: TestServers
beforeAll(async () => {
  servers = (await openSites()).servers
})

type Options = Partial<RunPopupParameters> & { provider?: 'google' | 'x' | 'discord' | 'facebook' }

/** Visits a provider in a popup, and returns its result. */
async function visit(browser: TestBrowser, tab: Tab, { provider = 'google', ...options }: Options = {}) {
  const { uri } = await tab.request('GET_SOCIAL_REDIRECT_URI', { provider })
  return runPopup({ servers, uri, announced: browser.announced.at(-1), ...options })
}

async function logIn(browser: TestBrowser, options: Options = {}) {
  const tab = browser.openTab()
  const { resultUri } = await visit(browser, tab, options)
  return { tab, ...(await tab.request('CONNECT_SOCIAL', { uri: resultUri })) }
}

describe('T14: a social login', () => {
  test('creates a wallet, keeps it over a reload, and finds it from a second browser', async () => {
    const browser = createBrowser({ servers })
    const { tab, address, ...user } = await logIn(browser)
    expect(user).toEqual({
      email: 'ada@idp.example',
      userName: 'ada@idp.example',
      chainId: 56,
      accounts: [{ address, type: 'eoa' }],
      preferredAccountType: 'eoa',
      isNew: true,
    })
    tab.close()
    const reloaded = browser.openTab()
    expect(await reloaded.request('IS_CONNECTED')).toEqual({ isConnected: true })
    expect(await reloaded.request('GET_USER')).toMatchObject({
      address,
      email: 'ada@idp.example',
      smartAccountDeployed: false,
    })
    const second = createBrowser({ servers })
    expect((await logIn(second)).address).toBe(address)
    // A device that knows its user does not need the vault's approval.
    const asked = second.asked.length
    expect((await logIn(second)).address).toBe(address)
    expect(second.asked.slice(asked)).not.toContain('vault POST /v1/approvals/social/redeem')
    expect([...browser.reported, ...second.reported]).toEqual([])
  })

  testInFull(
    'has no address where the provider tells none, and a wallet of its own beside that of its mailbox',
    async () => {
      const { userName, email, address } = await logIn(createBrowser({ servers }), { provider: 'x' })
      expect({ userName, email }).toEqual({ userName: 'ada', email: null })
      const facebook = await logIn(createBrowser({ servers }), { provider: 'facebook' })
      expect(facebook.address).not.toBe(address)
      const mailbox = createMailbox(servers, createEmail())
      const tab = createBrowser({ servers }).openTab()
      await tab.request('CONNECT_EMAIL', { email: mailbox.email })
      await mailbox.decide()
      await tab.request('CONNECT_DEVICE')
      await tab.request('CONNECT_OTP', { otp: await mailbox.readCode() })
      expect([address, facebook.address]).not.toContain((await tab.request('GET_USER')).address)
    },
  )

  test('signs the page’s sign-in message on the way', async () => {
    const browser = createBrowser({ servers })
    const tab = browser.openTab()
    const { resultUri } = await visit(browser, tab, { provider: 'discord' })
    const siwxMessage = {
      accountAddress: '',
      chainId: 'eip155:56',
      domain: new URL(DAPP_ORIGIN).host,
      uri: DAPP_ORIGIN,
      version: '1',
      nonce: 'abcdefgh',
    }
    const user = await tab.request('CONNECT_SOCIAL', { uri: resultUri, siwxMessage })
    const { address, message = '', signature } = user
    expect(message).toContain(`URI: ${DAPP_ORIGIN}`)
    const signed = { address, message, signature } as Parameters<typeof verifyMessage>[0]
    expect(await verifyMessage(signed)).toBe(true)
  })

  test('a user who declines is rejected, and one who chooses two users is told so', async () => {
    const browser = createBrowser({ servers })
    const tab = browser.openTab()
    for (const users of [
      ['none', 'ada'],
      ['ada', 'none'],
    ] as [string, string][]) {
      const { resultUri, shown } = await visit(browser, tab, { users })
      expect(shown).toEqual(['failed'])
      await expect(tab.request('CONNECT_SOCIAL', { uri: resultUri })).rejects.toThrow(/rejected/)
    }
    const { resultUri } = await visit(browser, tab, { users: ['grace', 'mary'] })
    const request = tab.request('CONNECT_SOCIAL', { uri: resultUri })
    await expect(request).rejects.toThrow('Two different users were chosen')
  })

  test('refuses what did not come from the site, was used, or is too late', async () => {
    const browser = createBrowser({ servers })
    const tab = browser.openTab()
    const { resultUri } = await visit(browser, tab)
    const failed = (uri: string) =>
      expect(tab.request('CONNECT_SOCIAL', { uri })).rejects.toThrow('The login has failed')
    await failed(resultUri.replace(servers.siteOrigin, 'https://evil.example'))
    await failed(resultUri.replace('/loading', '/sdk'))
    await failed('x')
    await failed(`${servers.siteOrigin}/loading#auth=${'x'.repeat(43)}`)
    const stranger = createBrowser({ servers }).openTab()
    await expect(stranger.request('CONNECT_SOCIAL', { uri: resultUri })).rejects.toThrow(
      'The login has failed',
    )
    await tab.request('CONNECT_SOCIAL', { uri: resultUri })
    await failed(resultUri)
    const late = await visit(browser, tab)
    passTime(61_000)
    await failed(late.resultUri)
  })

  test('a new device gets nowhere without the vault, and never gets another wallet', async () => {
    const known = createBrowser({ servers })
    const { address } = await logIn(known)
    const away = { auth: servers.urls.auth, vault: 'http://127.0.0.1:9' }
    const stranger = createBrowser({ servers, urls: away })
    await expect(logIn(stranger)).rejects.toThrow('Recovery service unavailable')
    expect(stranger.asked).not.toContain('auth POST /v1/wallet')
    // One that knows its user does not notice.
    known.setUrls(away)
    expect((await logIn(known)).address).toBe(address)
  })
})

describe('T14: whose login it is', () => {
  test('the dapp gets the codes at once where the wallet’s frame in it has started the login', async () => {
    const browser = createBrowser({ servers })
    const { asked, posted, shown } = await visit(browser, browser.openTab())
    expect(asked).toEqual([])
    expect(shown).toEqual(['done'])
    expect(posted.map(({ origin }) => origin)).toEqual([DAPP_ORIGIN])
  })

  test.each([
    ['another one', 'other'],
    ['one that the popup cannot see', undefined],
  ])('the user is asked where it was started by %s', async (_, announced) => {
    const browser = createBrowser({ servers })
    const tab = browser.openTab()
    const refused = await visit(browser, tab, { announced, isApproved: false })
    expect(refused).toMatchObject({ posted: [], shown: ['failed'] })
    expect(refused.asked).toEqual([expect.stringContaining(DAPP_ORIGIN)])
    const { uri, statusUrl = '' } = await tab.request('GET_SOCIAL_REDIRECT_URI', { provider: 'google' })
    const readStatus = async () =>
      (await fetch(statusUrl.replace(servers.publicUrls.auth, servers.urls.auth))).json() as Promise<{
        resultUri: string
      }>
    expect(await readStatus()).toEqual({ status: 'pending' })
    const { resultUri } = await runPopup({ servers, uri, announced })
    const status = await readStatus()
    expect(status).toEqual({ status: 'done', resultUri })
    expect((await tab.request('CONNECT_SOCIAL', { uri: status.resultUri })).email).toBe('ada@idp.example')
  })

  test('a page that leads its popup to a login of somebody else gets neither of its codes', async () => {
    const [browser, thief] = [createBrowser({ servers }), createBrowser({ servers })]
    const idsOf = ({ uri }: { uri: string }) => new URLSearchParams(new URL(uri).hash.slice(1))
    const own = await browser.openTab().request('GET_SOCIAL_REDIRECT_URI', { provider: 'google' })
    const taker = thief.openTab()
    const foreign = idsOf(await taker.request('GET_SOCIAL_REDIRECT_URI', { provider: 'google' }))
    // The wallet's frame has started one login, and the servers hear of the other one.
    const lead = (url: string) => {
      for (const [name, id] of [['start', 'auth'] as const, ['vault', 'vault'] as const])
        if (url.endsWith(`/oauth/${id}/start/${idsOf(own).get(name)}`))
          return `${servers.publicUrls[id]}/oauth/${id}/start/${foreign.get(name)}`
      return url
    }
    const led = await runPopup({ servers, uri: own.uri, announced: browser.announced.at(-1), lead })
    expect(led).toMatchObject({ asked: [], shown: ['failed'] })
    expect(led.posted).toEqual([
      { resultUri: `${servers.siteOrigin}/loading#error=failed`, origin: DAPP_ORIGIN },
    ])
    await expect(taker.request('CONNECT_SOCIAL', { uri: led.resultUri })).rejects.toThrow()
  })

  test('a page that puts the vault’s login of somebody else beside its own has its user asked', async () => {
    const [browser, thief] = [createBrowser({ servers }), createBrowser({ servers })]
    const { uri } = await browser.openTab().request('GET_SOCIAL_REDIRECT_URI', { provider: 'google' })
    const foreign = await thief.openTab().request('GET_SOCIAL_REDIRECT_URI', { provider: 'google' })
    const mixed = uri.replace(/vault=.*/, foreign.uri.replace(/.*(?=vault=)/, ''))
    const announced = browser.announced.at(-1)
    const { asked, posted } = await runPopup({ servers, uri: mixed, announced, isApproved: false })
    expect(asked).toHaveLength(1)
    expect(posted).toEqual([])
  })
})
