import type { ThemeVariables } from '@foyer/modal-core'
import { open } from '@foyer/modal-core'
import { expect, onTestFinished, test, vi } from 'vitest'
import { dialog, mountModal } from '../test/mountModal.ts'

/** Returns the console's warnings when a modal is drawn in this theme. */
async function warningsOf(themeVariables: ThemeVariables, themeMode: 'dark' | 'light' = 'dark') {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  warn.mockClear()
  onTestFinished(() => warn.mockRestore())
  const { modal, element } = mountModal({ themeMode, themeVariables })
  open(modal)
  await expect.element(dialog()).toBeVisible()
  await new Promise((resolve) => requestAnimationFrame(resolve))
  // The next one of the test is to be waited for, and not this.
  element.remove()
  return warn.mock.calls.map(([message]) => String(message))
}

test.each(['dark', 'light'] as const)('does not warn about the default theme, %s', async (themeMode) => {
  expect(await warningsOf({}, themeMode)).toEqual([])
})

test('does not warn about any accent', async () => {
  expect(await warningsOf({ '--fy-accent': '#ffee00' })).toEqual([])
})

test('names the pairs with low contrast and what to change', async () => {
  const [message] = await warningsOf({ '--fy-color-mix': '#888888', '--fy-color-mix-strength': '90' })
  expect(message).toMatch(/^\[Foyer\] Some texts are hard to read in this theme \(contrast below 4\.5\):/)
  expect(message).toMatch(/--fy-color-muted on --fy-color-surface: \d\.\d/)
  expect(message).toContain('Choose a lower --fy-color-mix-strength')
})

test('warns once per theme', async () => {
  const theme = { '--fy-color-mix': '#777777', '--fy-color-mix-strength': '90' }
  expect(await warningsOf(theme)).toHaveLength(1)
  expect(await warningsOf(theme)).toHaveLength(0)
})
