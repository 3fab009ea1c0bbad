import {
  addInstance,
  createModal,
  type Instance,
  type Modal,
  type OpenParameters,
  open,
  signIn,
} from '@foyer/modal-core'
import { ADDRESS, bsc, connected, createFakeSiwx, memoryStorage, setupModal } from '@foyer/modal-core/test'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { shortenAddress } from '../../locales/shorten.ts'
import { activeElement, createMain, expectNoAxeViolations } from '../../test/mountModal.ts'
import { toInstance } from '../../test/toInstance.ts'
import './fy-button.ts'
import { showSignIn } from './showSignIn.ts'

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** An instance that tells what was asked of it. */
const spyOn = (modal: Modal) =>
  Object.assign(toInstance(modal), {
    open: vi.fn((options?: OpenParameters) => open(modal, options)),
    prefetch: vi.fn(async () => {}),
  })

function setup(parameters: Parameters<typeof setupModal>[0] = {}) {
  const { modal, adapter } = setupModal(parameters)
  stops.push(modal.destroy)
  return { modal, adapter, instance: spyOn(modal) }
}

function mount(modal?: Instance, main = createMain()) {
  const element = Object.assign(document.createElement('fy-button'), { modal })
  main.append(element)
  return { element, button: page.elementLocator(element).getByRole('button') }
}

test('opens the modal on a click', async () => {
  const { instance } = setup()
  const { button } = mount(instance)
  await expect.element(button).toHaveAccessibleName('Connect Wallet')
  await button.click()
  expect(instance.open).toHaveBeenCalledOnce()
})

test('stands in line with a button that has a picture', async () => {
  const main = createMain()
  const { modal, adapter, instance } = setup()
  mount(instance, main)
  adapter.report(connected())
  const other = mount(toInstance(setup({ id: 'other' }).modal), main)
  await expect.poll(() => modal.state.accounts.eip155?.status).toBe('connected')
  const [one, two] = [...main.querySelectorAll('fy-button')].map((each) => each.getBoundingClientRect().top)
  expect(other.element.isConnected).toBe(true)
  expect(one).toBe(two)
})

test('finds the one instance of the page, also a later one', async () => {
  const { button } = mount()
  await expect.element(button).toHaveTextContent('Connect Wallet')
  const { instance } = setup({ locale: 'zh-CN' })
  stops.push(addInstance(instance, { sources: [] }))
  await expect.element(button).toHaveTextContent('连接钱包')
})

test('reports a click without an instance as `InstanceNotFoundError`', async () => {
  const { button } = mount()
  const errors: unknown[] = []
  const listener = (event: PromiseRejectionEvent) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    errors.push(event.reason)
  }
  window.addEventListener('unhandledrejection', listener, { capture: true })
  await button.click()
  await vi.waitUntil(() => errors.length > 0)
  window.removeEventListener('unhandledrejection', listener, { capture: true })
  expect(errors).toMatchObject([{ name: 'InstanceNotFoundError', shortMessage: 'No modal to open' }])
})

test('leaves the sentence of the page where it cannot run, and shows it nowhere else', async () => {
  const main = createMain()
  /** Counts the places at which the sentence is drawn. */
  const countDrawn = (tag: string) => {
    main.innerHTML = `<${tag}><span>This browser is too old.</span></${tag}>`
    return main.querySelector('span')?.getClientRects().length
  }
  expect(countDrawn('fy-button')).toBe(0)
  const known = globalThis.CSSStyleSheet
  const failed = new Promise((resolve) => addEventListener('error', resolve, { once: true }))
  // The class before Safari 16.4.
  vi.stubGlobal('CSSStyleSheet', () => {
    throw new TypeError('Illegal constructor')
  })
  onTestFinished(() => void vi.stubGlobal('CSSStyleSheet', known))
  expect(countDrawn('fy-button')).toBe(1)
  await failed
})

test('shows the account', async () => {
  const { instance, adapter } = setup()
  const { button } = mount(instance)
  adapter.report(connected())
  await expect.element(button).toHaveTextContent('0xf39F…2266')
  await expect.element(button).toHaveAccessibleName('Account 0xf39F…2266')
  expect(ADDRESS.endsWith('2266')).toBe(true)
  adapter.report({ status: 'disconnected' })
  await expect.element(button).toHaveAccessibleName('Connect Wallet')
})

test('shows the name and image of the profile', async () => {
  const { modal, instance, adapter } = setup()
  const { element, button } = mount(instance)
  adapter.report(connected())
  const known = modal.attach('profiles', { [`eip155:${ADDRESS}`]: { name: 'alice.eth', image: PICTURE } })
  await expect.element(button).toHaveAccessibleName('Account alice.eth')
  await expect.element(button).toHaveTextContent('alice.eth')
  expect(element.shadowRoot?.querySelector('img')?.src).toBe(PICTURE)
  known[`eip155:${ADDRESS}`] = { name: 'W'.repeat(40), image: undefined }
  await expect.poll(() => button.element().getBoundingClientRect().width).toBeLessThan(360)
})

test('shows the end of a long name, and the address when even that is too long', async () => {
  const { modal, instance, adapter } = setup()
  const { button } = mount(instance)
  adapter.report(connected())
  const name = 'vitalik.eth.is-the-beginning.alice.eth'
  const known = modal.attach('profiles', { [`eip155:${ADDRESS}`]: { name, image: undefined } })
  await expect.element(button).toHaveTextContent('vitalik.eth.i….alice.eth')
  await expect.element(button).toHaveAccessibleName(`Account ${name}`)
  known[`eip155:${ADDRESS}`] = { name: `vitalik.eth-${'x'.repeat(20)}.eth`, image: undefined }
  await expect.element(button).toHaveTextContent(shortenAddress(ADDRESS))
})

test('shows no address before the wallet has answered', async () => {
  const { instance, adapter } = setup()
  const { button } = mount(instance)
  adapter.report({ status: 'reconnecting' })
  await expect.element(button).toHaveTextContent('Connecting…')
})

test('keeps the place of the account while the wallet of the last visit is looked up, and says so', async () => {
  const storage = memoryStorage()
  const first = setup({ storage })
  first.adapter.report(connected())
  first.modal.destroy()
  const { instance, adapter } = setup({ storage })
  const { element, button } = mount(instance)
  await expect.element(button).toHaveTextContent('Connecting…')
  expect([element.dataset.status, button.element().className]).toEqual(['loading', 'account wait'])
  adapter.report(connected())
  await expect.element(button).toHaveTextContent('0xf39F…2266')
  expect([element.dataset.status, button.element().className]).toEqual(['connected', 'account'])
})

test('is as wide for a wallet that is being connected again as for its account, also where the word is short', async () => {
  const { instance, adapter } = setup({ locale: 'ja' })
  const { element, button } = mount(instance)
  adapter.report({ status: 'reconnecting' })
  await expect.element(button).toHaveTextContent('接続中…')
  const room = element.offsetWidth
  adapter.report(connected())
  await expect.element(button).toHaveTextContent('0xf39F…2266')
  // Addresses differ in their letters, and letters in their width.
  expect(Math.abs(element.offsetWidth - room)).toBeLessThan(5)
})

test('says that a required sign-in is missing, in the language and the words of the dapp, until it is there', async () => {
  showSignIn()
  const fake = createFakeSiwx()
  const { instance, adapter, modal } = setup({ siwx: fake.feature })
  const { element, button } = mount(instance)
  await expect.element(button).toHaveAccessibleName('Connect Wallet')
  adapter.report(connected())
  await expect.element(button).toHaveAccessibleName('Sign in')
  expect([element.dataset.status, button.element().className]).toEqual(['signedOut', ''])
  await expectNoAxeViolations()
  modal.options.update({ locale: 'ja' })
  await expect.element(button).toHaveAccessibleName('ログイン')
  modal.options.update({ locale: 'en', strings: { en: { signIn: 'Log in' } } })
  await expect.element(button).toHaveAccessibleName('Log in')
  await signIn(modal)
  await expect.element(button).toHaveAccessibleName('Account 0xf39F…2266')
})

test('opens the sign-in that is required and missing', async () => {
  const { instance, adapter, modal } = setup({ siwx: createFakeSiwx().feature })
  const { element, button } = mount(instance)
  adapter.report(connected())
  await expect.poll(() => element.dataset.status).toBe('signedOut')
  modal.router.reset({ view: 'Account' })
  await button.click()
  await expect.poll(() => modal.state.router.route.view).toBe('SIWXSignMessage')
})

test('shows the picture or the name of the account alone, under its whole accessible name', async () => {
  const { instance, adapter } = setup()
  const { element, button } = mount(instance)
  adapter.report(connected())
  await expect.element(button).toHaveTextContent('0xf39F…2266')
  const drawn = () =>
    ['picture', 'text'].filter(
      (part) => element.shadowRoot?.querySelector(`[part='${part}']`)?.getClientRects().length,
    )
  expect(drawn()).toEqual(['picture', 'text'])
  element.setAttribute('account', 'avatar')
  expect(drawn()).toEqual(['picture'])
  const { width, height } = button.element().getBoundingClientRect()
  expect(Math.abs(width - height)).toBeLessThanOrEqual(2)
  await expect.element(button).toHaveAccessibleName('Account 0xf39F…2266')
  element.setAttribute('account', 'name')
  expect(drawn()).toEqual(['text'])
  // A warning has no picture to stand for it.
  element.setAttribute('account', 'avatar')
  adapter.report(connected({ chainId: 137 }))
  await expect.element(button).toHaveTextContent('Wrong network')
  expect(drawn()).toEqual(['text'])
})

test('shows an unsupported network', async () => {
  const { instance, adapter } = setup()
  const { button } = mount(instance)
  adapter.report(connected({ chainId: 137 }))
  await expect.element(button).toHaveTextContent('Wrong network')
})

test.each(['pointerenter', 'focus'])('prefetches on %s', async (type) => {
  const { instance } = setup()
  const { button } = mount(instance)
  expect(instance.prefetch).not.toHaveBeenCalled()
  if (type === 'focus') await userEvent.tab()
  else await button.hover()
  expect(instance.prefetch).toHaveBeenCalled()
})

test('is busy until the modal has loaded', async () => {
  const { instance } = setup()
  const { button } = mount(instance)
  const loading = Promise.withResolvers<void>()
  instance.prefetch.mockReturnValue(loading.promise)
  await button.click()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  loading.resolve()
  await expect.element(button).not.toHaveAttribute('aria-busy')
})

test('takes the focus on a click, so that closing can return it', async () => {
  const { instance } = setup()
  const { button } = mount(instance)
  await button.click()
  expect(activeElement()).toBe(button.element())
})

test('follows `label` and `disabled`', async () => {
  const { instance } = setup()
  const { element, button } = mount(instance)
  element.label = 'Enter'
  await expect.element(button).toHaveAccessibleName('Enter')
  element.label = undefined
  await expect.element(button).toHaveAccessibleName('Connect Wallet')
  element.disabled = true
  await expect.element(button).toBeDisabled()
})

test('ends an Arabic text at its left, also on a page that reads from left to right', () => {
  const { element } = mount(setup().instance)
  element.label = 'جارٍ الربط…'
  const text = element.shadowRoot?.querySelector('[part="text"]')?.firstChild
  const leftOf = (start: number) => {
    const range = document.createRange()
    range.setStart(text as Node, start)
    range.setEnd(text as Node, start + 1)
    return range.getBoundingClientRect().left
  }
  expect(getComputedStyle(element).direction).toBe('ltr')
  expect(leftOf(element.label.length - 1)).toBeLessThan(leftOf(0))
})

test('follows the theme', async () => {
  const { modal, instance } = setup({ themeVariables: { '--fy-accent': '#7a3cff' } })
  const { element } = mount(instance)
  expect(getComputedStyle(element).getPropertyValue('--fy-color-accent')).toBe('#7a3cff')
  modal.options.update({ themeMode: 'light', themeVariables: {} })
  await expect.poll(() => getComputedStyle(element).colorScheme).toBe('light')
  expect(element.style.getPropertyValue('--fy-accent')).toBe('')
})

test('is at least 44 px high', () => {
  const { button } = mount(setup().instance)
  expect(button.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})

test('unsubscribes when it is removed', async () => {
  const modal = createModal({ networks: [bsc], storage: null })
  const instance = toInstance(modal)
  const stop = vi.fn()
  instance.subscribe = () => stop
  const { element } = mount(instance)
  element.remove()
  expect(stop).toHaveBeenCalledOnce()
})
