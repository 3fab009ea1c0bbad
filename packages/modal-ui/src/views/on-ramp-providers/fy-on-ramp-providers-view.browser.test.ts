import { selectRows } from '@foyer/harness/full'
import { type OnRampErrorCode, open } from '@foyer/modal-core'
import { onRamp } from '@foyer/modal-core/onramp'
import { ADDRESS, connected, createFakeOnRamp } from '@foyer/modal-core/test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, dialog, expectFocus, mountModal } from '../../test/mountModal.ts'
import { field } from '../../test/openSend.ts'

const SERVER = 'https://gateway.example'
const PAGE = 'https://buy-sandbox.moonpay.com/?apiKey=key&signature=one'
const BNB = `eip155:56:0x${'e'.repeat(40)}`
const USDT = 'eip155:56:0x55d398326f99059fF775485246999027B3197955'
const OPTIONS = {
  providers: [
    { id: 'moonpay', name: 'MoonPay' },
    { id: 'transak', name: 'Transak' },
  ],
  tokens: [
    { address: BNB, name: 'BNB', symbol: 'BNB', iconUrl: '', providers: ['moonpay', 'transak'] },
    { address: USDT, name: 'Tether', symbol: 'USDT', iconUrl: '', providers: ['transak'] },
  ],
  currencies: [
    { code: 'USD', decimals: 2, min: '30', max: '10000' },
    { code: 'JPY', decimals: 0, min: '4000', max: '1500000' },
  ],
}

/** The server's answers, by path. */
let answers: Record<string, () => Response | Promise<Response>>
beforeEach(() => {
  answers = {
    '/v1/onramp/options': () => Response.json(OPTIONS),
    '/v1/onramp/quote': () => Response.json({ receives: '0.0795', fee: '2.34' }),
    '/v1/generators/onrampurl': () => Response.json({ url: PAGE, expiresAt: null, once: false }),
    '/public/getCurrencyImage/USD': () =>
      new Response('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>', {
        headers: { 'content-type': 'image/svg+xml' },
      }),
  }
  const fetch = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(String(input))
    if (url.origin !== SERVER) return fetch(input, init)
    return (await answers[url.pathname]?.()) ?? new Response('', { status: 404 })
  })
})
afterEach(() => vi.restoreAllMocks())

async function openBuying() {
  const feature = onRamp({ endpoint: SERVER, projectId: 'test' })
  const mounted = mountModal({ features: [feature], termsUrl: 'https://dapp.example/terms' })
  mounted.adapter.report(connected())
  await open(mounted.modal)
  await button('Buy').click()
  await expect.element(dialog()).toHaveAccessibleName('Buy')
  await expect.element(field('You pay')).toBeVisible()
  return mounted
}

const link = () => page.getByRole('link', { name: 'Continue at MoonPay' })

test('begins in its field, also where what can be bought comes later', async () => {
  const loaded = Promise.withResolvers<Response>()
  answers['/v1/onramp/options'] = () => loaded.promise
  const { adapter, modal } = mountModal({ features: [onRamp({ endpoint: SERVER, projectId: 'test' })] })
  adapter.report(connected())
  await open(modal)
  await button('Buy').click()
  await expectFocus(page.getByRole('heading', { name: 'Buy' }))
  loaded.resolve(Response.json(OPTIONS))
  await expectFocus(field('You pay'))
})

test('leads to a provider by a real link, after the account that receives has been shown', async () => {
  await openBuying()
  await expect.element(page.getByText(ADDRESS, { exact: true })).toBeVisible()
  await expect.element(page.getByText('From $30 to $10,000')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Terms of Service' })).toBeVisible()
  await field('You pay').fill('50')
  await expect.element(page.getByText('≈ 0.0795 BNB').first()).toBeVisible()
  await expect.element(page.getByText('incl. $2.34 fees').first()).toBeVisible()
  await button(/^MoonPay/).click()
  await expectFocus(link())
  const element = link().element() as HTMLAnchorElement
  expect(element.href).toBe(PAGE)
  expect(element.target).toBe('_blank')
  // Transak asks which page a visitor comes from, so the referrer is sent.
  expect(element.rel).toBe('noopener')
  await field('You pay').fill('60')
  await expect.element(link()).not.toBeInTheDocument()
})

test('chooses currency and token in views with the legal footer, a currency without a picture by its sign', async () => {
  const { modal, element } = await openBuying()
  await button(/^Select currency/).click()
  await expect.element(dialog()).toHaveAccessibleName('Select currency')
  await expect.element(page.getByRole('link', { name: 'Terms of Service' })).toBeVisible()
  await expect.poll(() => modal.state.onRamp?.currencies[0]?.imageUrl).toMatch(/^blob:/)
  const view = element.renderRoot.querySelector('fy-on-ramp-fiat-select-view')
  const icons = () =>
    [...(view?.shadowRoot?.querySelectorAll('fy-wallet-icon') ?? [])].map((icon) =>
      icon.shadowRoot?.querySelector('img') ? 'picture' : icon.textContent,
    )
  await expect.poll(icons).toEqual(['picture', '¥'])
  await button(/Japanese Yen/).click()
  await expect.element(dialog()).toHaveAccessibleName('Buy')
  await expect.element(page.getByText('From ¥4,000 to ¥1,500,000')).toBeVisible()
  await button(/^Select token/).click()
  await expect.element(page.getByRole('link', { name: 'Terms of Service' })).toBeVisible()
  await button(/Tether/).click()
  await expect.element(button(/^Select token/)).toMatchTextContent(/Tether/)
  expect(button(/^MoonPay/).query()).toBeNull()
  await expect.element(button(/^Transak/)).toBeVisible()
})

test('says under the field what is wrong once the user has stopped typing', async () => {
  await openBuying()
  const problems = [
    ['20', 'The minimum is $30.'],
    ['10001', 'The maximum for one purchase is $10,000.'],
    ['abc', 'Enter an amount, for example 50.'],
  ] as const
  for (const [text, problem] of selectRows(problems, ([text]) => text === '10001')) {
    await field('You pay').fill(text)
    expect(page.getByRole('alert').query()).toBeNull()
    await expect.element(page.getByRole('alert')).toHaveTextContent(problem)
    await expect.element(field('You pay')).toHaveAccessibleDescription(`From $30 to $10,000 ${problem}`)
    await button('$50').click()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    await expect.element(field('You pay')).toHaveValue('50')
    await expect.element(button('$50')).toHaveAttribute('aria-pressed', 'true')
  }
})

test('says what is wrong, and keeps what was typed', async () => {
  await openBuying()
  field('You pay').element().focus()
  await userEvent.keyboard('5')
  await button(/^MoonPay/).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('The minimum is $30.')
  await expect.element(field('You pay')).toHaveAttribute('aria-invalid', 'true')
  await field('You pay').fill('50')
  answers['/v1/generators/onrampurl'] = () =>
    Response.json({ url: 'https://evil.example/', expiresAt: null, once: false })
  await button(/^MoonPay/).click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The provider sent no link. Try again, or choose another one.')
  expect(page.getByRole('link', { name: /Continue/ }).query()).toBeNull()
  await expect.element(field('You pay')).toHaveValue('50')
})

test.each<[OnRampErrorCode, text: string]>([
  ['amount', 'Enter an amount, for example 50.'],
  ['decimals', 'USD has 2 decimals at most.'],
  ['expired', 'The link has expired. Get another one.'],
])('has a sentence for each error: %s', async (code, text) => {
  const { modal, adapter } = mountModal({ features: [createFakeOnRamp({ error: { code, message: code } })] })
  adapter.report(connected())
  await open(modal, { view: 'OnRampProviders' })
  await expect.element(page.getByRole('alert')).toHaveTextContent(text)
})

test('has a mark beside each provider, and a card beside one that it does not know', async () => {
  const { modal, adapter } = mountModal({
    features: [
      createFakeOnRamp({
        providers: ['moonpay', 'transak', 'demo'].map((id) => ({ id, name: `Seller ${id}` })),
        token: {
          address: `eip155:56:0x${'e'.repeat(40)}`,
          chainId: 'eip155:56',
          name: 'BNB',
          symbol: 'BNB',
          imageUrl: undefined,
          providers: ['moonpay', 'transak', 'demo'],
        },
      }),
    ],
  })
  adapter.report(connected())
  await open(modal, { view: 'OnRampProviders' })
  await expect.element(button(/^Seller demo/)).toBeVisible()
  const icons = page
    .getByRole('button', { name: /^Seller/ })
    .elements()
    .map((element) => element.querySelector('fy-wallet-icon > svg')?.innerHTML.trim() ?? '')
  expect(icons.map((drawn) => drawn.length > 0)).toEqual([true, true, true])
  expect(new Set(icons).size).toBe(3)
})

test('asks again after the options could not be loaded', async () => {
  const { '/v1/onramp/options': options = Response.error } = answers
  answers['/v1/onramp/options'] = () => new Response('<p>', { status: 500 })
  const { modal, adapter } = mountModal({ features: [onRamp({ endpoint: SERVER, projectId: 'test' })] })
  adapter.report(connected())
  await open(modal, { view: 'OnRampProviders' })
  await expect.element(page.getByText(/^Couldn’t load purchase options/)).toBeVisible()
  answers['/v1/onramp/options'] = options
  await button('Try again').click()
  await expect.element(field('You pay')).toBeVisible()
})

test('names no connection where an exception keeps the options from loading', async () => {
  const { modal, adapter } = mountModal({ features: [createFakeOnRamp({ status: 'failed' })] })
  adapter.report(connected())
  await open(modal, { view: 'OnRampProviders' })
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Couldn’t load purchase options/)
  await expect.element(page.getByText(/connection/)).not.toBeInTheDocument()
})

test('is not offered where the project has it off', async () => {
  const { modal, adapter } = mountModal({ features: [createFakeOnRamp()] })
  modal.wallets.state.features = { onRamp: false }
  adapter.report(connected())
  await open(modal)
  await expect.element(button('Receive')).toBeVisible()
  expect(button('Buy').query()).toBeNull()
})
