import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, dialog, openModal } from '../test/mountModal.ts'
import { settled } from '../test/settled.ts'

/** Odd values of everything that an element inherits, or takes from its parent in another way. */
const ODD_STYLES = {
  'border-collapse': 'collapse',
  'caret-color': 'red',
  color: 'rgb(1, 2, 3)',
  cursor: 'none',
  'font-family': 'cursive',
  'font-feature-settings': '"smcp"',
  'font-kerning': 'none',
  'font-size': '40px',
  'font-style': 'italic',
  'font-variant-caps': 'small-caps',
  'font-weight': '900',
  hyphens: 'auto',
  'letter-spacing': '4px',
  'line-break': 'anywhere',
  'line-height': '4',
  'list-style-type': 'square',
  'overflow-wrap': 'anywhere',
  'pointer-events': 'none',
  quotes: '"<" ">"',
  'tab-size': '2',
  'text-align': 'right',
  'text-align-last': 'right',
  'text-indent': '40px',
  'text-shadow': 'rgb(255, 0, 0) 1px 1px 1px',
  'text-transform': 'uppercase',
  'text-wrap': 'nowrap',
  'user-select': 'none',
  visibility: 'hidden',
  'white-space': 'pre',
  'word-break': 'break-all',
  'word-spacing': '9px',
  'writing-mode': 'vertical-rl',
  '-webkit-text-fill-color': 'rgb(255, 0, 0)',
  '-webkit-text-stroke-width': '1px',
} satisfies Record<string, string>

/** Adds styles of the page's own sheet for a selector. Removed when the test ends. */
function addPageStyles(selector: string, styles: Record<string, string>) {
  const declarations = Object.entries(styles).map(([name, value]) => `${name}: ${value};`)
  const style = document.createElement('style')
  style.textContent = `${selector} { ${declarations.join(' ')} }`
  document.head.append(style)
  onTestFinished(() => style.remove())
}

/** These styles of the dialog, its heading and a button in it. */
function readStyles() {
  const inside = [dialog(), page.getByRole('heading', { level: 2 }), button('Close')].map((one) =>
    getComputedStyle(one.element()),
  )
  return Object.fromEntries(
    Object.keys(ODD_STYLES).map((name) => [name, inside.map((style) => style.getPropertyValue(name))]),
  )
}

test.each(['body', '*'])('looks the same when the page styles `%s`', async (selector) => {
  await openModal()
  const plain = readStyles()
  addPageStyles(selector, ODD_STYLES)
  expect(readStyles()).toEqual(plain)
})

test('has sizes of its own when the page has variables of the same names', async () => {
  addPageStyles(':root', { '--emblem': '200px', '--picture': '200px', '--row': '300px' })
  await openModal()
  const values = ['--emblem', '--picture', '--row'].map((name) =>
    getComputedStyle(dialog().element()).getPropertyValue(name),
  )
  expect(values).toEqual(['', '', ''])
})

test.each(['html', 'body'])('fits into the window when the page has a zoom on `%s`', async (selector) => {
  addPageStyles(selector, { zoom: '1.5' })
  await openModal()
  await settled()
  const { left, right, top } = dialog().element().getBoundingClientRect()
  expect([left, top].every((edge) => edge >= 0)).toBe(true)
  expect(right).toBeLessThanOrEqual(innerWidth)
})

test('takes presses on a row, Close and the backdrop when the page takes none', async () => {
  addPageStyles('body', { 'pointer-events': 'none' })
  const { modal } = await openModal()
  await settled()
  const host = document.querySelector('fy-modal')
  for (const { x, y, width, height } of [
    button('One').element().getBoundingClientRect(),
    button('Close').element().getBoundingClientRect(),
    new DOMRect(4, 4, 0, 0),
  ])
    expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(host)
  await page.elementLocator(document.documentElement).click({ position: { x: 4, y: 4 } })
  expect(modal.state.router.open).toBe(false)
})

test('is there for screen readers when a dialog of the page has hidden what is beside it', async () => {
  const { modal, element } = await openModal()
  modal.router.close()
  await expect.element(dialog()).not.toBeInTheDocument()
  element.setAttribute('aria-hidden', 'true')
  element.inert = true
  modal.router.open({ view: 'Connect' })
  await expect.element(dialog()).toBeVisible()
  expect([element.getAttribute('aria-hidden'), element.inert]).toEqual([null, false])
})

test('stays there for screen readers when a dialog of the page opens after it', async () => {
  const { element } = await openModal()
  element.setAttribute('aria-hidden', 'true')
  element.inert = true
  await expect.element(button('Close')).toBeVisible()
  expect([element.getAttribute('aria-hidden'), element.inert]).toEqual([null, false])
})
