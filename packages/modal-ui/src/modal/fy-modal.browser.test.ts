import { close, goBack, open, type View } from '@foyer/modal-core'
import { connected, createFakeAdapter } from '@foyer/modal-core/test'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loadedGroup } from '../locales/loadGroup.ts'
import {
  activeElement,
  button,
  dialog,
  expectFocus,
  expectNoAxeViolations,
  mountModal,
  openModal,
} from '../test/mountModal.ts'
import { moving } from '../test/moving.ts'
import { settled } from '../test/settled.ts'
import { viewOf } from '../views/views.ts'

test('draws nothing until it opens', async () => {
  const { modal, element } = mountModal()
  await element.updateComplete
  expect(element.renderRoot.querySelector('dialog')).toBeNull()
  open(modal)
  await expect.element(dialog()).toHaveAccessibleName('Connect Wallet')
})

test('is in the top layer and 370 px wide', async () => {
  await page.viewport(740, 768)
  const { modal } = await openModal()
  const element = dialog().element()
  expect(element.matches(':modal')).toBe(true)
  expect(getComputedStyle(element).width).toBe('370px')
  // Only Connect has a second column, where there is room.
  await page.viewport(1024, 768)
  expect(getComputedStyle(element).width).toBe('720px')
  modal.router.push({ view: 'AllWallets' })
  await expect.poll(() => getComputedStyle(element).width).toBe('370px')
})

test('is a sheet at the bottom on a phone', async () => {
  await page.viewport(360, 640)
  await openModal()
  await settled()
  const { left, width, bottom } = dialog().element().getBoundingClientRect()
  expect([left, width, Math.round(bottom)]).toEqual([0, 360, 640])
  await page.viewport(1024, 768)
})

test('is opaque in its first frame', async () => {
  await moving()
  const { modal } = mountModal()
  const { showModal } = HTMLDialogElement.prototype
  const opacity = new Promise<string>((resolve) => {
    const spy = vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (
      this: HTMLDialogElement,
    ) {
      showModal.call(this)
      resolve(getComputedStyle(this).opacity)
    })
    onTestFinished(() => spy.mockRestore())
  })
  open(modal)
  expect(await opacity).toBe('1')
})

test('takes the focus, keeps it inside, and gives it back on closing', async () => {
  const { opener, element } = await openModal()
  expect(element.contains(document.activeElement)).toBe(true)
  for (let presses = 0; presses < 12; presses++) {
    await userEvent.tab()
    expect(activeElement()).not.toBe(opener)
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(document.activeElement).toBe(opener)
})

test('gives the focus back on closing where it made way for the wallet’s dialog meanwhile', async () => {
  const { modal, opener, element } = await openModal()
  const wallet = document.body.appendChild(document.createElement('dialog'))
  onTestFinished(() => wallet.remove())
  wallet.showModal()
  modal.router.push({ view: 'ApproveTransaction' })
  await expect.poll(() => element.renderRoot.querySelector('dialog')?.open).toBe(false)
  wallet.close()
  modal.router.pop()
  await expect.element(dialog()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(document.activeElement).toBe(opener)
})

test('focuses the heading of a new view', async () => {
  const { adapter } = await openModal()
  adapter.answers.connect = () => new Promise(() => {})
  await button('One').click()
  await expectFocus(page.getByRole('heading', { name: 'One' }))
})

test('closes and goes back to Connect when Escape is pressed', async () => {
  const { modal, adapter } = await openModal()
  adapter.answers.connect = () => new Promise(() => {})
  await button('One').click()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(modal.state.router).toMatchObject({ open: false, route: { view: 'Connect' } })
})

test('closes when Escape is pressed while nothing has the focus, as when a view goes', async () => {
  const { modal } = await openModal()
  modal.router.push({ view: 'AllWallets' })
  await expectFocus(page.getByRole('heading', { name: 'All wallets' }))
  ;(activeElement() as HTMLElement).blur()
  expect(document.activeElement).toBe(document.body)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('stays closed after Escape is pressed twice', async () => {
  const { modal } = await openModal()
  await userEvent.keyboard('{Escape}{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(modal.state.router.open).toBe(false)
  expect(document.documentElement.style.overflow).toBe('')
  open(modal)
  await expect.element(dialog()).toBeVisible()
})

test('stays open when it is opened right after closing', async () => {
  const { modal, element } = await openModal()
  const inner = dialog().element() as HTMLDialogElement
  const told = new Promise((resolve) => inner.addEventListener('close', resolve, { once: true }))
  close(modal)
  // Without leaving this task: the browser tells in one of its own.
  while (inner.open) await Promise.resolve()
  open(modal)
  await element.updateComplete
  await told
  expect([inner.open, modal.state.router.open]).toEqual([true, true])
})

test('closes when the browser closes the dialog', async () => {
  const { modal } = await openModal()
  const element = dialog().element() as HTMLDialogElement
  element.close()
  await vi.waitUntil(() => !modal.state.router.open)
  await vi.waitUntil(() => document.documentElement.style.overflow === '')
})

test('closes when it is drawn again before the browser tells that it closed the dialog', async () => {
  const { modal, element } = await openModal()
  const inner = dialog().element() as HTMLDialogElement
  inner.close()
  element.requestUpdate()
  // In microtasks: the browser tells in a task.
  await element.updateComplete
  expect([inner.open, modal.state.router.open]).toEqual([false, true])
  await vi.waitUntil(() => !modal.state.router.open)
  await vi.waitUntil(() => document.documentElement.style.overflow === '')
  expect(inner.open).toBe(false)
})

/** Keeps the code of a view from loading, also where another test of this page has loaded it. */
function holdView(view: View) {
  const { tag } = viewOf(view)
  const chunk = Promise.withResolvers<unknown>()
  let isHeld = true
  const load = vi.spyOn(viewOf(view), 'load').mockReturnValue(chunk.promise)
  const get = customElements.get.bind(customElements)
  const find = vi
    .spyOn(customElements, 'get')
    .mockImplementation((name) => (isHeld && name === tag ? undefined : get(name)))
  const release = () => {
    isHeld = false
    chunk.resolve(undefined)
  }
  onTestFinished(() => {
    load.mockRestore()
    find.mockRestore()
  })
  return { release }
}

test('shows a skeleton and tells screen readers while a view loads', async () => {
  const { release } = holdView('WhatIsAWallet')
  const { modal, element } = await openModal()
  modal.router.push({ view: 'WhatIsAWallet' })
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading…')
  expect(element.renderRoot.querySelector('fy-skeleton')?.rows).toBe(3)
  await expectNoAxeViolations()
  release()
  await vi.waitUntil(() => element.renderRoot.querySelector('fy-skeleton') === null)
})

test.each([
  ['a file that was removed', 'Importing a module script failed.', 'This page was updated.', 'Reload page'],
  ['an exception of its own', 'x is undefined', 'An error on this page has stopped this part.', 'Try again'],
])('names what keeps a view from loading: %s', async (_, message, text, action) => {
  const load = vi.spyOn(viewOf('WhatIsAWallet'), 'load').mockRejectedValue(new TypeError(message))
  const server = vi.spyOn(window, 'fetch').mockResolvedValue(new Response('', { status: 404 }))
  onTestFinished(() => [load, server].forEach((spy) => void spy.mockRestore()))
  const { modal } = await openModal()
  modal.events.on('error', () => {})
  modal.router.push({ view: 'WhatIsAWallet' })
  await expect.element(page.getByRole('alert')).toMatchTextContent(text)
  await expect.element(button(action)).toBeVisible()
})

test('shows a sentence and emits an event where a list of a view fails while it is made', async () => {
  const { modal } = await openModal()
  const onError = vi.fn()
  modal.events.on('error', onError)
  // The view loads the list when it is drawn first.
  await expect.element(button('MetaMask')).toBeVisible()
  const { known } = modal.wallets.state
  modal.wallets.state.known = null as never
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('An error on this page has stopped this part.')
  expect(onError).toHaveBeenCalledExactlyOnceWith({
    error: expect.objectContaining({ name: 'ModalLoadError', reason: 'error', cause: expect.any(TypeError) }),
  })
  modal.wallets.state.known = known
  await button('Try again').click()
  await expect.element(button('All wallets')).toBeVisible()
})

test('fades at the edges behind which there is more', async () => {
  const { innerWidth, innerHeight } = window
  await page.viewport(360, 400)
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  const { element } = await openModal()
  await expect.element(button('MetaMask')).toBeInTheDocument()
  const frame = element.renderRoot.querySelector('.frame') as HTMLElement
  const edges = () => frame.className
  await expect.poll(edges).toBe('frame below')
  expect(getComputedStyle(frame).maskImage).toContain('linear-gradient')
  frame.scrollTop = 20
  await expect.poll(edges).toBe('frame below above')
  frame.scrollTop = frame.scrollHeight
  await expect.poll(edges).toBe('frame above')
  await page.viewport(360, 1200)
  await expect.poll(edges).toBe('frame')
  expect(getComputedStyle(frame).maskImage).toBe('none')
})

test('keeps the view before until the next one has loaded, and takes no press in it meanwhile', async () => {
  const chunk = Promise.withResolvers<unknown>()
  const load = vi.spyOn(viewOf('GetAWallet'), 'load').mockReturnValue(chunk.promise)
  const isLoaded = vi.spyOn(customElements, 'get')
  isLoaded.mockImplementation((tag) =>
    tag === viewOf('GetAWallet').tag
      ? undefined
      : CustomElementRegistry.prototype.get.call(customElements, tag),
  )
  onTestFinished(() => [load, isLoaded].forEach((spy) => void spy.mockRestore()))
  const { modal, element } = await openModal()
  await expect.element(button('MetaMask')).toBeVisible()
  const wallet = button('MetaMask').element() as HTMLElement
  const content = element.renderRoot.querySelector('.content')
  modal.router.push({ view: 'GetAWallet' })
  await vi.waitUntil(() => content?.ariaBusy === 'true', { interval: 1 })
  wallet.click()
  expect(modal.state.router.route.view).toBe('GetAWallet')
  expect(element.renderRoot.querySelector('h2')?.textContent).toBe('Connect Wallet')
  expect(element.renderRoot.querySelector('fy-skeleton')).toBeNull()
  isLoaded.mockRestore()
  chunk.resolve(undefined)
  await expect.element(dialog()).toHaveAccessibleName('Get a wallet')
  expect(content?.ariaBusy).toBeNull()
})

test('moves in width and height together, with the view in its new width', async () => {
  await moving()
  await page.viewport(1024, 768)
  const { modal, element } = await openModal()
  await expect.element(button('MetaMask')).toBeVisible()
  await settled()
  const box = dialog().element() as HTMLElement
  const frame = element.renderRoot.querySelector('.frame') as HTMLElement
  const widths = vi.spyOn(box, 'animate')
  const heights = vi.spyOn(frame, 'animate')
  modal.router.push({ view: 'GetAWallet' })
  await vi.waitUntil(() => widths.mock.calls.length > 0)
  expect([box.offsetWidth > 500, frame.offsetWidth]).toEqual([true, 368])
  expect(widths.mock.calls[0]).toEqual([
    [{ inlineSize: '720px' }, { inlineSize: '370px' }],
    heights.mock.calls[0]?.[1],
  ])
  await settled()
  expect([box.offsetWidth, frame.offsetWidth]).toEqual([370, 368])
  // The window is no view: what follows it does so at once.
  widths.mockClear()
  await page.viewport(360, 640)
  await page.viewport(1024, 768)
  expect(widths).not.toHaveBeenCalled()
})

test('keeps its height while a view loads for long, and then moves to that of the view once', async () => {
  await moving()
  const { release } = holdView('WhatIsAWallet')
  const { modal, element } = await openModal()
  await expect.element(button('MetaMask')).toBeVisible()
  await settled()
  const frame = element.renderRoot.querySelector('.frame') as HTMLElement
  const before = frame.offsetHeight
  expect(before).toBeGreaterThan(300)
  const animate = vi.spyOn(frame, 'animate')
  /** The heights that it moved to. */
  const moves = () =>
    animate.mock.calls
      .map(([keyframes]) =>
        Math.round(Number.parseFloat((keyframes as { height: string }[])[1]?.height ?? '')),
      )
      .filter((height) => height !== before)
  modal.router.push({ view: 'WhatIsAWallet' })
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading…')
  await settled()
  expect([frame.offsetHeight, moves()]).toEqual([before, []])
  release()
  await vi.waitUntil(() => element.renderRoot.querySelector('fy-skeleton') === null)
  await vi.waitUntil(() => moves().length > 0)
  await settled()
  expect(moves()).toEqual([frame.offsetHeight])
})

test('goes back through the history, and has no Back button at its start', async () => {
  const { adapter } = await openModal()
  expect(button('Back').query()).toBeNull()
  adapter.answers.connect = () => new Promise(() => {})
  await button('One').click()
  await button('Back').click()
  await expect.element(page.getByRole('heading', { name: 'Connect Wallet' })).toBeVisible()
})

test('does not draw a request that the wallet answers in the same task', async () => {
  const { element } = await openModal()
  const headings: (string | null | undefined)[] = []
  const observer = new MutationObserver(() =>
    headings.push(element.renderRoot.querySelector('h2')?.textContent),
  )
  observer.observe(element.renderRoot, { subtree: true, childList: true, characterData: true })
  onTestFinished(() => observer.disconnect())
  await button('One').click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(headings).not.toContain('One')
})

test('moves views in from the direction of navigation', async () => {
  const { modal, adapter, element } = await openModal()
  adapter.answers.connect = () => new Promise(() => {})
  const view = () => element.renderRoot.querySelector('.view')?.className
  expect(view()).toBe('view')
  await button('One').click()
  await vi.waitUntil(() => view() === 'view next')
  goBack(modal)
  await vi.waitUntil(() => view() === 'view prev')
})

test('animates a new heading over 120 ms', async () => {
  await moving()
  const { modal, adapter } = await openModal()
  adapter.answers.connect = () => new Promise(() => {})
  const animate = vi.spyOn(page.getByRole('heading', { level: 2 }).element(), 'animate')
  modal.router.push({ view: 'AllWallets' })
  await vi.waitUntil(() => animate.mock.calls.length > 0)
  expect(animate.mock.calls).toEqual([
    [expect.objectContaining({ opacity: [0, 1] }), expect.objectContaining({ duration: 120 })],
  ])
})

test('stays open when it was taken off the page and closed a moment before', async () => {
  const { modal, element } = await openModal()
  const shown = dialog().element() as HTMLDialogElement
  /** Before any event reports what happens. */
  async function inThisTask(isOpen: boolean) {
    for (let turns = 0; turns < 500 && shown.open !== isOpen; turns++) await Promise.resolve()
    expect(shown.open).toBe(isOpen)
  }
  element.remove()
  document.body.append(element)
  await inThisTask(true)
  close(modal)
  await inThisTask(false)
  open(modal)
  for (let events = 0; events < 5; events++) await new Promise((resolve) => setTimeout(resolve))
  await vi.waitUntil(() => shown.open)
  expect(modal.state.router.open).toBe(true)
})

test('shakes for 500 ms and stays open while a guard keeps it open', async () => {
  await moving()
  const { modal } = await openModal()
  const release = modal.router.guard(() => true)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).toHaveClass('shake')
  expect(getComputedStyle(dialog().element()).animationDuration).toBe('0.5s')
  ;(dialog().element() as HTMLDialogElement).close()
  await vi.waitUntil(() => dialog().query()?.matches(':modal'))
  await expect.element(dialog()).not.toHaveClass('shake')
  release()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('mirrors the Back icon and the header in a right-to-left language', async () => {
  const { modal } = await openModal({ strings: { en: { $dir: 'rtl' } } })
  modal.router.push({ view: 'AllWallets' })
  const icon = () => button('Back').element().querySelector('svg')
  await expect.element(button('Back')).toBeVisible()
  const [back, title, close] = [button('Back'), page.getByRole('heading', { level: 2 }), button('Close')].map(
    (locator) => locator.element().getBoundingClientRect().left,
  )
  expect(back).toBeGreaterThan(title as number)
  expect(title).toBeGreaterThan(close as number)
  expect(getComputedStyle(icon() as Element).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)')
  modal.options.update({ strings: {} })
  await expect.poll(() => getComputedStyle(icon() as Element).transform).toBe('matrix(1, 0, 0, 1, 0, 0)')
})

test('closes on the Close button and on a press outside', async () => {
  const { modal } = await openModal()
  await button('Close').click()
  expect(modal.state.router.open).toBe(false)
  open(modal)
  await expect.element(dialog()).toBeVisible()
  await userEvent.click(document.body, { position: { x: 4, y: 4 }, force: true })
  expect(modal.state.router.open).toBe(false)
})

test('stays open after a press that starts inside and ends outside', async () => {
  const { modal } = await openModal()
  const element = dialog().element()
  const press = (type: string, place: { clientX: number; clientY: number }) =>
    element.dispatchEvent(new PointerEvent(type, { bubbles: true, ...place }))
  const { left, top } = element.getBoundingClientRect()
  press('pointerdown', { clientX: left + 20, clientY: top + 20 })
  press('click', { clientX: 1, clientY: 1 })
  expect(modal.state.router.open).toBe(true)
})

test('keeps its content while it fades out', async () => {
  const { modal, adapter, element } = mountModal()
  adapter.report(connected())
  open(modal)
  await expect.element(page.getByRole('heading', { name: 'Account' })).toBeVisible()
  close(modal)
  await element.updateComplete
  expect(element.renderRoot.querySelector('h2')?.textContent).toBe('Account')
})

test('has adapters look for wallets again each time it opens, and not at each view', async () => {
  const discover = vi.fn()
  const { modal } = await openModal({ adapters: [{ ...createFakeAdapter(), discover }] })
  expect(discover).toHaveBeenCalledTimes(1)
  modal.router.push({ view: 'WhatIsAWallet' })
  await expect.element(dialog()).toHaveAccessibleName('What is a wallet?')
  expect(discover).toHaveBeenCalledTimes(1)
  close(modal)
  await expect.element(dialog()).not.toBeInTheDocument()
  open(modal)
  await expect.poll(() => discover.mock.calls.length).toBe(2)
})

test('takes the view off the page when the dialog has faded after closing', async () => {
  const { modal, element } = await openModal()
  const view = () => element.renderRoot.querySelector('.content')?.firstElementChild ?? null
  expect(view()?.localName).toBe('fy-connect-view')
  close(modal)
  await vi.waitUntil(() => view() === null)
  open(modal)
  await expect.element(dialog()).toBeVisible()
  expect(view()?.localName).toBe('fy-connect-view')
})

test('keeps the page from scrolling while it is open', async () => {
  const { modal } = await openModal()
  expect(document.documentElement.style.overflow).toBe('hidden')
  close(modal)
  await vi.waitUntil(() => document.documentElement.style.overflow === '')
})

test('follows a change of `locale` while it is open', async () => {
  const { modal } = await openModal()
  modal.options.update({ locale: 'zh-CN' })
  await expect.element(dialog()).toHaveAccessibleName('连接钱包')
  await expect.element(dialog()).toHaveAttribute('lang', 'zh-CN')
})

test('follows a change of `strings` while it is open, for its language', async () => {
  const { modal } = await openModal({ strings: { en: { connectTitle: 'Sign in' } } })
  await expect.element(dialog()).toHaveAccessibleName('Sign in')
  modal.options.update({ strings: { en: { connectTitle: 'Enter' }, 'zh-CN': { connectTitle: '登录' } } })
  await expect.element(dialog()).toHaveAccessibleName('Enter')
  modal.options.update({ locale: 'zh-CN' })
  await expect.element(dialog()).toHaveAccessibleName('登录')
  modal.options.update({ strings: undefined })
  await expect.element(dialog()).toHaveAccessibleName('连接钱包')
})

describe('texts of a group of views', () => {
  test('load with the first view of the group, in its language', async () => {
    const { modal, adapter } = await openModal({ locale: 'th' })
    expect(loadedGroup('account', 'th')).toBeUndefined()
    adapter.report(connected())
    await expect.element(page.getByRole('heading', { name: 'บัญชี' })).toBeVisible()
    await expect.element(button('คัดลอกที่อยู่')).toBeVisible()
    modal.options.update({ strings: { th: { copyAddress: 'Kopi' } } })
    await expect.element(button('Kopi')).toBeVisible()
  })

  test('change with the language, all of them at once', async () => {
    const { modal, adapter, element } = mountModal()
    adapter.report(connected())
    open(modal)
    await expect.element(button('Copy address')).toBeVisible()
    const view = element.renderRoot.querySelector('fy-account-view')
    modal.options.update({ locale: 'vi' })
    await expect.element(dialog()).toHaveAccessibleName('Tài khoản')
    await expect.element(button('Sao chép địa chỉ')).toBeVisible()
    // It was not taken off the page meanwhile: what had the focus still has it.
    expect(element.renderRoot.querySelector('fy-account-view')).toBe(view)
  })

  test('are English for an unknown locale', async () => {
    const { modal, adapter } = mountModal({ locale: 'xx' as never })
    adapter.report(connected())
    open(modal)
    await expect.element(button('Copy address')).toBeVisible()
  })
})

test('uses English for an unknown locale, and names the languages that there are', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  await openModal({ locale: 'toString' as never })
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    '[Foyer] The option `locale` is "toString", which is no language of the modal, so it is English. The languages are en, zh-CN, zh-TW, id, vi, ja, ko, th, ru; others are passed as `languages`. See docs/languages.md of @foyer/modal.',
  )
  await expect.element(dialog()).toHaveAccessibleName('Connect Wallet')
})

test('names the code that was meant, where it is written in another case', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  const languages = [{ code: 'pt-BR', load: async () => ({}) }]
  await openModal({ locale: 'PT-br', languages })
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    '[Foyer] The option `locale` is "PT-br", so the modal is English. Write "pt-BR", or let `pageLocale()` choose. See docs/languages.md of @foyer/modal.',
  )
  await expect.element(dialog()).toHaveAccessibleName('Connect Wallet')
})

test('follows a change of the theme while it is open', async () => {
  const { modal, element } = await openModal()
  const scheme = () => getComputedStyle(element).colorScheme
  expect(scheme()).toBe('dark')
  modal.options.update({ themeMode: 'light' })
  await expect.poll(scheme).toBe('light')
  modal.options.update({ themeMode: 'auto' })
  await expect.poll(scheme).toBe('light dark')
  modal.options.update({ themeMode: 'page' })
  await expect.poll(scheme).toBe('normal')
  document.documentElement.style.colorScheme = 'light'
  onTestFinished(() => {
    document.documentElement.style.colorScheme = ''
  })
  expect(scheme()).toBe('light')
})

test('keeps two modals on one page apart', async () => {
  const one = mountModal({ id: 'one' })
  const two = mountModal({ id: 'two', themeMode: 'light' })
  open(two.modal)
  await expect.element(dialog()).toBeVisible()
  expect(one.element.renderRoot.querySelector('dialog')).toBeNull()
  expect(two.modal.state.router.open).toBe(true)
  expect(one.modal.state.router.open).toBe(false)
})

test('does not fail when it is removed while it loads', async () => {
  const { modal, element } = mountModal()
  open(modal)
  element.remove()
  await vi.waitUntil(() => element.renderRoot.querySelector('dialog') !== null)
  expect(element.renderRoot.querySelector('dialog')?.open).toBe(false)
})

test('a copy that a page makes of it, such as for a cache of pages, draws nothing and throws nothing', async () => {
  const { element } = await openModal()
  const errors: unknown[] = []
  const onError = (event: ErrorEvent) => {
    errors.push(event.error)
    event.preventDefault()
  }
  addEventListener('error', onError)
  onTestFinished(() => removeEventListener('error', onError))
  const copy = document.body.appendChild(element.cloneNode(true) as typeof element)
  await copy.updateComplete
  expect(copy.renderRoot.querySelector('dialog')).toBeNull()
  copy.remove()
  expect(errors).toEqual([])
})

test('unlocks the page and closes the dialog when it is removed', async () => {
  const { element } = await openModal()
  element.remove()
  expect(document.documentElement.style.overflow).toBe('')
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('exposes the parts dialog, header, title, content and snackbar to styles of the page', async () => {
  const sheet = new CSSStyleSheet()
  const names = ['dialog', 'header', 'title', 'content', 'snackbar']
  sheet.replaceSync(names.map((name) => `fy-modal::part(${name}) { outline: 3px solid red }`).join(' '))
  document.adoptedStyleSheets.push(sheet)
  onTestFinished(() => void document.adoptedStyleSheets.pop())
  const { modal, element } = await openModal()
  modal.snackbar.show('success', 'addressCopied')
  await expect.element(page.getByText('Address copied')).toBeVisible()
  const root = element.renderRoot
  const parts = [
    ...root.querySelectorAll('[part]'),
    ...(root.querySelector('fy-snackbar')?.renderRoot.querySelectorAll('[part]') ?? []),
  ]
  expect(parts.map((part) => part.getAttribute('part'))).toEqual(names)
  expect(new Set(parts.map((part) => getComputedStyle(part).outlineWidth))).toEqual(new Set(['3px']))
})

test.each([true, false])(
  'loads the list of the server with the first view, and asks again for what failed: %s',
  async (has) => {
    const endpoints = has ? { directory: 'http://127.0.0.1:9' } : undefined
    const { modal, adapter } = mountModal({ endpoints })
    const retry = vi.fn()
    const load = vi.spyOn(modal.wallets, 'load').mockResolvedValue({ retry } as never)
    adapter.report(connected())
    open(modal)
    await expect.element(button('Disconnect')).toBeVisible()
    expect(load.mock.calls.length > 0).toBe(has)
    expect(retry.mock.calls.length > 0).toBe(has)
  },
)

test('goes back one view when the Back of a phone dismisses the dialog, and closes at the first one', async () => {
  const { modal } = await openModal()
  modal.router.push({ view: 'WhatIsAWallet' })
  await expect.element(page.getByRole('button', { name: 'Back' })).toBeVisible()
  const element = dialog().element() as HTMLDialogElement
  // A close watcher does this; the browser of this test has no such key.
  element.requestClose()
  expect(modal.state.router).toMatchObject({ open: true, route: { view: 'Connect' }, history: [] })
  // A browser may close the dialog without asking.
  modal.router.push({ view: 'WhatIsAWallet' })
  element.close()
  await vi.waitFor(() => expect(modal.state.router.history).toEqual([]))
  expect([element.open, modal.state.router.open]).toEqual([true, true])
  element.requestClose()
  expect(modal.state.router.open).toBe(false)
})

test('goes back when `back` is called, as its button does', async () => {
  const { modal, element } = await openModal()
  modal.router.push({ view: 'WhatIsAWallet' })
  element.back()
  expect(modal.state.router).toMatchObject({ open: true, route: { view: 'Connect' } })
  element.back()
  expect(modal.state.router.open).toBe(false)
})
