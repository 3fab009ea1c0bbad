import { currencyPicture } from '@foyer/modal/pictures'
import { expect, test } from 'vitest'
import { renderWithProviders } from '../../test/renderWithProviders.tsx'
import { CurrencyIcon } from './CurrencyIcon.tsx'

const icon = () => document.querySelector('[aria-hidden=true]')

test('draws the picture that the modal draws', async () => {
  renderWithProviders(<CurrencyIcon symbol="USDT" />)
  const picture = await currencyPicture('USDT')
  await expect.poll(() => icon()?.querySelector('img')?.src).toBe(picture)
})

test('draws the first letter where there is no picture', async () => {
  renderWithProviders(<CurrencyIcon symbol="TST" />)
  await expect.poll(() => icon()?.textContent).toBe('T')
  expect(icon()?.querySelector('img')).toBeNull()
})
