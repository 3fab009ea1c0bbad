import { open } from '@foyer/modal-core'
import { setupModal } from '@foyer/modal-core/test'
import axe from 'axe-core'
import { expect, onTestFinished } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import '../modal/fy-modal.ts'
import { settled } from './settled.ts'

/** Creates a main landmark with a heading, as every page has. Removed when the test ends. */
export function createMain(): HTMLElement {
  const main = document.createElement('main')
  main.append(Object.assign(document.createElement('h1'), { textContent: 'Page' }))
  document.body.append(main)
  onTestFinished(() => main.remove())
  return main
}

/** A fresh modal on the page, with a button before it to come from. Taken away when the test ends. */
export function mountModal(parameters: Parameters<typeof setupModal>[0] = {}) {
  const { modal, adapter } = setupModal(parameters)
  const main = createMain()
  const opener = document.createElement('button')
  opener.textContent = 'Opener'
  main.append(opener)
  const element = Object.assign(document.createElement('fy-modal'), { modal })
  document.body.append(element)
  onTestFinished(() => {
    modal.destroy()
    element.remove()
  })
  return { modal, adapter, opener, element }
}

/** The same, opened, with its first view drawn. */
export async function openModal(parameters: Parameters<typeof mountModal>[0] = {}) {
  const mounted = mountModal(parameters)
  mounted.opener.focus()
  open(mounted.modal)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  return mounted
}

export const dialog = () => page.getByRole('dialog')
export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** The element that has the focus, in whatever shadow root it is. */
export function activeElement(): Element | null {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active
}

/** Waits until the element is there and has the focus. `toHaveFocus` does not look into shadow roots. */
export async function expectFocus(locator: Locator) {
  await expect.element(locator).toBeInTheDocument()
  await expect.poll(activeElement).toBe(locator.element())
}

/** Fails with what axe finds on the page. */
export async function expectNoAxeViolations() {
  // Colours in the middle of a transition match no token.
  await settled()
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    // Of use for frames and for rules of style sheets only, which the page has none of; each takes time.
    iframes: false,
    preload: false,
  })
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([])
}
