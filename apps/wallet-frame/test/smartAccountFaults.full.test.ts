/**
 * T17: each part stops before and after each step of calls of the smart account, in real Chromium: they are made once or
 * not at all, the user reads a clear sentence, and trying again works. Part of `test:full`.
 */
import { passTime } from '@foyer/wallet-server/test/passTime'
import { createEmail } from '@foyer/wallet-server/test/servers'
import type { BrowserContext, Page } from 'playwright'
import { decodeFunctionResult, encodeFunctionData, type Hex, toFunctionSelector } from 'viem'
import { entryPoint08Abi } from 'viem/account-abstraction'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { ENTRY_POINT } from '../src/smartAccount/contracts.ts'
import { LOSSES, logIn } from './faultSteps.ts'
import { askAndApprove, askChain, toClient, visit } from './fieldDapp.ts'
import { createMailbox } from './mailbox.ts'
import { OPERATION, type SiteStep, stopAt } from './siteFaultSteps.ts'
import { SHOP, type Sites, startSites } from './startSites.ts'

/** Sentences that a user may read. None is a server's text. */
const SENTENCES = [
  'Login service unavailable',
  'The wallet could not be loaded. Try again',
  'The network did not answer',
  'The network did not answer. The transaction may have been sent: look at your account before trying again',
  // A node that does not answer cannot say that the chain has smart accounts.
  'This account cannot run several calls as one',
  'This network has no smart accounts',
]

let sites: Sites
beforeAll(async () => {
  sites = await startSites({ smartAccounts: 'own' })
})
afterAll(() => sites?.stop())

// An address gets few vouchers and mails an hour, so each test has an hour of its own.
let hours = 0
beforeEach(() => passTime(hours++ * 60 * 60_000))

type User = { context: BrowserContext; address: Hex }

/** Has native currency, for when the sponsor does not pay. */
async function createUser(): Promise<User> {
  const context = await sites.browser.newContext({ reducedMotion: 'reduce' })
  const { page } = await visit(sites, context)
  const mailbox = createMailbox(sites.servers, createEmail())
  const { address } = await logIn(toClient(page), mailbox)
  await askChain(sites, 'anvil_setBalance', [address, '0xde0b6b3a7640000'])
  await toClient(page).request('SET_PREFERRED_ACCOUNT', { type: 'smartAccount' })
  await page.close()
  return { context, address: address as Hex }
}

let user: Promise<User> | undefined

/** Files that a browser has loaded once are not asked for again. */
function userFor({ part }: SiteStep): Promise<User> {
  if (part === 'site') return createUser()
  user ??= createUser()
  return user
}

/** A page of the user whose key is locked, and which knows of no earlier calls. */
async function open({ context }: User): Promise<Page> {
  const { page } = await visit(sites, context)
  onTestFinished(() => page.close())
  return page
}

const sendCalls = (page: Page) => {
  const take = { to: SHOP, data: toFunctionSelector('function take()') }
  return askAndApprove(page, 'wallet_sendCalls', [
    { version: '2.0.0', atomicRequired: true, calls: [take, take] },
  ])
}

/** Counts the account's operations. */
async function countOperations(address: Hex): Promise<bigint> {
  const getNonce = { abi: entryPoint08Abi, functionName: 'getNonce' } as const
  const data = encodeFunctionData({ ...getNonce, args: [address, 0n] })
  const answer = await askChain(sites, 'eth_call', [{ to: ENTRY_POINT, data }, 'latest'])
  return decodeFunctionResult({ ...getNonce, data: answer as Hex })
}

describe.each(LOSSES)('%s', (loss) => {
  test.each(OPERATION)('$step', async (step) => {
    const user = await userFor(step)
    const page = await open(user)
    const before = await countOperations(user.address)
    const outage = stopAt(sites, step, loss)
    const { said } = await sendCalls(page)
    expect(outage.hasStopped()).toBe(true)
    outage.start()
    if (said !== undefined) expect(SENTENCES).toContain(said)
    // A user who reads that it may have been sent looks at the account first.
    if (said !== undefined && (await countOperations(user.address)) === before)
      expect(await sendCalls(await open(user))).toMatchObject({ answer: expect.anything() })
    await expect.poll(() => countOperations(user.address)).toBe(before + 1n)
  })
})
