import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createTestRuntime } from '../../../test/createTestRuntime.ts'
import { exampleConfig } from '../../../test/exampleConfig.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import type { AppConfig } from '../../config/schema.ts'
import Trust from './Trust.tsx'

async function setup(changes: Partial<AppConfig> = {}) {
  const config = exampleConfig(changes)
  const { runtime } = await createTestRuntime({ config, wallet: null })
  renderWithProviders(<Trust />, { runtime })
  await expect.element(page.getByRole('heading', { name: 'Check before you buy' })).toBeVisible()
}

const notAudited = () => page.getByText(/^Not audited:/)

test('links what the configuration names, and each contract at the explorer', async () => {
  const chain = { ...exampleConfig().chain, blockExplorerUrl: 'https://explorer.example/' }
  const about = {
    terms: '/terms.html',
    privacy: 'https://foundation.example/privacy',
    risks: '/risks.html',
    contact: 'mailto:sale@foundation.example',
    audits: [{ by: 'Auditor', url: 'https://auditor.example/report.pdf' }],
  }
  await setup({ chain, about })
  const href = (name: string) => page.getByRole('link', { name }).element().getAttribute('href')
  expect(href('Terms of sale')).toBe(about.terms)
  expect(href('Privacy')).toBe(about.privacy)
  expect(href('Risks')).toBe(about.risks)
  expect(href('Contact')).toBe(about.contact)
  expect(href('Audit report by Auditor')).toBe('https://auditor.example/report.pdf')
  const { presale, yesToken, genesisNft, referral, rewardVault, accessManager } = exampleConfig().contracts
  for (const address of [presale, yesToken, genesisNft, referral, rewardVault, accessManager])
    expect(href(`${address} (opens in a new tab)`)).toBe(`https://explorer.example/address/${address}`)
  await expect.element(notAudited()).not.toBeInTheDocument()
})

test('says that nothing was audited, and invents no page, when the configuration names none', async () => {
  await setup()
  await expect.element(notAudited()).toBeVisible()
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
  await expect.element(page.getByText(exampleConfig().contracts.presale)).toBeVisible()
})
