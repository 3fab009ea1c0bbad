import { onlyInFull } from '@foyer/harness/full'
import { shortenAddress } from '@foyer/site-kit/format'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createTestRuntime } from '../../../test/createTestRuntime.ts'
import { INVITER } from '../../../test/exampleView.ts'
import { boundLog, createFakeChain, revert } from '../../../test/fakeChain.ts'
import { BUYER, createFakeWallet, type FakeWalletOptions, rejection } from '../../../test/fakeWallet.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { useBind } from './useBind.ts'

const OWNED = 'K7M2P9QX'
const testInFull = onlyInFull(test)

const HASH = `0x${'cd'.repeat(32)}` as const

type SetupOptions = Pick<FakeWalletOptions, 'send'> & { linkedCode?: string; initialCode?: string }

async function setup({ send, ...codes }: SetupOptions = {}) {
  const chain = createFakeChain()
  chain.functions.ownerOfCode = ([code]) =>
    code === '0x4b374d3250395158' ? INVITER : '0x0000000000000000000000000000000000000000'
  const { runtime } = await createTestRuntime({ chain, wallet: createFakeWallet({ send }) })
  const onClose = vi.fn()
  renderWithProviders(<Invitation {...codes} onClose={onClose} />, { runtime })
  return { chain, onClose }
}

/** The dialog, and what tells that it has bound a code. */
function Invitation({
  linkedCode,
  initialCode,
  onClose,
}: {
  linkedCode?: string
  initialCode?: string
  onClose: () => void
}) {
  const [isBound, setBound] = useState(false)
  const bind = useBind(BUYER, () => setBound(true))
  const linked = linkedCode
    ? ({ status: 'found', code: linkedCode, isKept: true, inviter: INVITER, forget() {} } as const)
    : undefined
  return (
    <>
      <InviteDialog
        bind={bind}
        linked={linked}
        initialCode={initialCode}
        isRequired={false}
        onClose={onClose}
      />
      {isBound && <p>Bound</p>}
    </>
  )
}

const input = () => page.getByRole('textbox', { name: 'Invitation code' })
const submit = () => page.getByRole('button', { name: 'Submit' })
const inviter = () => page.getByRole('button', { name: shortenAddress(INVITER) })
const alert = () => page.getByRole('alert')

test('has the title Enter Invitation Code and the buttons Cancel and Submit', async () => {
  const { onClose } = await setup()
  await expect.element(page.getByRole('dialog', { name: 'Enter Invitation Code' })).toBeVisible()
  await expect.element(submit()).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(onClose).toHaveBeenCalledOnce()
})

test('closes when Escape is pressed', async () => {
  const { onClose } = await setup()
  await expect.element(input()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

test('shows "Please enter the invitation code" when the input is empty', async () => {
  await setup()
  await submit().click()
  await expect.element(alert()).toHaveTextContent('Please enter the invitation code')
  await input().fill('K')
  await expect.element(alert()).not.toBeInTheDocument()
})

test('shows "Invalid invitation code format" when the format is wrong', async () => {
  await setup()
  await input().fill('K7M2P9Q')
  await submit().click()
  await expect.element(alert()).toHaveTextContent('Invalid invitation code format')
})

testInFull(
  'shows only the format error when the input is 10 KB, script or letters that codes do not have',
  async () => {
    const send = vi.fn()
    await setup({ send })
    for (const typed of ['A'.repeat(10_240), '<script>alert(1)</script>', 'K7M2P9QU']) {
      await input().fill(typed)
      await submit().click()
      await expect.element(alert()).toHaveTextContent('Invalid invitation code format')
    }
    expect(send).not.toHaveBeenCalled()
  },
)

test('shows an error when no user has the code', async () => {
  await setup()
  await input().fill('ABCDEFGH')
  await submit().click()
  await expect.element(alert()).toMatchTextContent(/^This invitation code doesn’t exist\./)
})

test("shows the inviter's address before anything is signed", async () => {
  const send = vi.fn()
  await setup({ send })
  for (const typed of ['k7m2-p9qx', ' K7 M2 P9 QX ', 'Ｋ７Ｍ２Ｐ９ＱＸ']) {
    await input().fill(typed)
    await expect.element(inviter()).toBeVisible()
    await input().fill('')
  }
  await input().fill(OWNED)
  await expect.element(inviter()).toHaveAccessibleDescription(`Show the full address: ${INVITER}`)
  await expect.element(page.getByRole('button', { name: 'Copy address' })).toBeVisible()
  await inviter().click()
  await expect.element(page.getByText(INVITER)).toBeVisible()
  expect(send).not.toHaveBeenCalled()
})

testInFull('fits a phone with the whole address of the inviter', async () => {
  await page.viewport(360, 640)
  await setup({ linkedCode: OWNED, initialCode: OWNED })
  await inviter().click()
  await expect.element(page.getByText(INVITER)).toBeVisible()
  const dialog = page.getByRole('dialog').element()
  expect(dialog.scrollWidth).toBe(dialog.clientWidth)
})

test('reports success once the receipt is available', async () => {
  const { chain } = await setup({ send: async () => HASH })
  await input().fill(OWNED)
  await submit().click()
  await expect.element(page.getByText('Sent. Waiting for the blockchain to confirm it.')).toBeVisible()
  await expect.element(page.getByText('Bound')).not.toBeInTheDocument()
  chain.mine(HASH, [boundLog(BUYER)])
  await expect.element(page.getByText('Bound')).toBeInTheDocument()
})

test('shows "You have canceled the transaction" when the user rejects it in the wallet', async () => {
  await setup({ send: () => Promise.reject(rejection) })
  await input().fill(OWNED)
  await submit().click()
  await expect.element(alert()).toHaveTextContent('You have canceled the transaction')
})

test('sends nothing when the contract refuses the code', async () => {
  const send = vi.fn()
  const { chain } = await setup({ send })
  chain.functions.bind = () => {
    throw revert('AlreadyBound', [INVITER])
  }
  await input().fill(OWNED)
  await submit().click()
  await expect.element(alert()).toHaveTextContent('This wallet already has an inviter.')
  expect(send).not.toHaveBeenCalled()
})

test('has the code of the link filled in, with its owner, and proposes the others once another is typed', async () => {
  await setup({ linkedCode: OWNED, initialCode: OWNED })
  await expect.element(input()).toHaveValue(OWNED)
  await expect.element(inviter()).toBeVisible()
  expect(page.getByRole('button', { name: /^Use |^Nobody invited me/ }).elements()).toEqual([])
  await input().fill('')
  await expect.element(input()).toHaveValue('')
  await expect.element(submit()).toBeVisible()
  const publicCode = page.getByRole('button', { name: 'Nobody invited me: use R00TC0DE' })
  await publicCode.click()
  await expect.element(input()).toHaveValue('R00TC0DE')
  await expect.element(publicCode).not.toBeInTheDocument()
  expect(document.activeElement?.contains(input().element())).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
  await page.getByRole('button', { name: 'Use K7M2P9QX from your link' }).click()
  await expect.element(input()).toHaveValue(OWNED)
})

test('has one button, Continue, while the code of the link is filled in, and binds it', async () => {
  const send = vi.fn(async () => HASH)
  const { chain } = await setup({ send, linkedCode: OWNED, initialCode: OWNED })
  await expect.element(page.getByRole('button', { name: 'Continue' })).toBeEnabled()
  for (const name of ['Cancel', 'Submit'])
    await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument()
  await input().fill('K7M2P9Q')
  for (const name of ['Cancel', 'Submit'])
    await expect.element(page.getByRole('button', { name })).toBeVisible()

  await input().fill(OWNED)
  expect(send).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Continue' }).click()
  chain.mine(HASH, [boundLog(BUYER)])
  await expect.element(page.getByText('Bound')).toBeInTheDocument()
})
