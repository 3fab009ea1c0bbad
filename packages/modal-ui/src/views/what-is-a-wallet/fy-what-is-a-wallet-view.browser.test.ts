import { open } from '@foyer/modal-core'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, dialog, mountModal } from '../../test/mountModal.ts'

test('leads from three answers to wallets and to where to get one', async () => {
  const { modal } = mountModal()
  await open(modal, { view: 'WhatIsAWallet' })
  await expect.element(dialog()).toHaveAccessibleName('What is a wallet?')
  await expect.element(page.getByText('Yours alone')).toBeVisible()
  await button('Get a wallet').click()
  await expect.element(page.getByText('Choose one, install it, and come back to this page.')).toBeVisible()
  await expect.element(button('MetaMask')).toBeVisible()
  expect(page.getByRole('listitem').elements()).toHaveLength(5)
  const more = page.getByRole('dialog').getByRole('link')
  await expect.element(more).toHaveTextContent('ethereum.org')
  modal.options.update({ learnMoreUrl: 'javascript:alert(1)' })
  await expect.element(more).toHaveAttribute('href', 'https://ethereum.org/en/wallets/find-wallet/')
  modal.options.update({ learnMoreUrl: 'https://www.dapp.example/wallets' })
  await expect.element(more).toHaveAttribute('href', 'https://www.dapp.example/wallets')
  expect(more.element().textContent?.trim()).toBe('dapp.example')
  await button('MetaMask').click()
  await expect.element(page.getByRole('link', { name: 'Chrome Web Store' })).toBeVisible()
})
