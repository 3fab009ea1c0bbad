import { selectRows } from '@foyer/harness/full'
import { ADDRESS, createFakeSiwx } from '@foyer/modal-core/test'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, dialog, expectFocus, openModal } from '../../test/mountModal.ts'

const field = () => page.getByRole('textbox', { name: 'Email address' })

/** A wallet has just been connected, and the dapp asks for an e-mail address. */
async function openCapture(parameters: Parameters<typeof openModal>[0] = {}) {
  const onEmailCapture = vi.fn(async () => {})
  const mounted = await openModal({ onEmailCapture, ...parameters })
  await button('One').click()
  await expect.element(field()).toBeVisible()
  return { ...mounted, onEmailCapture }
}

test('passes a valid address to the dapp and closes', async () => {
  const { onEmailCapture } = await openCapture()
  await field().fill('  ann@example.org ')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(onEmailCapture.mock.calls).toEqual([[{ email: 'ann@example.org', address: ADDRESS, chainId: 56 }]])
})

test('is shown only with `onEmailCapture`', async () => {
  await openModal()
  await button('One').click()
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('comes after signing in', async () => {
  await openModal({ onEmailCapture: () => {}, siwx: createFakeSiwx().feature })
  await button('One').click()
  await button('Sign').click()
  await expect.element(field()).toBeVisible()
})

test('shows Please enter a valid email address', async () => {
  const { onEmailCapture } = await openCapture()
  // The core has what is an address.
  for (const text of selectRows(['', 'ann', 'ann@example', 'ann bell@example.org'], (one) => one === 'ann')) {
    await field().fill(text)
    await button('Continue').click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('Please enter a valid email address')
    await expectFocus(field())
    await expect.element(field()).toHaveAccessibleDescription('Please enter a valid email address')
    expect(onEmailCapture).not.toHaveBeenCalled()
    await field().fill('ann@example.org')
    await expect.element(page.getByText('Please enter a valid')).not.toBeInTheDocument()
  }
})

test('offers to send the address again when the dapp failed to store it', async () => {
  const { onEmailCapture } = await openCapture()
  onEmailCapture.mockRejectedValueOnce(new Error('server down'))
  await field().fill('ann@example.org')
  await button('Continue').click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Your email address could not be saved.')
  await button('Continue').click()
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('waits while the dapp does', async () => {
  const { onEmailCapture } = await openCapture()
  const kept = Promise.withResolvers<void>()
  onEmailCapture.mockReturnValue(kept.promise)
  await field().fill('ann@example.org')
  await button('Continue').click()
  await expect.element(button('Loading…')).toBeDisabled()
  kept.resolve()
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('can be skipped, and asks again until the user has answered', async () => {
  const { modal, onEmailCapture } = await openCapture()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(modal.email.isAsked()).toBe(true)
  modal.router.open({ view: 'DataCapture' })
  await button('Skip').click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(modal.email.isAsked()).toBe(false)
  expect(onEmailCapture).not.toHaveBeenCalled()
})
