import { createPresaleConfig } from '@foyer/devstack'
import { deleteYounger } from '@foyer/harness/browser'
import { loadMessages } from '@foyer/presale/messages'
import { presaleAbi } from '@foyer/presale-contracts'
import { startDevnet, type TestDevnet } from '@foyer/presale-operator/testing'
import { installTestWallet } from '@foyer/testing/playwright'
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { createChain } from '../src/chain.ts'
import { createInvitedBuyers } from '../src/createInvitedBuyers.ts'
import { expectAccessible } from '../src/expectAccessible.ts'
import { createSite } from '../src/pages/site.ts'
import { readStack } from '../src/stack.ts'
import { startConsole } from '../src/startConsole.ts'

const MNEMONIC = 'test test test test test test test test test test test junk'
/** As in config/devnet.yaml. */
const HOLDERS = { Admin: 1, Operator: 2, Guardian: 3 }

// On its own chain: what operators do affects all buyers.
test.describe.configure({ mode: 'serial' })

let devnet: TestDevnet
let site: Awaited<ReturnType<typeof startConsole>>
let wallets: Awaited<ReturnType<typeof installHolders>>

test.beforeAll(async () => {
  test.setTimeout(240_000)
  devnet = await startDevnet('public')
  const { presale } = await readStack()
  site = await startConsole(devnet, { shards: 'http://127.0.0.1:9/whitelist', site: presale })
})
test.afterAll(async () => {
  await site?.stop()
  await devnet?.stop()
})

test.beforeEach(async ({ page, context }) => {
  wallets = await installHolders(context)
  await context.addInitScript(deleteYounger)
  await page.goto(site.url)
  await expect(page.getByText('Open to everybody')).toBeVisible()
})

/** A wallet for each holder of a role, in every page of a context. */
async function installHolders(context: BrowserContext) {
  const install = (role: keyof typeof HOLDERS) =>
    installTestWallet(context, {
      rpcUrl: devnet.rpcUrl,
      chainId: 56,
      account: { mnemonic: MNEMONIC, index: HOLDERS[role] },
      info: { name: `Dev ${role}`, rdns: `dev.foyer.testing.${role.toLowerCase()}` },
    })
  return {
    Admin: await install('Admin'),
    Operator: await install('Operator'),
    Guardian: await install('Guardian'),
  }
}

async function connectAs(page: Page, role: keyof typeof HOLDERS) {
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await page.getByRole('button', { name: `Dev ${role}` }).click()
  const roles = page.getByRole('list', { name: 'Roles of the connected account' })
  await expect(roles.getByText(role.toUpperCase(), { exact: true })).toBeVisible()
}

const send = (page: Page) => page.getByRole('button', { name: 'Send with the connected wallet' })
const paused = () => devnet.client.readContract({ ...presale(), functionName: 'paused' })
const treasury = () => devnet.client.readContract({ ...presale(), functionName: 'treasury' })
const steps = () => devnet.client.readContract({ ...presale(), functionName: 'steps' })
const presale = () => ({ address: devnet.deployment.contracts.presale, abi: presaleAbi }) as const

/** Sends the proposed call, and expects the console to say that it was done. */
async function sendAndClose(page: Page, outcome: string) {
  await send(page).click()
  await expect(page.getByText(outcome)).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
}

/** Moves the chain's clock on. */
async function moveClock(seconds: number) {
  const { timestamp } = await devnet.client.getBlock()
  await devnet.devnet.advanceTo(Number(timestamp) + seconds)
}

/** Opens a page anew, so that it reads chain and indexer at once and not with its next refresh. */
async function reopen(page: Page, name: string) {
  await site.untilIndexed()
  await page.getByRole('link', { name: 'Status' }).click()
  await page.getByRole('link', { name, exact: true }).click()
}

test('lets the guardian pause the sale and the operator resume it', async ({ page, context }) => {
  const blocked: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) blocked.push(message.text())
  })
  await connectAs(page, 'Guardian')
  await page.getByRole('button', { name: 'Pause the sale…' }).click()
  await expect(page.getByRole('heading', { name: 'Pause the sale' })).toBeFocused()
  await expect(page.getByText('The call itself, at once.')).toBeVisible()
  await send(page).click()
  await expect(page.getByText('Done.')).toBeVisible()
  expect(await paused()).toBe(true)
  await expect(page.getByText('Paused: nobody can buy')).toBeVisible()

  // A guardian can only stop: resuming is prepared for who may.
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Resume the sale…' }).click()
  await expect(page.getByText('The connected wallet has no role for this call.')).toBeVisible()
  await expect(send(page)).toBeHidden()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download for the Safe' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('safe-transaction.json')
  expect(blocked).toEqual([])

  const other = await context.browser()?.newContext()
  if (other === undefined) throw new Error('no browser')
  await installHolders(other)
  const second = await other.newPage()
  await second.goto(site.url)
  await connectAs(second, 'Operator')
  await second.getByRole('button', { name: 'Resume the sale…' }).click()
  await send(second).click()
  await expect(second.getByText('Done.')).toBeVisible()
  expect(await paused()).toBe(false)
  await other.close()
})

test('lets the admin schedule a price and execute it after the delay', async ({ page }) => {
  await connectAs(page, 'Admin')
  await page.getByRole('link', { name: 'Schedule', exact: true }).click()
  const price = page.getByRole('group', { name: 'Step 5' }).getByRole('textbox', { name: 'USD per YES' })
  await expect(price).toHaveValue('0.07')

  await price.fill('0.06')
  await expect(page.getByText('These price steps cannot be set.')).toBeVisible()
  await price.fill('0.075')
  await expect(
    page.getByRole('row', { name: /2025-10-08 00:00 UTC everybody \$0\.075 \$75\.00 \$750\.00 144 h/ }),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Change the steps…' }).click()
  await expect(page.getByText(/^Scheduling; it can be executed from about/)).toBeVisible()
  await send(page).click()
  await expect(page.getByText('Scheduled. Come back after the delay to execute it.')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()

  await moveClock(11)
  await page.getByRole('button', { name: 'Change the steps…' }).click()
  await expect(page.getByText(/^Execution: its delay has passed/)).toBeVisible()
  await send(page).click()
  await expect(page.getByText('Executed.')).toBeVisible()
  expect((await steps()).map(({ price: exact }) => exact)).toContain(75n * 10n ** 15n)
})

test('switches the wallet back and lets the guardian stop a token when the wallet changed the network', async ({
  page,
}) => {
  await connectAs(page, 'Guardian')
  await wallets.Guardian.set({ wrongChain: 1 })
  await page.getByRole('link', { name: 'Tokens' }).click()
  await page.getByRole('button', { name: 'Stop accepting USDC…' }).click()
  await sendAndClose(page, 'Done.')
  expect(wallets.Guardian.switches.wrongChain).toBeUndefined()
  await expect(page.getByRole('row', { name: /^USDC .* no / })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Accept USDC…' })).toBeVisible()
})

test('lets the admin cancel a scheduled call and execute another from the list', async ({ page }) => {
  const before = await treasury()
  const next = '0x00000000000000000000000000000000000A11cE'
  await connectAs(page, 'Admin')
  const schedule = async () => {
    await page.getByRole('link', { name: 'Treasury' }).click()
    await page.getByRole('textbox', { name: 'New treasury, for later purchases' }).fill(next)
    await page.getByRole('button', { name: 'Change…' }).click()
    await sendAndClose(page, 'Scheduled. Come back after the delay to execute it.')
    await page.getByRole('link', { name: 'Scheduled calls' }).click()
  }
  const calls = page.getByRole('listitem').filter({ hasText: `setTreasury(${next})` })

  await schedule()
  await calls.getByRole('button', { name: 'Cancel…' }).click()
  await sendAndClose(page, 'Done.')
  await reopen(page, 'Scheduled calls')
  await expect(calls.getByText('cancelled')).toBeVisible()

  await schedule()
  await expect(calls.first().getByText(/^waits until/)).toBeVisible()
  await expect(calls.first().getByRole('button', { name: 'Execute…' })).toBeDisabled()
  await moveClock(11)
  await reopen(page, 'Scheduled calls')
  await calls.first().getByRole('button', { name: 'Execute…' }).click()
  // The step of the last proposal of the same call is over.
  await expect(page.getByRole('heading', { name: 'Execute a scheduled call' })).toBeVisible()
  expect(await page.getByText(/^Scheduling;/).count()).toBe(0)
  expect(await treasury()).toBe(before)
  await sendAndClose(page, 'Executed.')
  await reopen(page, 'Scheduled calls')
  await expect(calls.first().getByText('executed')).toBeVisible()
  expect(await treasury()).toBe(next)
})

test('lets any account settle late withdrawals and collect the fees for their recipient', async ({
  page,
}) => {
  await connectAs(page, 'Operator')
  await page.getByRole('link', { name: 'Withdrawals' }).click()
  await expect(page.getByText('None may be settled by this account yet.')).toBeVisible()
  await moveClock(600)
  await reopen(page, 'Withdrawals')
  await page.getByRole('button', { name: 'Settle 1 in USDC…' }).click()
  await sendAndClose(page, 'Done.')
  await reopen(page, 'Withdrawals')
  await expect(page.getByText('Nothing waits.')).toBeVisible()

  await page.getByRole('link', { name: 'Treasury' }).click()
  await page.getByRole('button', { name: 'Collect USDC…' }).click()
  await expect(page.getByRole('heading', { name: 'Collect 4 USDC of fees' })).toBeVisible()
  await sendAndClose(page, 'Done.')
  await expect(page.getByRole('button', { name: 'Collect USDC…' })).toBeDisabled()
})

/**
 * The page with the records of a new account that has rewards, on the presale site of the other tests. Its policy does not
 * know this chain's address, and is left out.
 */
async function openSiteOfInviter(browser: Browser) {
  const { presale } = await readStack()
  const config = createPresaleConfig(devnet.deployment, { rpc: devnet.rpcUrl, indexer: site.indexer })
  const chain = createChain({ rpc: devnet.rpcUrl, config })
  const privateKey = generatePrivateKey()
  const inviter = privateKeyToAccount(privateKey)
  await chain.fund(inviter)
  await chain.bind(inviter)
  await createInvitedBuyers(chain, inviter.address)

  const context = await browser.newContext({ baseURL: presale, bypassCSP: true, reducedMotion: 'reduce' })
  await context.route('**/config.json', (route) => route.fulfill({ json: config }))
  await installTestWallet(context, { rpcUrl: devnet.rpcUrl, chainId: 56, account: { privateKey } })
  const page = await context.newPage()
  await page.goto('/record')
  const buyer = createSite(page, inviter.address, await loadMessages('en'))
  await buyer.connect()
  return { page, context, buyer, chain, inviter }
}

test('shows a withdrawal of the site in the queue, and on the site that it was paid, while both pages stay open', async ({
  page,
  browser,
}) => {
  const { page: record, context, buyer, chain, inviter } = await openSiteOfInviter(browser)
  await connectAs(page, 'Operator')
  await page.getByRole('link', { name: 'Withdrawals' }).click()
  await expect(page.getByText('Nothing waits.')).toBeVisible()
  const before = await chain.balanceOf(inviter.address, 'USDT')

  await buyer.withdrawal.openButton.click()
  await buyer.withdrawal.amount.fill('100')
  await buyer.withdrawal.confirmButton.click()
  await expect(buyer.withdrawal.dialog).toContainText('Withdrawal requested')
  await buyer.withdrawal.dialog.getByRole('button', { name: 'Close' }).last().click()
  const history = buyer.records('Withdrawal History')
  await expect(history.getByRole('row', { name: /100 94 USDT Processing/ })).toBeVisible()
  const rewards = buyer.records('Referral Rewards')
  await expect(rewards).toContainText(/Unclaimed\s*240\sUSDT/)
  await expect(page.getByRole('row', { name: /100 USDT 94 USDT/ })).toBeVisible()

  await moveClock(600)
  await page.getByRole('button', { name: 'Settle 1 in USDT…' }).click()
  await sendAndClose(page, 'Done.')
  await expect(page.getByText('Nothing waits.')).toBeVisible()
  await expect(history.getByRole('row', { name: /100 94 USDT Success/ })).toBeVisible()
  await expect(rewards).toContainText(/Unclaimed\s*140\sUSDT/)
  await expect(rewards).toContainText(/Claimed\s*100\sUSDT/)
  expect(await chain.balanceOf(inviter.address, 'USDT')).toBe(before + parseEther('94'))
  await record.getByRole('link', { name: 'YES Genesis, home' }).click()
  await expect(buyer.token('USDT')).toHaveAccessibleName(/Balance 10,094/)
  await context.close()
})

test('turns a CSV file into a root and 256 shards, and reports the errors of an invalid file', async ({
  page,
}) => {
  await page.getByRole('link', { name: 'Whitelist' }).click()
  const csv = page.getByLabel(/^CSV file/)
  const upload = (name: string, text: string) =>
    csv.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  const address = '0xBcd4042DE499D14e55001CcbB24a551F3b954096'

  await upload('wrong.csv', `address\n${address}\n${address.toLowerCase()}\nvitalik.eth\n`)
  await expect(page.getByText('wrong.csv has 2 problem(s); nothing was written.')).toBeVisible()
  await expect(page.getByText('wrong.csv:3 repeats line 2: remove one of them')).toBeVisible()

  // The shards of the list in force are not served here: nothing can be added to it.
  await upload('right.csv', `${address}\n`)
  await expect(page.getByText(/^The shard .* cannot be read\.$/)).toBeVisible()
  await page.getByLabel('Replace the list in force').check()
  await expect(page.getByText('whom this one removes is not known')).toBeVisible()
  await expect(page.getByText('1 address, all valid and distinct.')).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the shards' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^whitelist-0x[0-9a-f]{8}\.zip$/)

  // A root cannot be set before its shards are published.
  await page.getByRole('button', { name: 'Check the published shards' }).click()
  await expect(page.getByText(/^The shard .* cannot be read\.$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Put it in force…' })).toBeDisabled()
})

test('has no axe violations and fits a phone on every page, dark and light, in a browser that has nothing younger than the floor', async ({
  page,
}) => {
  test.slow() // 16 audits
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  await page.setViewportSize({ width: 360, height: 740 })
  const names = [
    'Status',
    'Schedule',
    'Whitelist',
    'Tokens',
    'Treasury',
    'Withdrawals',
    'Roles',
    'Scheduled calls',
  ]
  for (const theme of ['Dark', 'Light']) {
    await page.getByRole('button', { name: theme, exact: true }).click()
    for (const name of names) {
      await page.getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expectAccessible(page)
    }
  }
  expect(problems).toEqual([])
})
