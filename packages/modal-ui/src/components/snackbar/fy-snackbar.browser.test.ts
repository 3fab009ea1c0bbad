import { close } from '@foyer/modal-core'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { dialog, openModal } from '../../test/mountModal.ts'
import { settled } from '../../test/settled.ts'

/** The region that a message is in, which holds the element of the message. */
const live = (element: Element) => (element.getRootNode() as ShadowRoot).host.closest('[aria-live="polite"]')

test.each([
  ['success', 'addressCopied', 'Address copied'],
  ['error', 'copyFailed', 'The address could not be copied'],
  ['loading', 'addressCopied', 'Address copied'],
] as const)('shows a message with the tone %s', async (tone, message, text) => {
  const { modal } = await openModal()
  modal.snackbar.show(tone, message)
  await expect.element(page.getByText(text)).toBeVisible()
})

test('has its live region before the message', async () => {
  const { modal, element } = await openModal()
  const region = element.renderRoot.querySelector('[aria-live]')
  expect(region?.textContent?.trim()).toBe('')
  modal.snackbar.show('success', 'addressCopied')
  await expect.element(page.getByText('Address copied')).toBeVisible()
  expect(live(page.getByText('Address copied').element())).toBe(region)
})

test('lies over the foot of the dialog and takes no presses', async () => {
  const { modal } = await openModal()
  modal.snackbar.show('error', 'copyFailed')
  const text = page.getByText('The address could not be copied')
  await expect.element(text).toBeVisible()
  await settled()
  const outer = dialog().element().getBoundingClientRect()
  const inner = text.element().getBoundingClientRect()
  expect(inner.left).toBeGreaterThan(outer.left)
  expect(inner.right).toBeLessThan(outer.right)
  expect(outer.bottom - inner.bottom).toBeCloseTo(20, -1)
  expect(getComputedStyle(text.element()).pointerEvents).toBe('none')
})

test('hides when the modal closes', async () => {
  const { modal } = await openModal()
  modal.snackbar.show('loading', 'addressCopied')
  close(modal)
  expect(modal.state.snackbar.current).toEqual({ status: 'hidden' })
})
