/** Smart accounts of the site as it is deployed, in real Chromium, with a chain that has the contracts and a bundler. */
import { browserLaunchOptions } from '@foyer/browser'
import { createEmail } from '@foyer/wallet-server/test/servers'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { logInOnce } from './faultSteps.ts'
import { askAndApprove, askChain, createRecipient, strike, toClient, visit } from './fieldDapp.ts'
import { createMailbox } from './mailbox.ts'
import { type Sites, startSites } from './startSites.ts'

let sites: Sites
let browser: Browser
beforeAll(async () => {
  sites = await startSites({ hasSmartAccounts: true })
  browser = await chromium.launch(await browserLaunchOptions({ storagePartitioning: true }))
})
afterAll(async () => {
  await browser?.close()
  await sites?.stop()
})

async function logIn() {
  const context = await browser.newContext()
  onTestFinished(() => context.close())
  const { page } = await visit(sites, context)
  const address = await logInOnce(toClient(page), createMailbox(sites.servers, createEmail()))
  await askChain(sites, 'anvil_setBalance', [address, '0xde0b6b3a7640000'])
  return { page, address }
}

const getStatus = async (page: Page, id: string) => {
  const payload = { method: 'wallet_getCallsStatus', params: [id] }
  return (await toClient(page).request('RPC_REQUEST', payload)) as { status: number; atomic: boolean }
}

async function sendCalls(page: Page, to: readonly string[]) {
  const calls = to.map((each) => ({ to: each, value: '0x5' }))
  const { answer, said } = await askAndApprove(page, 'wallet_sendCalls', [{ version: '2.0.0', calls }])
  return { id: String((answer as { id?: string } | undefined)?.id), said }
}

test('T17: a user of the smart account makes two calls as one', async () => {
  const { page, address } = await logIn()
  const client = toClient(page)
  await client.request('SET_PREFERRED_ACCOUNT', { type: 'smartAccount' })
  expect(await client.request('GET_USER')).toMatchObject({
    accounts: [
      { address, type: 'smartAccount' },
      { address, type: 'eoa' },
    ],
    smartAccountDeployed: false,
  })
  const to = [createRecipient(), createRecipient()]
  const { id } = await sendCalls(page, to)
  await expect.poll(() => getStatus(page, id)).toMatchObject({ status: 200, atomic: true })
  for (const each of to) expect(await askChain(sites, 'eth_getBalance', [each, 'latest'])).toBe('0x5')
  expect(await client.request('GET_USER')).toMatchObject({ smartAccountDeployed: true })
})

test('T17: an operation whose answer is lost on the way happens once', async () => {
  const { page } = await logIn()
  await toClient(page).request('SET_PREFERRED_ACCOUNT', { type: 'smartAccount' })
  const { left } = strike(sites, {
    part: 'bundler',
    path: /eth_sendUserOperation/,
    fault: 'dropAnswer',
  })
  const to = createRecipient()
  const { id } = await sendCalls(page, [to])
  expect(left()).toBe(0)
  await expect.poll(() => getStatus(page, id)).toMatchObject({ status: 200 })
  expect(await askChain(sites, 'eth_getBalance', [to, 'latest'])).toBe('0x5')
})
