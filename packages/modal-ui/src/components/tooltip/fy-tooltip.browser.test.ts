import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, dialog, expectFocus, openModal } from '../../test/mountModal.ts'
import { settled } from '../../test/settled.ts'
import type { FyTooltip } from './fy-tooltip.ts'
import './fy-tooltip.ts'

beforeEach(() => page.viewport(800, 800))
afterEach(() => {
  vi.useRealTimers()
})

/** The tip of the dialog's Close. */
async function openClose(parameters: Parameters<typeof openModal>[0] = {}) {
  const mounted = await openModal(parameters)
  const tooltip = mounted.element.renderRoot.querySelector('fy-tooltip') as FyTooltip
  const tip = () => tooltip.renderRoot.querySelector('[popover]') as HTMLElement
  return { ...mounted, tooltip, tip, isShown: () => tip().matches(':popover-open') }
}

const pointer = (type: string, pointerType = 'mouse') => new PointerEvent(type, { pointerType })

test('shows the name of the button on keyboard focus and hides it on blur', async () => {
  const { tip, isShown } = await openClose()
  expect(isShown()).toBe(false)
  await userEvent.tab()
  await expectFocus(button('Close'))
  await vi.waitUntil(isShown)
  expect(tip().textContent).toBe('Close')
  await userEvent.tab()
  await vi.waitUntil(() => !isShown())
})

test('stays with its button when the window is resized', async () => {
  const { tip, isShown } = await openClose()
  await settled()
  await userEvent.tab()
  await vi.waitUntil(isShown)
  const middle = (element: Element) => {
    const { left, width } = element.getBoundingClientRect()
    return left + width / 2
  }
  const close = () => button('Close').element()
  await page.viewport(600, 800)
  await expect.poll(() => Math.abs(middle(tip()) - middle(close()))).toBeLessThan(1)
})

test('opens after a mouse has rested on the button for 400 ms', async () => {
  const { tooltip, isShown } = await openClose()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  tooltip.dispatchEvent(pointer('pointerenter'))
  vi.advanceTimersByTime(399)
  await tooltip.updateComplete
  expect(isShown()).toBe(false)
  vi.advanceTimersByTime(1)
  await tooltip.updateComplete
  expect(isShown()).toBe(true)
  tooltip.dispatchEvent(pointer('pointerleave'))
  await tooltip.updateComplete
  expect(isShown()).toBe(false)
})

test('stays closed on touch', async () => {
  const { tooltip } = await openClose()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  tooltip.dispatchEvent(pointer('pointerenter', 'touch'))
  vi.advanceTimersByTime(1000)
  expect(tooltip.open).toBe(false)
})

test('stays open while the mouse is on the button or the tip, and takes presses', async () => {
  const { modal, tip, isShown } = await openClose()
  await button('Close').hover()
  await vi.waitUntil(isShown)
  await userEvent.click(tip())
  expect(isShown()).toBe(true)
  expect(modal.state.router.open).toBe(true)
  await page.getByRole('heading', { level: 2 }).hover()
  await vi.waitUntil(() => !isShown())
})

test('closes the dialog on the first Escape when the button has the focus', async () => {
  const { isShown } = await openClose()
  await userEvent.tab()
  await vi.waitUntil(isShown)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(isShown()).toBe(false)
})

test('hides the tip on the first Escape and closes the dialog on the second when a mouse has brought the tip', async () => {
  const { isShown } = await openClose()
  await button('Close').hover()
  await vi.waitUntil(isShown)
  await userEvent.keyboard('{Escape}')
  await vi.waitUntil(() => !isShown())
  await expect.element(dialog()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('closes when the button is pressed', async () => {
  const { modal, adapter, tooltip } = await openClose()
  adapter.answers.connect = () => new Promise(() => {})
  tooltip.open = true
  await tooltip.updateComplete
  button('Close')
    .element()
    .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }))
  expect(tooltip.open).toBe(false)
  expect(modal.state.router.open).toBe(true)
})

test.each(['ltr', 'rtl'] as const)('fits into the window beside its button, %s, on a phone', async ($dir) => {
  await page.viewport(360, 740)
  const { tooltip, tip } = await openClose({ strings: { en: { $dir, close: 'Close this window' } } })
  await settled()
  tooltip.open = true
  await tooltip.updateComplete
  const box = tip().getBoundingClientRect()
  const anchor = button('Close this window').element().getBoundingClientRect()
  expect(box.left).toBeGreaterThanOrEqual(8)
  expect(box.right).toBeLessThanOrEqual(352)
  expect(Math.round(box.bottom)).toBe(Math.round(anchor.top))
  expect(box.left).toBeLessThan(anchor.right)
  expect(box.right).toBeGreaterThan(anchor.left)
  expect(getComputedStyle(tip()).direction).toBe($dir)
})

test('is hidden from screen readers, which read the name of the button', async () => {
  const { tooltip } = await openClose()
  tooltip.open = true
  await tooltip.updateComplete
  await expect.element(button('Close')).toHaveAccessibleName('Close')
  expect(page.getByRole('tooltip').query()).toBeNull()
})
