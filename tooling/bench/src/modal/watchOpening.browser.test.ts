import { expect, test } from 'vitest'
import { watchOpening } from './watchOpening.ts'

test('notes when the modal is defined, drawn and visible, in this order', async () => {
  watchOpening()
  customElements.define('fy-modal', class extends HTMLElement {})
  const dialog = document.createElement('dialog')
  document.body.append(dialog)
  dialog.showModal()
  await expect.poll(() => opening.visible).toBeGreaterThan(0)
  const { defined = Infinity, rendered = 0, visible = 0 } = opening
  expect(defined).toBeLessThanOrEqual(rendered)
  expect(rendered).toBeLessThan(visible)
  const first = { ...opening }
  dialog.close()
  dialog.showModal()
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  expect(opening).toEqual(first)
})
