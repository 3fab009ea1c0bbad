import { open } from '@foyer/modal-core'
import { connected, createFakeLogin } from '@foyer/modal-core/test'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, dialog, mountModal } from '../../test/mountModal.ts'

function mount() {
  const login = createFakeLogin({ isApproving: true })
  const mounted = mountModal({ features: [login.feature] })
  mounted.adapter.report(connected())
  return mounted
}

test('hides the dialog, and comes back to the same view', async () => {
  const { modal, element } = mount()
  await open(modal)
  await expect.element(button('Disconnect')).toBeVisible()
  const view = element.renderRoot.querySelector('.view')
  modal.router.push({ view: 'ApproveTransaction' })
  await expect.element(dialog()).not.toBeInTheDocument()
  modal.router.pop()
  await expect.element(dialog()).toHaveAccessibleName('Account')
  expect(element.renderRoot.querySelector('.view')).toBe(view)
})

test('is drawn where the modal is part of the page, and goes back', async () => {
  const { modal, element } = mount()
  element.embedded = true
  modal.router.state.embedded = true
  await open(modal)
  modal.router.push({ view: 'ApproveTransaction' })
  await expect.element(page.getByText(/Your wallet shows the request/)).toBeVisible()
  await button('Cancel').click()
  await expect.element(button('Disconnect')).toBeVisible()
})
