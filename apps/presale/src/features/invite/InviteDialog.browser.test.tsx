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
const HASH = `0x${'cd'.repeat(32)}` as const

type SetupOptions = Pick<FakeWalletOptions, 'send'> & { linkedCode?: string }

async function setup({ send, linkedCode }: SetupOptions = {}) {
  const chain = createFakeChain()
  chain.functions.ownerOfCode = ([code]) =>
    code === '0x4b374d3250395158' ? INVITER : '0x0000000000000000000000000000000000000000'
  const { runtime } = await createTestRuntime({ chain, wallet: createFakeWallet({ send }) })
  const onClose = vi.fn()
  renderWithProviders(<Invitation linkedCode={linkedCode} onClose={onClose} />, { runtime })
  return { chain, onClose }
}

/** The dialog, and what tells that it has bound a code. */
function Invitation({ linkedCode, onClose }: { linkedCode?: string; onClose: () => void }) {
  const [isBound, setBound] = useState(false)
  const bind = useBind(BUYER, () => setBound(true))
  return (
    <>
      <InviteDialog bind={bind} linkedCode={linkedCode} isRequired={false} onClose={onClose} />
      {isBound && <p>Bound</p>}
    </>
  )
}

const input = () => page.getByRole('textbox', { name: 'Invitation code' })
const submit = () => page.getByRole('button', { name: 'Submit' })
const alert = () => page.getByRole('alert')

test('the dialog is called Enter Invitation Code and has Cancel and Submit', async () => {
  const { onClose } = await setup()
  await expect.element(page.getByRole('dialog', { name: 'Enter Invitation Code' })).toBeVisible()
  await expect.element(submit()).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(onClose).toHaveBeenCalledOnce()
})

test('Escape closes it', async () => {
  const { onClose } = await setup()
  await expect.element(input()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

test('empty input: Please enter the invitation code', async () => {
  await setup()
  await submit().click()
  await expect.element(alert()).toHaveTextContent('Please enter the invitation code')
  await input().fill('K')
  await expect.element(alert()).not.toBeInTheDocument()
})

test('a wrong format: Invalid invitation code format', async () => {
  await setup()
  await input().fill('K7M2P9Q')
  await submit().click()
  await expect.element(alert()).toHaveTextContent('Invalid invitation code format')
})

test('neither 10 KB, nor script, nor letters that no code has do more than that', async () => {
  const send = vi.fn()
  await setup({ send })
  for (const typed of ['A'.repeat(10_240), '<script>alert(1)</script>', 'K7M2P9QU']) {
    await input().fill(typed)
    await submit().click()
    await expect.element(alert()).toHaveTextContent('Invalid invitation code format')
  }
  expect(send).not.toHaveBeenCalled()
})

test('a code that nobody has gets a sentence of its own', async () => {
  await setup()
  await input().fill('ABCDEFGH')
  await submit().click()
  await expect.element(alert()).toMatchTextContent(/^Nobody has this invitation code\./)
})

test("the inviter's address is shown before anything is signed", async () => {
  const send = vi.fn()
  await setup({ send })
  for (const typed of ['k7m2-p9qx', ' K7 M2 P9 QX ', 'Ｋ７Ｍ２Ｐ９ＱＸ']) {
    await input().fill(typed)
    await expect.element(page.getByText(INVITER)).toBeVisible()
    await input().fill('')
  }
  expect(send).not.toHaveBeenCalled()
})

test('binding is reported once its receipt is there', async () => {
  const { chain } = await setup({ send: async () => HASH })
  await input().fill(OWNED)
  await submit().click()
  await expect.element(page.getByText('Sent. Waiting for the blockchain to confirm it.')).toBeVisible()
  await expect.element(page.getByText('Bound')).not.toBeInTheDocument()
  chain.mine(HASH, [boundLog(BUYER)])
  await expect.element(page.getByText('Bound')).toBeInTheDocument()
})

test('refusing in the wallet: You have canceled the transaction', async () => {
  await setup({ send: () => Promise.reject(rejection) })
  await input().fill(OWNED)
  await submit().click()
  await expect.element(alert()).toHaveTextContent('You have canceled the transaction')
})

test('what the contract refuses is not sent', async () => {
  const send = vi.fn()
  const { chain } = await setup({ send })
  chain.functions.bind = () => {
    throw revert('AlreadyBound', [INVITER])
  }
  await input().fill(OWNED)
  await submit().click()
  await expect.element(alert()).toHaveTextContent('This wallet has an inviter already.')
  expect(send).not.toHaveBeenCalled()
})

test("the link's code and the public code are filled in by a click only", async () => {
  await setup({ linkedCode: OWNED })
  await expect.element(input()).toHaveValue('')
  await page.getByRole('button', { name: 'Use K7M2P9QX from your link' }).click()
  await expect.element(input()).toHaveValue(OWNED)
  await page.getByRole('button', { name: 'Nobody invited me: use R00TC0DE' }).click()
  await expect.element(input()).toHaveValue('R00TC0DE')
})
