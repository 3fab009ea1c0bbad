import { expect, onTestFinished, test } from 'vitest'
import { FyWalletIcon } from './fy-wallet-icon.ts'

const PICTURE = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'

async function mountIcon(props: Partial<FyWalletIcon>) {
  const icon = Object.assign(new FyWalletIcon(), { name: 'One' }, props)
  document.body.append(icon)
  onTestFinished(() => icon.remove())
  await icon.updateComplete
  return icon.renderRoot
}

test('shows the first letter of the name without an image', async () => {
  const root = await mountIcon({ name: 'one' })
  expect(root.textContent?.trim()).toBe('O')
})

test('draws the image after the first frame', async () => {
  const root = await mountIcon({ src: PICTURE })
  expect(root.querySelector('img, span')).toBeNull()
  await expect.poll(() => root.querySelector('img')?.src).toBe(new URL(PICTURE).href)
})

test('shows the letter when the image fails to load', async () => {
  const root = await mountIcon({ src: 'data:image/png,' })
  await expect.poll(() => root.querySelector('span')?.textContent).toBe('O')
})

test('draws nothing while it is not known whether there is a picture', async () => {
  const root = await mountIcon({ src: null })
  expect(root.querySelector('img, span')).toBeNull()
})
