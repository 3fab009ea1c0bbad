import { onlyInFull } from '@foyer/harness/full'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { exampleConfig, HOLDERS } from '../../test/exampleConfig.ts'
import { type Answers, NOW, renderConsole } from '../../test/renderConsole.tsx'

const testInFull = onlyInFull(test)

const button = (name: string) => page.getByRole('button', { name })
const call = (text: RegExp) => expect.element(page.getByText(text)).toBeVisible()
const account = '0x00000000000000000000000000000000000A11cE'
const { presale } = exampleConfig().deployment.contracts

const answers: Answers = {
  minter: () => presale,
  minterSealed: () => false,
  creditor: () => presale,
  contractURI: () => 'ipfs://old/contract.json',
  metadataFrozen: () => false,
  transfersUnlocked: () => false,
}

describe('rare changes', () => {
  test.each([
    ['Make it the item minter…', /^setMinter\(/, /The presale cannot sell while it is not the minter\./],
    ['Make it the YES minter…', /^setMinter\(/, /The presale cannot sell while it is not the minter\./],
    [
      'Make it the reward creditor…',
      /^setCreditor\(/,
      /The presale cannot sell while it is not the creditor\./,
    ],
  ])('proposes %s', async (name, text, warning) => {
    await renderConsole({ path: '/contracts', answers })
    await page.getByRole('textbox', { name: 'Another contract' }).fill(account)
    await button(name).click()
    await call(text)
    await expect.element(page.getByText(warning)).toBeVisible()
  })

  test('proposes other metadata, and refuses what is no folder', async () => {
    await renderConsole({ path: '/contracts', answers })
    const field = page.getByRole('textbox', { name: /^Folder with/ })
    await field.fill('ipfs://new')
    await button('Change…').click()
    await expect.element(page.getByText(/^A URI that ends with a slash/)).toBeVisible()
    await field.fill('ipfs://new/')
    await button('Change…').click()
    await call(/^setURI\("ipfs:\/\/new\/"\)/)
  })

  test('proposes what cannot be undone, and says so', async () => {
    await renderConsole({ path: '/contracts', answers })
    await button('Freeze it permanently…').click()
    await call(/^freezeMetadata\(\)/)
    await expect.element(page.getByText('This cannot be undone.')).toBeVisible()
    await button('Unlock them permanently…').click()
    await call(/^unlockTransfers\(\)/)
    await button('Permanently lock the YES minter…').click()
    await call(/^sealMinter\(\)/)
  })

  test('offers nothing that is final already', async () => {
    const final = {
      ...answers,
      minterSealed: () => true,
      metadataFrozen: () => true,
      transfersUnlocked: () => true,
    }
    await renderConsole({ path: '/contracts', answers: final })
    await expect.element(page.getByText(/^It is frozen/)).toBeVisible()
    await expect.element(button('Freeze it permanently…')).not.toBeInTheDocument()
    await expect.element(button('Unlock them permanently…')).not.toBeInTheDocument()
    await expect.element(button('Make it the YES minter…')).not.toBeInTheDocument()
    await expect.element(button('Permanently lock the YES minter…')).not.toBeInTheDocument()
    await expect.element(button('Make it the reward creditor…')).toBeVisible()
  })
})

describe('treasury', () => {
  test('proposes another fee recipient', async () => {
    await renderConsole({ path: '/treasury' })
    await page.getByRole('textbox', { name: /^New fee recipient/ }).fill(account)
    await button('Change the recipient…').click()
    await call(/^setFeeRecipient\(/)
  })

  test('rescues what the vault does not owe and no more', async () => {
    const vault = { balanceOf: () => 5n * 10n ** 18n, liability: () => 3n * 10n ** 18n }
    await renderConsole({ path: '/treasury', answers: vault })
    await expect.element(page.getByText('Owed to nobody: 2 USDT')).toBeVisible()
    await page.getByRole('textbox', { name: 'Amount' }).fill('2.5')
    await page.getByRole('textbox', { name: 'To', exact: true }).fill(account)
    await button('Rescue…').click()
    await expect.element(page.getByText(/^The vault owes a part of that amount to buyers/)).toBeVisible()
    await page.getByRole('textbox', { name: 'Amount' }).fill('2')
    await button('Rescue…').click()
    await call(/^rescue\(.*, 2000000000000000000\)/)
  })
})

describe('schedule', () => {
  const steps = () => [
    { startsAt: NOW - 60, price: 60n * 10n ** 15n },
    { startsAt: NOW + 172_800, price: 70n * 10n ** 15n },
  ]
  const price = () => page.getByRole('textbox', { name: 'USD per YES' })

  test('asks whether a jump is meant, and shows its factor', async () => {
    await renderConsole({ path: '/schedule', answers: { steps } })
    await price().fill('0.15')
    const tick = page.getByRole('checkbox', { name: /costs ×2\.5 the step before/ })
    await expect.element(tick).not.toBeChecked()
    await expect.element(button('Change the steps…')).toBeDisabled()
    await tick.click()
    await expect.element(button('Change the steps…')).toBeEnabled()
    // Another jump is asked about again.
    await price().fill('0.18')
    await expect.element(button('Change the steps…')).toBeDisabled()
  })

  test.each([
    ['0.06', /is not dearer than the step before/],
    ['0.0700001', /is finer than 0\.000001 USD/],
  ])('refuses a price of %s', async (text, problem) => {
    await renderConsole({ path: '/schedule', answers: { steps } })
    await price().fill(text)
    await expect.element(page.getByText(problem)).toBeVisible()
    await expect.element(button('Change the steps…')).toBeDisabled()
  })
})

testInFull('keeps the pages within a phone', async () => {
  await page.viewport(360, 740)
  await renderConsole({ path: '/contracts', answers, account: HOLDERS.adminSafe })
  await expect.element(page.getByRole('heading', { name: 'Minters and creditor' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(360)
  await page.viewport(414, 896)
})
