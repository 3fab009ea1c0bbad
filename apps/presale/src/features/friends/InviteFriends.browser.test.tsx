import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createTestRuntime } from '../../../test/createTestRuntime.ts'
import { exampleView } from '../../../test/exampleView.ts'
import { createFakeChain } from '../../../test/fakeChain.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import type { HomeView } from '../../chain/homeQuery.ts'
import { InviteFriends } from './InviteFriends.tsx'

const CODE = 'K7M2P9QX'
const link = `${window.location.origin}/?code=${CODE}`

afterEach(() => vi.restoreAllMocks())

type SetupOptions = {
  directCount?: number
  boundAt?: number
  finalizedTime?: number
  items?: HomeView['items']
}

async function setup({
  directCount = 0,
  boundAt = 1_759_840_000,
  finalizedTime = 0,
  items = exampleView().items,
}: SetupOptions = {}) {
  const profile = { ...exampleView().profile, directCount, boundAt }
  const chain = createFakeChain(exampleView({ profile, items }))
  chain.functions.finalizedTime = () => finalizedTime
  const { runtime } = await createTestRuntime({ chain })
  runtime.clock.observe(exampleView().timestamp)
  renderWithProviders(<InviteFriends profile={profile} />, { runtime })
  return { chain }
}

function stubClipboard(writeText: (text: string) => Promise<void>) {
  return vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
}

test('shows the code and the link of the account, and its inviter', async () => {
  await setup()
  await expect.element(page.getByRole('region', { name: 'Invite Friends' })).toBeVisible()
  await expect.element(page.getByText(CODE, { exact: true })).toBeVisible()
  await expect.element(page.getByText(link)).toBeVisible()
  await expect.element(page.getByText('0x7099…79C8')).toBeVisible()
})

test('shows "Invitation Code Copied" and "Copied Successfully" when the code is copied', async () => {
  const writeText = stubClipboard(async () => {})
  await setup()
  await page.getByRole('button', { name: 'Copy code' }).click()
  expect(writeText).toHaveBeenCalledExactlyOnceWith(CODE)
  await expect.element(page.getByText('Invitation Code Copied')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Copied Successfully' })).toBeVisible()
})

test('shows "Invitation Link Copied" when the link is copied', async () => {
  const writeText = stubClipboard(async () => {})
  await setup()
  await page.getByRole('button', { name: 'Copy link' }).click()
  expect(writeText).toHaveBeenCalledExactlyOnceWith(link)
  await expect.element(page.getByText('Invitation Link Copied')).toBeVisible()
})

test('tells what to do instead when the clipboard is blocked', async () => {
  stubClipboard(() => Promise.reject(new DOMException('denied', 'NotAllowedError')))
  await setup()
  await page.getByRole('button', { name: 'Copy code' }).click()
  await expect.element(page.getByText(/^Copying was not allowed/)).toBeVisible()
})

test('shows the link as a QR code in a dialog', async () => {
  await setup()
  await page.getByRole('button', { name: 'Show QR code' }).click()
  const dialog = page.getByRole('dialog', { name: 'Scan to open the invitation link' })
  await expect.element(dialog.getByRole('img', { name: link })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test.each([
  [0, '0 friends invited', undefined],
  [1, '1 friend invited', '1 friend: 10%'],
  [2, '2 friends invited', '2 or more: 20% of purchases from then on'],
  [7, '7 friends invited', '2 or more: 20% of purchases from then on'],
])('marks the current rate with %i friends', async (directCount, sentence, current) => {
  await setup({ directCount })
  await expect.element(page.getByRole('progressbar', { name: sentence })).toBeVisible()
  const marked = page
    .getByRole('listitem')
    .elements()
    .filter((item) => item.hasAttribute('aria-current'))
  expect(marked.map((item) => item.textContent)).toEqual(current === undefined ? [] : [current])
})

test('shows an example of the reward for one purchase at 10 % and at 20 %', async () => {
  await setup()
  await expect
    .element(
      page.getByText(
        /Genesis Badge for \$1,200\.00: you earn \$120\.00 with one friend and \$240\.00 with two or more/,
      ),
    )
    .toBeVisible()
})

test.each([
  ['is sold out', { available: 0n }],
  ['has no price yet', { unitPriceUsd: 0n }],
])('shows no example of a reward for an item that %s', async (_, change) => {
  const [fragment, badge] = exampleView().items
  if (fragment === undefined || badge === undefined) throw new Error('No items.')
  await setup({ items: [fragment, { ...badge, ...change }] })
  await expect.element(page.getByText(/Genesis Fragment for \$120\.00: you earn \$12\.00/)).toBeVisible()
  await expect.element(page.getByText(/Genesis Badge/)).not.toBeInTheDocument()
})

test('marks a new code as confirming until its block is final', async () => {
  const boundAt = Number(exampleView().timestamp) - 1
  const { chain } = await setup({ boundAt })
  await expect.element(page.getByText(/^Confirming/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Copy code' })).toBeDisabled()
  chain.functions.finalizedTime = () => boundAt
  await expect.element(page.getByRole('button', { name: 'Copy code' })).toBeEnabled()
})
