import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { useNetworkFailure } from './NetworkFailure.tsx'

const TEXT =
  'The current network is unstable. The operation failed. Please check your connection and try again.'

function Failing() {
  const open = useNetworkFailure()
  return (
    <button type="button" onClick={open}>
      Do
    </button>
  )
}

const dialog = () => page.getByRole('dialog', { name: 'Reminder' })

beforeEach(async () => {
  renderWithProviders(<Failing />)
  await page.getByRole('button', { name: 'Do' }).click()
})

test('shows title, text and one confirm button, which closes the dialog and returns the focus', async () => {
  await expect.element(dialog().getByText(TEXT)).toBeVisible()
  await dialog().getByRole('button', { name: 'Confirm' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Do' })).toHaveFocus()
})

test('closes when the close icon is clicked', async () => {
  await dialog().getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
})
