import { selectRows } from '@foyer/harness/full'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { dialog, mountModal, openModal } from '../test/mountModal.ts'
import { sendCommand } from '../test/sendCommand.ts'
import { settled } from '../test/settled.ts'

/** A page with a shortcut for each key, which takes no key from a field. Returns the keys that it has taken. */
function addShortcuts(target: EventTarget, type: string) {
  const taken: string[] = []
  const onKey = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || event.target instanceof HTMLInputElement) return
    taken.push(event.key)
    event.preventDefault()
  }
  target.addEventListener(type, onKey)
  onTestFinished(() => target.removeEventListener(type, onKey))
  return taken
}

const search = () => page.getByRole('searchbox')

async function openSearch() {
  const mounted = await openModal()
  mounted.modal.router.push({ view: 'AllWallets' })
  await expect.element(search()).toBeVisible()
  await search().click()
  return mounted
}

test.each(selectRows(['keydown', 'keypress', 'keyup'], (type) => type === 'keydown'))(
  'gives a field every letter, and the page none, when shortcuts of the page listen to `%s`',
  async (type) => {
    const taken = [addShortcuts(document, type), addShortcuts(window, type)]
    await openSearch()
    await userEvent.keyboard('gas k?')
    expect((search().element() as HTMLInputElement).value).toBe('gas k?')
    expect(taken).toEqual([[], []])
  },
)

test('keeps what is pasted into a field from the page', async () => {
  await openSearch()
  let pastes = 0
  const onPaste = () => void pastes++
  document.addEventListener('paste', onPaste)
  onTestFinished(() => document.removeEventListener('paste', onPaste))
  const paste = new ClipboardEvent('paste', { bubbles: true, composed: true })
  search().element().dispatchEvent(paste)
  expect(pastes).toBe(0)
})

test('closes, and does nothing else on the page, when Escape is pressed', async () => {
  const taken = addShortcuts(document, 'keydown')
  await openSearch()
  ;(search().element() as HTMLInputElement).value = ''
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(taken).toEqual([])
})

test.each(
  selectRows(
    [
      ['the window', () => window],
      ['the document', () => document],
      ['the body', () => document.body],
    ],
    ([name]) => name === 'the window',
  ),
)(
  'closes when Escape is pressed and %s captures and prevents it, as dialogs of pages do',
  async (_, find) => {
    const target = find()
    const onKey = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
    }
    target.addEventListener('keydown', onKey, true)
    onTestFinished(() => target.removeEventListener('keydown', onKey, true))
    await openModal()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
  },
)

const PRESSES = ['pointerdown', 'mousedown', 'click', 'focusin']

test('keeps presses from the page, whose dialogs close on a press beside them, and gives fields what it prevents', async () => {
  const heard: string[] = []
  const onEvent = (event: Event) => {
    heard.push(event.type)
    event.preventDefault()
  }
  const types = [...PRESSES, 'beforeinput']
  const { modal } = await openModal()
  for (const type of types) document.addEventListener(type, onEvent)
  onTestFinished(() => {
    for (const type of types) document.removeEventListener(type, onEvent)
  })
  modal.router.push({ view: 'AllWallets' })
  await expect.element(search()).toBeVisible()
  await search().click()
  await userEvent.keyboard('gas')
  expect((search().element() as HTMLInputElement).value).toBe('gas')
  expect(heard).toEqual([])
})

test('leaves keys outside fields, Tab and presses to the page when it is embedded', async () => {
  const taken = addShortcuts(document, 'keydown')
  const presses = new Set<string>()
  const onPress = ({ type }: Event) => void presses.add(type)
  for (const type of PRESSES) document.addEventListener(type, onPress)
  onTestFinished(() => {
    for (const type of PRESSES) document.removeEventListener(type, onPress)
  })
  const { modal, element } = mountModal()
  element.embedded = true
  modal.router.state.embedded = true
  modal.router.open({ view: 'AllWallets' })
  await expect.element(search()).toBeVisible()
  await search().click()
  await userEvent.keyboard('gas')
  expect(taken).toEqual([])
  expect([...presses]).toEqual(expect.arrayContaining(PRESSES))
  await userEvent.keyboard('{Tab}')
  expect(taken).toEqual(['Tab'])
})

/** A long page that scrolls by itself and lets the browser scroll nothing, as libraries for smooth scrolling do. */
function addSmoothScroll(capture: boolean) {
  const high = document.body.appendChild(document.createElement('div'))
  high.style.blockSize = '4000px'
  window.scrollTo(0, 0)
  const options = { capture, passive: false }
  const onScroll = (event: Event) => {
    event.preventDefault()
    window.scrollBy(0, 200)
  }
  for (const type of ['wheel', 'touchmove']) document.addEventListener(type, onScroll, options)
  onTestFinished(() => {
    for (const type of ['wheel', 'touchmove']) document.removeEventListener(type, onScroll, options)
    high.remove()
  })
}

/** Scrolls down where the middle of the element is. */
async function scrollOn(element: Element, source: 'a wheel' | 'a finger') {
  // The page of the tests is a frame, drawn smaller where the window is.
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, window.innerWidth)
  const scale = frame.width / window.innerWidth
  const { x, y, width, height } = element.getBoundingClientRect()
  const point = { x: frame.x + (x + width / 2) * scale, y: frame.y + (y + height / 2) * scale }
  if (source === 'a wheel')
    return sendCommand('Input.dispatchMouseEvent', { ...point, type: 'mouseWheel', deltaX: 0, deltaY: 200 })
  const touch = (type: string, touchPoints: object[]) =>
    sendCommand('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [point])
  for (const moved of [40, 80, 120, 160]) await touch('touchMove', [{ x: point.x, y: point.y - moved }])
  await touch('touchEnd', [])
}

test.each(
  selectRows(
    [
      ['a wheel', 'hears it last'],
      ['a wheel', 'captures it'],
      ['a finger', 'hears it last'],
      ['a finger', 'captures it'],
    ] as const,
    ([, when]) => when === 'captures it',
  ),
)(
  'scrolls the list by %s, and never the page, when smooth scrolling of the page %s',
  async (source, when) => {
    const { modal } = await openModal()
    addSmoothScroll(when === 'captures it')
    modal.router.push({ view: 'AllWallets' })
    await expect.element(search()).toBeVisible()
    await settled()
    const scroller = document
      .querySelector('fy-modal')
      ?.renderRoot.querySelector('fy-all-wallets-view')
      ?.renderRoot.querySelector('fy-wallet-list')
      ?.renderRoot.querySelector('.scroller')
    if (!scroller) throw new Error('There is no list')
    await scrollOn(scroller, source)
    await expect.poll(() => scroller.scrollTop).toBeGreaterThan(0)
    expect(window.scrollY).toBe(0)
  },
)

test('leaves the wheel to the page once the dialog has closed', async () => {
  const { modal } = await openModal()
  addSmoothScroll(false)
  modal.router.close()
  await expect.element(dialog()).not.toBeInTheDocument()
  document.body.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true }))
  expect(window.scrollY).toBe(200)
})
