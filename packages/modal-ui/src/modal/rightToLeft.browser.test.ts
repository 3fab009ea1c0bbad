import { open } from '@foyer/modal-core'
import { ADDRESS, connected, createFakeNames, tokenBalance } from '@foyer/modal-core/test'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '../exports/transactions.ts'
import { ar } from '../locales/ar/language.ts'
import { button, dialog, expectNoAxeViolations, mountModal, openModal } from '../test/mountModal.ts'
import { openLogin } from '../test/openLogin.ts'

const arabic = { locale: 'ar', languages: [ar] }
const middleOf = (element: Element | null | undefined) => {
  const { left = 0, width = 0 } = element?.getBoundingClientRect() ?? {}
  return left + width / 2
}
const isMirrored = (element: Element | null | undefined) =>
  element ? new DOMMatrix(getComputedStyle(element).transform).a < 0 : undefined

test('turns the dialog, its arrows and its motion', async () => {
  const { element } = await openModal(arabic)
  await expect.element(dialog()).toHaveAccessibleName('ربط المحفظة')
  await expect.element(dialog()).toHaveAttribute('dir', 'rtl')
  await expect.element(dialog()).toHaveAttribute('lang', 'ar')
  await button('كل المحافظ').click()
  const back = button('رجوع')
  await expect.element(back).toBeVisible()
  // Back is at the right, where a line begins.
  expect(middleOf(back.element())).toBeGreaterThan(middleOf(button('إغلاق').element()))
  expect(isMirrored(back.element().querySelector('svg'))).toBe(true)
  expect(isMirrored(button('إغلاق').element().querySelector('svg'))).toBe(false)
  // A view that is new slides in from the left.
  const view = () => element.renderRoot.querySelector<HTMLElement>('.view.next')
  await expect
    .poll(() => view() && getComputedStyle(view() as HTMLElement).getPropertyValue('--forward'))
    .toBe('-1')
  await expectNoAxeViolations()
})

test('leaves addresses, amounts and QR codes from left to right', async () => {
  const { modal, adapter } = mountModal(arabic)
  adapter.answers.getBalances = async () => [tokenBalance({ price: 823, value: 1234.5 })]
  adapter.report(connected())
  await open(modal)
  const amount = page.getByText('1.5 BNB')
  await expect.element(amount).toBeVisible()
  const worth = page.getByText('1,234.50 US$').last()
  for (const text of [amount, worth]) expect(getComputedStyle(text.element()).direction).toBe('ltr')

  modal.router.push({ view: 'WalletReceive' })
  const address = page.getByText(ADDRESS)
  await expect.element(address).toBeVisible()
  expect(getComputedStyle(address.element()).direction).toBe('ltr')
  expect(isMirrored(page.getByRole('img', { name: 'رمز QR لعنوانك' }).element())).toBe(false)
})

test('has the six cells of a code from left to right', async () => {
  const { modal, login } = await openLogin()
  modal.options.update(arabic)
  await expect.element(dialog()).toHaveAttribute('dir', 'rtl')
  login.state.current = { status: 'waitingForCode', email: 'ada@example.org', retryAt: 0, isResending: false }
  const code = page.getByRole('textbox', { name: 'الرمز الوارد في الرسالة' })
  await expect.element(code).toBeVisible()
  await code.fill('12')
  const cells = () => [...(code.element().parentElement?.querySelectorAll('.cell') ?? [])]
  await expect.poll(() => cells().map((cell) => cell.textContent?.trim())).toEqual(['1', '2', '', '', '', ''])
  const places = cells().map(middleOf)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('writes the words of a server, and those of a dapp, in their own direction', async () => {
  const reason = 'This name is reserved. Choose another one.'
  const names = createFakeNames({
    name: 'admin',
    status: 'failed',
    error: { code: 'register', message: 'refused', reason },
  })
  const { modal, adapter } = mountModal({ ...arabic, features: [names] })
  const description = 'Stake 20 CAKE.'
  modal.attach('transactions', {
    recent: [
      {
        address: ADDRESS,
        caipNetworkId: 'eip155:56',
        hash: `0x${'ab'.repeat(32)}`,
        status: 'pending',
        description,
      },
    ],
  })
  adapter.report(connected())
  await open(modal)
  const directionOf = async (text: string) => {
    await expect.element(page.getByText(text)).toBeVisible()
    return getComputedStyle(page.getByText(text).element()).direction
  }
  expect(await directionOf(description)).toBe('ltr')
  modal.router.push({ view: 'RegisterAccountName' })
  expect(await directionOf(reason)).toBe('ltr')
})
