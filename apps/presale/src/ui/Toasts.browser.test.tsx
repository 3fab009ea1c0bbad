import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithProviders } from '../../test/renderWithProviders.tsx'
import { useToast } from './Toasts.tsx'

function ShowButton() {
  const show = useToast()
  return (
    <button type="button" onClick={() => show('Copied Successfully')}>
      Show
    </button>
  )
}

test('a message stands above the bars at the foot of the page', async () => {
  const foot = document.createElement('div')
  foot.id = 'foot'
  foot.innerHTML = '<aside style="height: 150px"></aside>'
  document.body.append(foot)
  onTestFinished(() => foot.remove())
  renderWithProviders(<ShowButton />)
  await page.getByRole('button', { name: 'Show' }).click()
  const message = page.getByText('Copied Successfully')
  await expect.element(message).toBeVisible()
  const bottom = message.element().getBoundingClientRect().bottom
  expect(window.innerHeight - bottom).toBeGreaterThanOrEqual(150)
})
