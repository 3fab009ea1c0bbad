import { close, open } from '@foyer/modal-core'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, dialog, openModal } from '../../test/mountModal.ts'

const alert = () => page.getByRole('alert')

test('shows the problem and its code until it is dismissed', async () => {
  const { modal } = await openModal()
  modal.alerts.show('APKT001')
  await expect.element(alert()).toMatchTextContent(/This site is not set up for that network\.\s+APKT001/)
  await button('Dismiss').click()
  await expect.element(alert()).not.toBeInTheDocument()
  expect(modal.state.alerts.current).toEqual({ status: 'hidden' })
})

test('goes when the modal closes, and one that comes while it is closed waits for the next time', async () => {
  const { modal } = await openModal()
  modal.alerts.show('APKT009')
  await expect.element(alert()).toBeVisible()
  close(modal)
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(modal.state.alerts.current).toEqual({ status: 'hidden' })
  modal.alerts.show('APKT006')
  open(modal)
  await expect.element(alert()).toMatchTextContent(/APKT006/)
})

test('shows the title of the specification with debug', async () => {
  const { modal } = await openModal({ debug: true })
  modal.alerts.show('APKT003')
  await expect
    .element(alert())
    .toMatchTextContent(/Network Error: Wallet Load Failed\s*The wallet list could not be loaded\./)
})
