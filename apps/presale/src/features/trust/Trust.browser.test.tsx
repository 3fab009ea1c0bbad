import { expect, onTestFinished, test, vi } from 'vitest'
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
  const contracts = [
    ['Sale and payments', presale],
    ['YES token', yesToken],
    ['Genesis items', genesisNft],
    ['Invitations', referral],
    ['Rewards in escrow', rewardVault],
    ['Permissions of the operator', accessManager],
  ] as const
  for (const [name, address] of contracts)
    expect(href(`${name} (opens in a new tab)`)).toBe(`https://explorer.example/address/${address}`)
  await expect.element(notAudited()).not.toBeInTheDocument()
})

test('says that nothing was audited, and invents no page, when the configuration names none', async () => {
  await setup()
  await expect.element(notAudited()).toBeVisible()
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
  await expect.element(page.getByText('0x6666…6666')).toBeVisible()
})

test('unfolds and copies the whole address of a contract', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  onTestFinished(() => writeText.mockRestore())
  await setup()
  const { presale } = exampleConfig().contracts
  await expect.element(page.getByText(presale)).not.toBeInTheDocument()
  await page.getByRole('button', { name: '0x6666…6666' }).click()
  await expect.element(page.getByRole('button', { name: presale, expanded: true })).toBeVisible()
  await page.getByRole('button', { name: 'Copy address' }).first().click()
  expect(writeText).toHaveBeenCalledExactlyOnceWith(presale)
  await expect.element(page.getByRole('status').getByText('Address copied')).toBeVisible()
})
