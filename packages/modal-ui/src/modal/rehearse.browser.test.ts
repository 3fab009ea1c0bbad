import { open } from '@foyer/modal-core'
import { type connected, setupModal, wallet } from '@foyer/modal-core/test'
import type { LitElement } from 'lit'
import { expect, onTestFinished, test } from 'vitest'
import { loadStrings } from '../locales/loadStrings.ts'
import { button, dialog, expectFocus } from '../test/mountModal.ts'
import './fy-modal.ts'
import { addUnseen, rehearse } from './rehearse.ts'

async function setup(isWanted: () => boolean) {
  const { modal, adapter } = setupModal()
  onTestFinished(() => modal.destroy())
  const strings = await loadStrings({ locale: 'en' })
  const element = await rehearse({ modal, idle: () => Promise.resolve(), isWanted, strings })
  onTestFinished(() => element?.remove())
  return { modal, adapter, element }
}

test('returns a drawing that opens with what has changed since, and whose buttons act', async () => {
  const { modal, adapter, element } = await setup(() => true)
  const view = element?.renderRoot.querySelector('fy-connect-view')
  expect(view?.renderRoot.textContent).toContain('One')
  expect(element?.isConnected).toBe(false)
  expect(modal.state.router.open).toBe(false)

  adapter.setConnectors([wallet('io.three', 'Three')])
  modal.options.update({ themeMode: 'light' })
  if (element) document.body.append(Object.assign(element, { modal }))
  open(modal)
  await expect.element(dialog()).toBeVisible()
  await expect.element(button('One')).not.toBeInTheDocument()
  await expectFocus(dialog().getByRole('heading', { name: 'Connect Wallet' }))
  expect(element?.renderRoot.querySelector('fy-connect-view')).toBe(view)
  expect(element?.getAttribute('theme')).toBe('light')

  const answer = Promise.withResolvers<ReturnType<typeof connected>>()
  adapter.answers.connect = () => answer.promise
  await button('Three').click()
  await expect.poll(() => modal.state.request.current.status).toBe('pending')
})

test('shows nothing of what it draws, also on a page whose rules are important', async () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { opacity: 1 !important; position: static !important; contain: none !important }')
  document.adoptedStyleSheets.push(sheet)
  onTestFinished(() => void document.adoptedStyleSheets.pop())
  const { modal } = setupModal()
  onTestFinished(() => modal.destroy())
  const strings = await loadStrings({ locale: 'en' })
  const inside = (name: string) => document.querySelector<LitElement>(`[inert] ${name}`)?.renderRoot
  let drawn = 0
  async function idle() {
    const parts = [inside('fy-connect-view'), inside('fy-modal')].flatMap((root) => [
      ...(root?.querySelectorAll('dialog, button') ?? []),
    ])
    drawn += parts.filter((part) => part.getBoundingClientRect().width > 0).length
    const seen = parts.filter((part) =>
      part.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    )
    expect(seen).toEqual([])
  }
  await rehearse({ modal, idle, isWanted: () => true, strings })
  expect(drawn).toBeGreaterThan(3)
})

test('returns nothing and leaves nothing on the page once the modal is about to open', async () => {
  let looks = 0
  // In the middle: the view has been drawn.
  const { element } = await setup(() => looks++ < 5)
  expect(element).toBeUndefined()
  expect(document.querySelector('fy-connect-view, [inert]')).toBeNull()
})

test('stays off a page that one more child of its body would move', () => {
  const part = document.createElement('main')
  const element = document.createElement('fy-modal')
  const sheet = new CSSStyleSheet()
  document.body.append(part)
  document.adoptedStyleSheets.push(sheet)
  onTestFinished(() => {
    for (const one of [part, element]) one.remove()
    document.adoptedStyleSheets.pop()
  })
  sheet.replaceSync(
    'body { display: grid; place-content: center } body > :not(:last-child) { margin-bottom: 60px }',
  )
  expect(addUnseen(element)).toBe(false)
  expect(element.isConnected).toBe(false)
  sheet.replaceSync('body { display: grid; place-content: center; gap: 60px }')
  expect(addUnseen(element)).toBe(true)
  expect(element.isConnected).toBe(true)
})
