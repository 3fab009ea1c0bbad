import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { startFaultyDapp } from './startFaultyDapp.ts'

type Options = Parameters<typeof startFaultyDapp>[0]

export const field = (name: string) => page.getByRole('textbox', { name, exact: true })
export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const dialog = () => page.getByRole('dialog')
export const says = (text: string) =>
  expect.element(page.getByRole('alert').filter({ hasText: text })).toBeVisible()
export const NO_PRICE = 'There is no price right now. Try again in a moment.'

/** The form of one token for the other. */
export async function openSwap(from: 'BNB' | 'USDT' = 'BNB', options: Options = {}) {
  const dapp = await startFaultyDapp(options)
  await dapp.foyer.open({ view: 'Swap' })
  await expect.element(page.getByRole('button', { name: /^You pay: .*BNB/ })).toBeVisible()
  await page.getByRole('button', { name: /^You receive/ }).click()
  await page.getByRole('button', { name: /USDT/ }).click()
  if (from === 'USDT') await button('Switch tokens').click()
  await expect.element(page.getByRole('button', { name: new RegExp(`^You pay: .*${from}`) })).toBeVisible()
  return dapp
}

/** The preview of a swap that goes well until then. */
export async function openPreview(from: 'BNB' | 'USDT' = 'BNB', options: Options = {}) {
  const dapp = await openSwap(from, options)
  await field('You pay').fill('0.5')
  await button('Continue').click()
  await expect.element(dialog()).toHaveAccessibleName('Review')
  return dapp
}
