import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createTestRuntime } from '../../../test/createTestRuntime.ts'
import { exampleConfig } from '../../../test/exampleConfig.ts'
import { exampleView, USDT } from '../../../test/exampleView.ts'
import { type Answers, createFakeChain, purchasedLog } from '../../../test/fakeChain.ts'
import { BUYER, createFakeWallet } from '../../../test/fakeWallet.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { SaleOfPage } from '../../../test/SaleOfPage.tsx'
import { Highlights } from '../story/Highlights.tsx'

const HASH = `0x${'cd'.repeat(32)}` as const
const LOCKED =
  'Locked: YES can’t be sent or sold yet. The sale’s admin can unlock it at any time; from October 7, 2026 at 13:00 UTC, anyone can.'

const fact = (term: string, nth = 0) =>
  page.getByText(term, { exact: true }).nth(nth).element().parentElement?.querySelector('dd')?.textContent

async function setupSale(answers: Answers = {}, unlockDeadline?: bigint) {
  const chain = createFakeChain(exampleView({ yesHoldings: 20_000n * 10n ** 18n }), answers)
  if (unlockDeadline !== undefined) chain.functions.UNLOCK_DEADLINE = () => unlockDeadline
  const { runtime } = await createTestRuntime({
    chain,
    wallet: createFakeWallet({ send: async () => HASH }),
  })
  renderWithProviders(<SaleOfPage />, { runtime })
  await expect.element(page.getByRole('button', { name: 'Buy Now' })).toBeVisible()
  return chain
}

test("tells in the sale's facts, the holdings, the order and the receipt that YES cannot be sent yet", async () => {
  const chain = await setupSale()
  await expect.poll(() => fact('Transfers of YES')).toBe(LOCKED)
  expect(fact('Transfers of YES', 1)).toBe('Locked: cannot be sent yet')
  expect(page.getByText(LOCKED).all()).toHaveLength(2)

  chain.mine(HASH, [purchasedLog(BUYER, USDT)])
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await expect.element(page.getByText('Purchase confirmed')).toBeVisible()
  await page.getByText('Details', { exact: true }).click()
  await expect.element(page.getByRole('group').filter({ hasText: 'Details' }).getByText(LOCKED)).toBeVisible()
})

test('tells that anyone can unlock YES once the deadline has passed', async () => {
  await setupSale({}, exampleView().timestamp)
  await expect
    .poll(() => fact('Transfers of YES'))
    .toBe('Locked: YES cannot be sent yet. The deadline has passed, so anyone can unlock it now.')
})

test('tells that YES can be sent once it is unlocked', async () => {
  await setupSale({ transfersUnlocked: () => true })
  await expect.poll(() => fact('Transfers of YES')).toBe('Unlocked: YES can be sent like any other token.')
  expect(fact('Transfers of YES', 1)).toBe('Unlocked: can be sent')
  await expect.element(page.getByText(/^Locked/)).not.toBeInTheDocument()
})

/** A chain on which the minters of these tokens are sealed. */
async function setupStory(sealed: readonly Address[]) {
  // A phone has the highlights folded.
  await page.viewport(1280, 900)
  const chain = createFakeChain()
  const request: typeof chain.request = (rpc) => {
    const [call] = Array.isArray(rpc.params) ? rpc.params : []
    chain.functions.minterSealed = () => sealed.includes(call?.to)
    return chain.request(rpc)
  }
  const { runtime } = await createTestRuntime({ chain: { ...chain, request }, wallet: null })
  renderWithProviders(<Highlights />, { runtime })
  await expect.element(page.getByText('There will never be more than 100,000,000 YES.')).toBeVisible()
}

const { yesToken, genesisNft } = exampleConfig().contracts

test('says that nobody can change the supply when the minters of both tokens are sealed', async () => {
  await setupStory([yesToken, genesisNft])
  await expect.element(page.getByText('Nobody can change the supply.')).toBeVisible()
})

test.each([[[]], [[yesToken]], [[genesisNft]]])(
  'says only that the supply has a limit when a minter is not sealed',
  async (sealed) => {
    await setupStory(sealed)
    await expect.element(page.getByText('Nobody can change the supply.')).not.toBeInTheDocument()
  },
)
