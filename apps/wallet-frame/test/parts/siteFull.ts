/** Tests that a lower level has, too, here again at the deployed site. Part of `test:full`. */
import { launchBrowser } from '@foyer/harness/playwright'
import { passTime } from '@foyer/wallet-server/test/passTime'
import { createEmail } from '@foyer/wallet-server/test/servers'
import { verifyMessage } from 'viem'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import {
  askAndApprove,
  askChain,
  createRecipient,
  hear,
  mount,
  openContext,
  replay,
  show,
  strike,
  toClient,
  visit,
} from '../fieldDapp.ts'
import { checkPage } from '../homePage.ts'
import { createMailbox } from '../mailbox.ts'
import { openSites } from '../sharedSites.ts'
import { connectSocial, expectMemory, listen, logIn, logInWithFarcaster, startSocial } from '../siteSteps.ts'
import type { Sites } from '../startSites.ts'

let sites: Sites
beforeAll(async () => {
  sites = await openSites()
})

const createUser = () => createMailbox(sites.servers, createEmail())

const newContext = (browser = sites.browser) => openContext(browser)

test('T18: a login with Farcaster finds the same wallet under another page, though the relay is lost while the user signs', async () => {
  const context = await newContext()
  const { page } = await visit(sites, context)
  const lost = strike(sites, { part: 'relay', path: /channel\/status/, fault: 'serverError' })
  const { userName, address } = await logInWithFarcaster(sites, page, 'Ada Lovelace')
  expect(userName).toBe('ada')
  expect(lost.left()).toBe(0)
  await page.reload()
  await mount(sites, page)
  expect((await toClient(page).request('GET_USER')).address).toBe(address)
  // Storage is partitioned: under another page nobody is logged in.
  const other = await visit(sites, context, sites.shop)
  expect(await toClient(other.page).request('IS_CONNECTED')).toEqual({ isConnected: false })
  expect((await logInWithFarcaster(sites, other.page, 'Ada Lovelace')).address).toBe(address)
})

test('T14: the popup of a social login says that the provider has failed, and logs in when the user tries again', async () => {
  const { page } = await visit(sites, await newContext())
  await listen(page)
  onTestFinished(() => sites.identityProvider.changeTokens(undefined))
  sites.identityProvider.changeTokens(() => ({ status: 500, body: { error: 'server_error' } }))
  const { popup } = await startSocial(page, 'so01', `${sites.wallet}/loading`)
  await popup.getByRole('link', { name: 'Mary Shaw' }).click()
  await popup.getByText('Login failed.').waitFor()
  await checkPage(popup, 'light')
  const failed = `${sites.wallet}/loading#error=failed`
  await expect.poll(() => page.title()).toBe(`${sites.wallet} ${failed}`)
  expect(await connectSocial(page, failed)).toEqual({ message: 'The login has failed' })
  sites.identityProvider.changeTokens(undefined)
  await popup.close()
  // The provider still knows the user, and asks no more.
  const again = await startSocial(page, 'so03', `${sites.wallet}/loading`)
  await again.popup.getByText('You are logged in.').waitFor()
  await expect.poll(() => page.title()).toContain('#auth=')
  const [, resultUri = ''] = (await page.title()).split(' ')
  expect(await connectSocial(page, resultUri, 'so04')).toMatchObject({ email: 'mary@idp.example' })
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

test('T8: where the browser refuses storage the wallet works until the page is left', async () => {
  const refusing = await launchBrowser({ headlessShell: false })
  onTestFinished(() => refusing.close())
  await expectMemory(sites, await newContext(refusing))
})
