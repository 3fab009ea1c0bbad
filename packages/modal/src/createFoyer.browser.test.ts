import { captureEmail, findModal } from '@foyer/modal-core'
import { bsc, connected, createFakeAdapter, createFakeSiwx, mainnet } from '@foyer/modal-core/test'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type CreateFoyerParameters, createFoyer } from './createFoyer.ts'

/** A foyer that is gone when the test ends. */
function setup(parameters: Partial<CreateFoyerParameters> = {}) {
  const adapter = createFakeAdapter()
  const foyer = createFoyer({ networks: [bsc], adapters: [adapter], storage: null, ...parameters })
  onTestFinished(foyer.destroy)
  return { adapter, foyer }
}

const mounted = () => document.querySelectorAll('fy-modal').length

test('default: nothing is on the page before it opens', async () => {
  const { foyer } = setup()
  expect(mounted()).toBe(0)
  foyer.open()
  await expect.element(page.getByRole('dialog')).toHaveAccessibleName('Connect Wallet')
  expect(mounted()).toBe(1)
})

test('behavior: a second open shows the same element', async () => {
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

test('behavior: closing before it has loaded leaves it closed', async () => {
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

test('behavior: prefetch puts nothing on the page', async () => {
  const { foyer } = setup()
  foyer.prefetch()
  await vi.waitUntil(() => customElements.get('fy-connect-view') !== undefined)
  expect(mounted()).toBe(0)
})

test('behavior: what prefetch has loaded opens without leaving the task', async () => {
  const { foyer } = setup()
  await foyer.prefetch()
  foyer.open()
  const isOpen = () => document.querySelector('fy-modal')?.shadowRoot?.querySelector('dialog')?.open
  for (let turns = 0; turns < 100 && !isOpen(); turns++) await Promise.resolve()
  expect(isOpen()).toBe(true)
})

test('behavior: the same adapter and id give the same instance, with the new options', () => {
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

test('behavior: after destroy the same call gives a new instance', () => {
  const { foyer, adapter } = setup()
  foyer.destroy()
  expect(adapter.isStarted()).toBe(false)
  expect(setup({ adapters: [adapter] }).foyer).not.toBe(foyer)
})

test('behavior: another adapter takes the place of the old instance', () => {
  const { adapter } = setup()
  setup()
  expect(adapter.isStarted()).toBe(false)
})

test('behavior: a second id does not end the first modal', async () => {
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
  expect(mounted()).toBe(2)
})

test('behavior: update, while it is open', async () => {
  const { foyer } = setup()
  foyer.open()
  await expect.element(page.getByRole('dialog')).toHaveAccessibleName('Connect Wallet')
  const element = document.querySelector('fy-modal')
  foyer.update({ locale: 'zh-CN', themeMode: 'light' })
  await expect.element(page.getByRole('dialog')).toHaveAccessibleName('连接钱包')
  expect(element?.getAttribute('theme')).toBe('light')
  expect(document.querySelector('fy-modal')).toBe(element)
})

test('behavior: destroy takes the element off the page, open or not', async () => {
  const { foyer } = setup()
  foyer.open()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  foyer.destroy()
  expect(mounted()).toBe(0)
  expect(document.documentElement.style.overflow).toBe('')
})

test('behavior: destroyed while it loads, it never appears', async () => {
  const { foyer } = setup()
  foyer.open()
  foyer.destroy()
  foyer.prefetch()
  await vi.waitUntil(() => customElements.get('fy-modal') !== undefined)
  await Promise.resolve()
  expect(mounted()).toBe(0)
})

test('behavior: <fy-button> opens it, and gets the focus back', async () => {
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

test('behavior: headless: connect, events and disconnect without anything drawn', async () => {
  const { foyer } = setup()
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
