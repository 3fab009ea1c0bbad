/** Smart accounts of the site as it is deployed, in real Chromium, with a chain that has the contracts, a bundler and a sponsor. */
import { onlyInFull } from '@foyer/harness/full'
import { runStatement } from '@foyer/wallet-server/test/rows'
import { createEmail } from '@foyer/wallet-server/test/servers'
import type { Page } from 'playwright'
import { toFunctionSelector } from 'viem'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { logInOnce } from '../faultSteps.ts'
import { askAndApprove, askChain, createRecipient, toClient, visit } from '../fieldDapp.ts'
import { createMailbox } from '../mailbox.ts'
import { openSites } from '../sharedSites.ts'
import { SHOP, type Sites } from '../startSites.ts'

const TAKE = { to: SHOP, data: toFunctionSelector('function take()') }

const testInFull = onlyInFull(test)

let sites: Sites
/** Has BNB, and the smart account in use. */
let user: { page: Page; address: string }
beforeAll(async () => {
  const opened = await openSites()
  sites = { ...opened, sdk: opened.smartSdk }
  user = await logIn()
  await fund(user.address)
  await toClient(user.page).request('SET_PREFERRED_ACCOUNT', { type: 'smartAccount' })
})

async function logIn() {
  const { page } = await visit(sites, await sites.browser.newContext({ reducedMotion: 'reduce' }))
  const address = await logInOnce(toClient(page), createMailbox(sites.servers, createEmail()))
  return { page, address }
}

const fund = (address: string) => askChain(sites, 'anvil_setBalance', [address, '0xde0b6b3a7640000'])
const balanceOf = (address: string) => askChain(sites, 'eth_getBalance', [address, 'latest'])

async function getStatus(id: string, page = user.page) {
  const payload = { method: 'wallet_getCallsStatus', params: [id] }
  return (await toClient(page).request('RPC_REQUEST', payload)) as { status: number; atomic: boolean }
}

async function sendCalls(calls: readonly object[], page = user.page) {
  const { answer, said, shown } = await askAndApprove(page, 'wallet_sendCalls', [{ version: '2.0.0', calls }])
  return { id: String((answer as { id?: string } | undefined)?.id), said, shown }
}

const pay = (to: string) => ({ to, value: '0x5' })

test('T17: a user of the smart account makes two calls as one', async () => {
  const { page, address } = user
  const client = toClient(page)
  // The first calls of this user: nothing is delegated before.
  expect(await client.request('GET_USER')).toMatchObject({
    accounts: [
      { address, type: 'smartAccount' },
      { address, type: 'eoa' },
    ],
    smartAccountDeployed: false,
  })
  const to = [createRecipient(), createRecipient()]
  const { id } = await sendCalls(to.map(pay))
  await expect.poll(() => getStatus(id)).toMatchObject({ status: 200, atomic: true })
  for (const each of to) expect(await balanceOf(each)).toBe('0x5')
  expect(await client.request('GET_USER')).toMatchObject({ smartAccountDeployed: true })
})

testInFull(
  'T17: calls of an account without BNB are paid for until its budget is used up, and the screen says who pays',
  async () => {
    const { page, address } = await logIn()
    onTestFinished(() => page.context().close())
    await toClient(page).request('SET_PREFERRED_ACCOUNT', { type: 'smartAccount' })
    const { id, shown } = await sendCalls([TAKE], page)
    expect(shown).toContain('Paid for you: the operator of this wallet pays the network fee.')
    await expect.poll(() => getStatus(id, page)).toMatchObject({ status: 200 })
    expect(await balanceOf(address)).toBe('0x0')

    await runStatement(
      sites.servers.settings.auth,
      "UPDATE sponsorships SET state = 'paid', amount = 10 ^ 17",
    )
    await fund(address)
    const next = await sendCalls([TAKE], page)
    expect(next.shown).toContain('You pay the fee. The budget for sponsored fees is used up for now.')
    await expect.poll(() => getStatus(next.id, page)).toMatchObject({ status: 200 })
    expect(Number(await balanceOf(address))).toBeLessThan(1e18)
  },
)
