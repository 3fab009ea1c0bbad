import { selectRows } from '@foyer/harness/full'
import { type ConnectorInput, close, type Modal, open } from '@foyer/modal-core'
import {
  createFakeAdapter,
  createFakeLogin,
  loginConnector,
  rememberConnector,
  setupModal,
  wallet,
} from '@foyer/modal-core/test'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
// Loaded before, so that the view is measured once its buttons are drawn.
import '../components/social-button/socialButton.ts'
import { ar } from '../locales/ar/language.ts'
import { createMain } from '../test/mountModal.ts'
import { settled } from '../test/settled.ts'
import './fy-modal.ts'
import { leaveRest, rest } from './resting.ts'

const connectors = [wallet('io.one', 'One'), wallet('io.two', 'Two')]
const pairing: ConnectorInput = {
  id: 'walletConnect',
  name: 'WalletConnect',
  type: 'WALLET_CONNECT',
  installed: false,
}

type SetupParameters = Omit<Parameters<typeof setupModal>[0] & {}, 'adapter'> & {
  connectors?: ConnectorInput[]
}

/** A modal in a page with a heading. */
function setup({ connectors: list = connectors, ...parameters }: SetupParameters = {}) {
  createMain()
  const { modal, adapter } = setupModal({ ...parameters, adapter: createFakeAdapter({ connectors: list }) })
  onTestFinished(() => {
    leaveRest(modal)
    modal.destroy()
  })
  return { modal, adapter }
}

/** Has the dialog at rest stand there. */
async function show(modal: Modal, end = close) {
  void open(modal)
  modal.router.state.starting = true
  await rest({ modal, close: end, report: undefined })
}

const boxOf = (host: string, selector = 'dialog') =>
  document.querySelector(host)?.shadowRoot?.querySelector(selector)?.getBoundingClientRect().toJSON()

/** On a phone, and with two columns. */
async function boxesOf(host: string) {
  const boxes: DOMRect[] = []
  for (const width of [360, 1024]) {
    await page.viewport(width, 768)
    await settled()
    boxes.push(boxOf(host))
  }
  return boxes
}

/** The modal's own, in its place. */
async function arrive(modal: Modal) {
  await modal.wallets.load()
  modal.router.state.starting = false
  const element = Object.assign(document.createElement('fy-modal'), { modal })
  document.body.append(element)
  onTestFinished(() => element.remove())
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expect.poll(() => document.querySelector('fy-resting')).toBeNull()
  await settled()
}

const login = createFakeLogin({ socialProviders: ['google', 'github', 'apple'] }).feature
const ownLogin = { ...loginConnector, methods: ['email' as const, 'social' as const] }
const legal = {
  termsUrl: 'https://example.com/terms',
  privacyUrl: 'https://example.com/privacy',
}

const LOOKS: [string, SetupParameters][] = [
  ['wallets of the page', {}],
  ['no wallet', { connectors: [] }],
  ['four wallets', { connectors: ['One', 'Two', 'Three', 'Four'].map((name) => wallet(`io.${name}`, name)) }],
  ['pairing', { connectors: [pairing, ...connectors] }],
  ['logins, which come after the wallets', { connectors: [ownLogin, ...connectors], features: [login] }],
  [
    'logins, which come before them',
    {
      connectors: [ownLogin],
      features: [login],
    },
  ],
  ['legal texts', legal],
  [
    'legal texts of its own, in Japanese',
    {
      ...legal,
      locale: 'ja',
      legalText: '接続すると、{terms}と{privacy}に同意したことになります。'.repeat(3),
    },
  ],
  ['wallets that it has chosen', { wallets: ['io.two', { title: 'More', wallets: ['io.one'] }] }],
  ['chosen wallets and all the others', { wallets: ['io.one'], allWallets: 'show' }],
]

const USUAL = ['wallets of the page', 'logins, which come before them', 'legal texts']
test.each(selectRows(LOOKS, ([name]) => USUAL.includes(name)))(
  'is as large as Connect with %s',
  async (_, parameters) => {
    const { modal } = setup(parameters)
    // The pointer may still be where a test before has left it. On the row of pairing it would pair.
    await page.getByRole('heading', { name: 'Page' }).hover()
    await show(modal)
    const rested = await boxesOf('fy-resting')
    expect(Math.min(...rested.map(({ height }) => height))).toBeGreaterThan(200)
    await arrive(modal)
    expect(await boxesOf('fy-modal')).toEqual(rested)
  },
)

test('is as high on a phone with texts that are twice as large', async () => {
  const { modal } = setup({
    themeVariables: { '--fy-font-size-master': '20px' },
    connectors: [ownLogin, ...connectors],
    features: [login],
  })
  await show(modal)
  const [rested] = await boxesOf('fy-resting')
  await arrive(modal)
  expect((await boxesOf('fy-modal'))[0]).toEqual(rested)
})

test('is as large while the last wallet is being connected again', async () => {
  const { modal, adapter } = setup()
  rememberConnector(modal, 'io.two')
  adapter.report({ status: 'reconnecting' })
  await show(modal)
  const rested = await boxesOf('fy-resting')
  await arrive(modal)
  expect(await boxesOf('fy-modal')).toEqual(rested)
})

test('stands from right to left', async () => {
  const { modal } = setup({ locale: 'ar', languages: [ar], ...legal })
  await show(modal)
  await expect.element(page.getByRole('dialog', { name: 'ربط المحفظة' })).toHaveAttribute('dir', 'rtl')
  const middle = (selector: string) => {
    const { left, width } = boxOf('fy-resting', selector)
    return left + width / 2
  }
  expect(middle('.close')).toBeLessThan(middle('h2'))
  expect(middle('.picture')).toBeGreaterThan(middle('.picture + .bone'))
})

test('has the variables that the page sets on the modal', async () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    fy-modal { --fy-dialog-radius: 3px; --fy-color-muted: rgb(1, 2, 3) }
    fy-modal[theme='light'] { --fy-dialog-background: rgb(250, 240, 230) }
  `)
  document.adoptedStyleSheets.push(sheet)
  onTestFinished(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  })
  const { modal } = setup({ themeMode: 'light' })
  await show(modal)
  const looks = (host: string) => {
    const dialog = document.querySelector(host)?.shadowRoot?.querySelector('dialog')
    if (!dialog) throw new Error('It is not there.')
    const { borderTopLeftRadius, backgroundColor, color } = getComputedStyle(dialog)
    const close = dialog.querySelector('.close')
    return { borderTopLeftRadius, backgroundColor, color, muted: close && getComputedStyle(close).color }
  }
  const rested = looks('fy-resting')
  expect(rested).toMatchObject({
    borderTopLeftRadius: '3px',
    backgroundColor: 'rgb(250, 240, 230)',
    muted: 'rgb(1, 2, 3)',
  })
  expect(document.querySelector('fy-modal')).toBeNull()
  await arrive(modal)
  expect(looks('fy-modal')).toEqual(rested)
})

const atRest = () => page.getByRole('dialog')

test.each(
  selectRows(
    [
      ['the window', () => window],
      ['the document', () => document],
      ['the body', () => document.body],
    ],
    ([name]) => name === 'the window',
  ),
)('closes when Escape is pressed and %s captures and prevents it', async (_, find) => {
  const target = find()
  const onKey = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  target.addEventListener('keydown', onKey, true)
  onTestFinished(() => target.removeEventListener('keydown', onKey, true))
  const { modal } = setup()
  await show(modal)
  await userEvent.keyboard('{Escape}')
  expect(modal.state.router.open).toBe(false)
  await expect.element(atRest()).not.toBeInTheDocument()
})

test('stays there for screen readers when the page hides what is beside a dialog of its own', async () => {
  const { modal } = setup()
  await show(modal)
  const host = document.querySelector('fy-resting') as HTMLElement
  host.setAttribute('aria-hidden', 'true')
  host.inert = true
  await expect.element(page.getByRole('button', { name: 'Close' })).toBeVisible()
  expect([host.getAttribute('aria-hidden'), host.inert]).toEqual([null, false])
})

test('closes the modal, and unlocks the page, when the browser closes the dialog', async () => {
  const { modal } = setup()
  await show(modal)
  ;(atRest().element() as HTMLDialogElement).close()
  await expect.poll(() => modal.state.router.open).toBe(false)
  expect(document.documentElement.style.overflow).not.toBe('hidden')
  await expect.element(atRest()).not.toBeInTheDocument()
})

test('is shown again where the browser closes the dialog of a modal that must stay', async () => {
  const { modal } = setup()
  await show(modal, () => false)
  const element = atRest().element() as HTMLDialogElement
  element.close()
  await expect.poll(() => element.open).toBe(true)
})

test('closes on a press beside it, and not on one that begins or ends inside', async () => {
  const { modal } = setup()
  await show(modal)
  const element = atRest().element()
  const { left, top, width } = element.getBoundingClientRect()
  const press = (type: string, clientY: number) =>
    element.dispatchEvent(new PointerEvent(type, { clientX: left + width / 2, clientY, bubbles: true }))
  press('pointerdown', top + 0.5)
  press('click', top + 0.5)
  press('pointerdown', top + 20)
  press('click', top - 5)
  expect(modal.state.router.open).toBe(true)
  press('pointerdown', top - 5)
  press('click', top - 5)
  expect(modal.state.router.open).toBe(false)
})
