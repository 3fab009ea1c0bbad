import { captureEmail, findModal } from '@foyer/modal-core'
import {
  activityItem,
  bsc,
  connected,
  createFakeActivity,
  createFakeAdapter,
  createFakeSiwx,
  mainnet,
  OTHER_ADDRESS,
} from '@foyer/modal-core/test'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type CreateFoyerParameters, createFoyer } from './createFoyer.ts'
import { send } from './exports/send.ts'

/** A foyer that is gone when the test ends. */
function setup(parameters: Partial<CreateFoyerParameters> = {}) {
  const adapter = createFakeAdapter()
  const foyer = createFoyer({ networks: [bsc], adapters: [adapter], storage: null, ...parameters })
  onTestFinished(foyer.destroy)
  return { adapter, foyer }
}

const mounted = () => document.querySelectorAll('fy-modal').length
const isOpen = () => document.querySelector('fy-modal')?.shadowRoot?.querySelector('dialog')?.open

test('adds nothing to the page before it opens', async () => {
  const { foyer } = setup()
  expect(mounted()).toBe(0)
  foyer.open()
  await expect.element(page.getByRole('dialog')).toHaveAccessibleName('Connect Wallet')
  // On a slow machine that was the dialog at rest.
  await expect.poll(mounted).toBe(1)
})

test('is loading from the first open until the dialog is on the page', async () => {
  const { foyer } = setup()
  const seen: unknown[] = []
  foyer.subscribe(() => {
    if (foyer.state.loading !== seen.at(-1)) seen.push(foyer.state.loading)
  })
  foyer.open()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(seen).toEqual([true, false])
})

test('reuses the element when opened again', async () => {
  const { foyer } = setup()
  foyer.open()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  foyer.close()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  foyer.open()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(mounted()).toBe(1)
})

test('leaves the URL and the session history of the page alone', async () => {
  const { foyer } = setup()
  const before = [location.href, history.length]
  foyer.open()
  await page.getByRole('button', { name: 'All wallets' }).click()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.element(page.getByRole('dialog')).toHaveAccessibleName('Connect Wallet')
  foyer.close()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect([location.href, history.length]).toEqual(before)
})

test('stays closed when it is closed before it has loaded', async () => {
  const { foyer } = setup()
  foyer.open()
  // One batch of changes later it has begun to load.
  await Promise.resolve()
  foyer.close()
  await vi.waitUntil(() => mounted() === 1)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('opens again after the page has replaced its body', async () => {
  const { foyer } = setup()
  foyer.open()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  document.body.replaceWith(document.createElement('body'))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  foyer.open()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  foyer.close()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  document.body.replaceChildren()
  foyer.open()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(mounted()).toBe(1)
})

const unseen = () => document.querySelector('html > [inert]')

/** Resolves once the modal is drawn unseen. */
const nextDrawing = () =>
  new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => unseen() && resolve())
    observer.observe(document.documentElement, { childList: true })
    onTestFinished(() => observer.disconnect())
  })

test('mounts one element where it opens and closes while it is drawn unseen', async () => {
  const drawing = nextDrawing()
  const { foyer } = setup()
  const open = async () => {
    foyer.open()
    // On a slow machine the dialog at rest comes first.
    await vi.waitUntil(isOpen)
    // A second one would be mounted once it is loaded.
    await foyer.prefetch()
    await new Promise((resolve) => setTimeout(resolve))
    expect(mounted()).toBe(1)
  }
  await drawing
  await open()
  foyer.close()
  await vi.waitUntil(() => unseen() === null)
  await open()
})

test('is drawn unseen from when a page says so that has loaded its own first', async () => {
  const onDrawing = vi.fn()
  const drawing = nextDrawing().then(onDrawing)
  const { foyer } = setup({ preload: 'intent' })
  // Each slice waits for an idle moment.
  for (let moments = 0; moments < 10; moments++)
    await new Promise((resolve) => requestIdleCallback(() => resolve(undefined)))
  expect(onDrawing).not.toHaveBeenCalled()
  foyer.update({ preload: 'idle' })
  await drawing
  await vi.waitUntil(() => unseen() === null)
})

test('adds nothing to the page on prefetch', async () => {
  const { foyer } = setup({ preload: 'intent' })
  foyer.prefetch()
  await vi.waitUntil(() => customElements.get('fy-connect-view') !== undefined)
  expect(mounted()).toBe(0)
})

test('opens within the same task after prefetch', async () => {
  const { foyer } = setup()
  await foyer.prefetch()
  foyer.open()
  for (let turns = 0; turns < 100 && !isOpen(); turns++) await Promise.resolve()
  expect(isOpen()).toBe(true)
})

test('answers a tap before it asks for what opening shows', async () => {
  // No other test here has loaded the texts of this language.
  const { foyer } = setup({ preload: 'intent', locale: 'vi' })
  const { wallets } = findModal() ?? {}
  if (wallets === undefined) throw new Error('no modal')
  const load = vi.spyOn(wallets, 'load')
  foyer.open()
  for (let turns = 0; turns < 100; turns++) await Promise.resolve()
  expect(foyer.state.loading).toBe(true)
  expect(load).not.toHaveBeenCalled()
  await vi.waitUntil(() => load.mock.calls.length > 0)
})

test('returns the same instance with the new options when adapter and id are the same', () => {
  const { foyer, adapter } = setup()
  const again = createFoyer({ networks: [bsc], adapters: [adapter], storage: null, locale: 'zh-CN' })
  expect(again).toBe(foyer)
  expect(foyer.state.options.locale).toBe('zh-CN')
})

test('warns of each option that a second call cannot change', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  const { foyer, adapter } = setup({ endpoints: { gateway: 'https://one.example' }, debug: false })
  const second: CreateFoyerParameters = {
    networks: [bsc, mainnet],
    adapters: [adapter],
    endpoints: { gateway: 'https://two.example' },
    debug: true,
    siwx: createFakeSiwx().feature,
    features: [{ name: 'own', start: () => () => {} }],
    locale: 'ko',
  }
  expect(createFoyer(second)).toBe(foyer)
  await vi.waitUntil(() => warn.mock.calls.length > 0)
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('keeps its networks, features, siwx, endpoints, debug.'),
  )
  expect(foyer.state.options.locale).toBe('ko')
})

test('warns of nothing when a second call makes the same options anew', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  const options = () => ({
    networks: [{ ...bsc }],
    endpoints: { gateway: 'https://one.example' },
    features: [{ name: 'own', start: () => () => {} }],
    onEmailCapture: () => {},
  })
  const { foyer, adapter } = setup(options())
  expect(createFoyer({ ...options(), adapters: [adapter] })).toBe(foyer)
  // The next call's warning comes after that of the one before.
  createFoyer({ ...options(), adapters: [adapter], debug: true })
  await vi.waitUntil(() => warn.mock.calls.length > 0)
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('keeps its debug.'))
})

test('hands an e-mail address to the onEmailCapture of the latest call', async () => {
  const [first, latest] = [vi.fn(), vi.fn()]
  const { adapter } = setup({ onEmailCapture: first })
  createFoyer({ networks: [bsc], adapters: [adapter], onEmailCapture: latest })
  adapter.report(connected())
  const modal = findModal()
  if (modal === undefined) throw new Error('no modal')
  await captureEmail(modal, 'ada@example.org')
  expect(first).not.toHaveBeenCalled()
  expect(latest).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ email: 'ada@example.org' }))
})

test('returns a new instance after destroy', () => {
  const { foyer, adapter } = setup()
  foyer.destroy()
  expect(adapter.isStarted()).toBe(false)
  expect(setup({ adapters: [adapter] }).foyer).not.toBe(foyer)
})

test('replaces the old instance when the adapter changes', () => {
  const { adapter } = setup()
  setup()
  expect(adapter.isStarted()).toBe(false)
})

test('keeps the first modal when a second one has another id', async () => {
  const one = setup()
  const two = setup({ id: 'second', locale: 'zh-CN' })
  expect(one.adapter.isStarted()).toBe(true)
  two.foyer.open()
  await expect.element(page.getByRole('dialog')).toHaveAccessibleName('连接钱包')
  two.adapter.report(connected())
  expect(one.foyer.state.accounts.eip155).toEqual({ status: 'disconnected' })
  two.foyer.close()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  one.foyer.open()
  await expect.element(page.getByRole('dialog')).toHaveAccessibleName('Connect Wallet')
  expect(two.foyer.state.router.open).toBe(false)
  // The one that was being drawn unseen leaves in the next idle moment.
  await expect.poll(mounted).toBe(2)
})

test('applies update while it is open', async () => {
  const { foyer } = setup()
  foyer.open()
  await expect.element(page.getByRole('dialog')).toHaveAccessibleName('Connect Wallet')
  const element = document.querySelector('fy-modal')
  foyer.update({ locale: 'zh-CN', themeMode: 'light' })
  await expect.element(page.getByRole('dialog')).toHaveAccessibleName('连接钱包')
  expect(element?.getAttribute('theme')).toBe('light')
  expect(document.querySelector('fy-modal')).toBe(element)
})

test('removes the element from the page on destroy, open or not', async () => {
  const { foyer } = setup()
  foyer.open()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  foyer.destroy()
  expect(mounted()).toBe(0)
  expect(document.documentElement.style.overflow).toBe('')
})

test('never appears when it is destroyed while loading', async () => {
  const { foyer } = setup()
  foyer.open()
  foyer.destroy()
  foyer.prefetch()
  await vi.waitUntil(() => customElements.get('fy-modal') !== undefined)
  await Promise.resolve()
  expect(mounted()).toBe(0)
})

test('opens from <fy-button> and returns the focus to it', async () => {
  setup()
  const button = document.createElement('fy-button')
  document.body.append(button)
  onTestFinished(() => button.remove())
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(document.activeElement).toBe(button)
})

test('connects, emits events and disconnects headless, without drawing anything', async () => {
  const { foyer } = setup({ preload: false })
  const events: string[] = []
  foyer.on('connect', ({ address }) => events.push(`connect ${address}`))
  const off = foyer.on('disconnect', ({ namespace }) => events.push(`disconnect ${namespace}`))
  const account = await foyer.connect({ connectorId: 'io.one' })
  await foyer.disconnect()
  off()
  await foyer.connect({ connectorId: 'io.one' })
  await foyer.disconnect()
  expect(events).toEqual([`connect ${account.address}`, 'disconnect eip155', `connect ${account.address}`])
  expect(mounted()).toBe(0)
})

test('reads balances and activity, and has what features let an interface call', async () => {
  const activity = createFakeActivity({ status: 'ready', items: [activityItem()], isEnd: false })
  const next = vi.spyOn(activity.answers, 'more')
  const { foyer, adapter } = setup({ features: [activity.feature, send()] })
  expect(foyer.controls).toHaveProperty('send')
  const stop = foyer.watchBalance()
  adapter.report(connected())
  await expect.poll(() => foyer.state.balance.current).toMatchObject({ tokens: [{ symbol: 'BNB' }] })
  stop()
  const read = vi.spyOn(adapter.answers, 'getBalances')
  adapter.report(connected({ address: OTHER_ADDRESS, addresses: [OTHER_ADDRESS] }))
  await foyer.loadActivity()
  expect(foyer.state.activity.current.status).toBe('ready')
  expect(next).not.toHaveBeenCalled()
  await foyer.loadActivity({ isMore: true })
  expect(next).toHaveBeenCalledOnce()
  expect(read).not.toHaveBeenCalled()
  await foyer.loadBalance()
  expect(read).toHaveBeenCalledOnce()
})
