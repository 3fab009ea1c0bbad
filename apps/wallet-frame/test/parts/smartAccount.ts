/** Smart accounts of the site as it is deployed, in real Chromium, with a chain that has the contracts, a bundler and a sponsor. */
import { onlyInFull } from '@foyer/harness/full'
import { runStatement } from '@foyer/wallet-server/test/rows'
import { toFunctionSelector } from 'viem'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { createRecipient, toClient } from '../fieldDapp.ts'
import {
  balanceOf,
  createSmartUser,
  fund,
  getStatus,
  logInNewUser,
  openSmartSites,
  pay,
  type SmartUser,
  sendCalls,
} from '../smartAccountSteps.ts'
import { SHOP, type Sites } from '../startSites.ts'

const TAKE = { to: SHOP, data: toFunctionSelector('function take()') }

const testInFull = onlyInFull(test)

let sites: Sites
let user: SmartUser
beforeAll(async () => {
  sites = await openSmartSites()
  user = await createSmartUser(sites)
})

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
  const { id } = await sendCalls(user.page, to.map(pay))
  await expect.poll(() => getStatus(user.page, id)).toMatchObject({ status: 200, atomic: true })
  for (const each of to) expect(await balanceOf(sites, each)).toBe('0x5')
  expect(await client.request('GET_USER')).toMatchObject({ smartAccountDeployed: true })
})

testInFull(
  'T17: calls of an account without BNB are paid for until its budget is used up, and the screen says who pays',
  async () => {
    const { page, address } = await logInNewUser(sites)
    onTestFinished(() => page.context().close())
    await toClient(page).request('SET_PREFERRED_ACCOUNT', { type: 'smartAccount' })
    const { id, shown } = await sendCalls(page, [TAKE])
    expect(shown).toContain('Free for you: the operator of this wallet pays the network fee.')
    await expect.poll(() => getStatus(page, id)).toMatchObject({ status: 200 })
    expect(await balanceOf(sites, address)).toBe('0x0')

    await runStatement(
      sites.servers.settings.auth,
      "UPDATE sponsorships SET state = 'paid', amount = 10 ^ 17",
    )
    await fund(sites, address)
    const next = await sendCalls(page, [TAKE])
    expect(next.shown).toContain('You pay the fee. The budget for sponsored fees is used up for now.')
    await expect.poll(() => getStatus(page, next.id)).toMatchObject({ status: 200 })
    expect(Number(await balanceOf(sites, address))).toBeLessThan(1e18)
  },
)
