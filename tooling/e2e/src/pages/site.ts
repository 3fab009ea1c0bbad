import type { Locator, Page } from '@playwright/test'
import type { Address } from 'viem'
import { createModal } from './modal.ts'

export type Site = ReturnType<typeof createSite>

/** The presale site, as a person finds her way about it. */
export function createSite(page: Page, address: Address) {
  const modal = createModal(page)
  const connectButton = page.getByRole('button', { name: 'Connect Wallet' })
  const accountButton = page.getByRole('button', {
    name: `Account ${address.slice(0, 6)}…${address.slice(-4)}`,
  })
  const invitation = page.getByRole('dialog', { name: 'Enter Invitation Code' })

  const withdrawal = page.getByRole('dialog', { name: 'Reward Withdrawal' })

  return {
    modal,
    connectButton,
    /** The button in the header, once the buyer's wallet is connected. */
    accountButton,
    buyButton: page.getByRole('button', { name: 'Buy Now' }),
    /** The button while a purchase is under way. */
    purchasingButton: page.getByRole('button', { name: 'Purchasing' }),
    reminder: page.getByRole('dialog', { name: 'Reminder' }),
    invitation: {
      dialog: invitation,
      openButton: page.getByRole('button', { name: 'Enter Invitation Code' }),
      code: invitation.getByRole('textbox', { name: 'Invitation code' }),
      submitButton: invitation.getByRole('button', { name: 'Submit' }),
      cancelButton: invitation.getByRole('button', { name: 'Cancel' }),
    },

    /** What an invitation link that was followed shows. */
    linkedInvitation: page.getByRole('region', { name: 'You were invited' }),
    withdrawal: {
      openButton: page.getByRole('button', { name: 'Withdraw Rewards' }),
      dialog: withdrawal,
      amount: withdrawal.getByRole('textbox', { name: 'Withdrawal amount' }),
      confirmButton: withdrawal.getByRole('button', { name: 'Confirm Withdrawal' }),
    },
    /** A list of the record page. */
    records: (name: string) => page.getByRole('region', { name }),

    /** An item of the sale; its name says how many are left and how many the buyer owns. */
    item: (name: string) => page.getByRole('radio', { name }),
    token: (symbol: string) => page.getByRole('radio', { name: symbol }),
    quantity: page.getByRole('textbox', { name: 'Quantity' }),
    /** What stands beside a term, for example beside 'YES holdings'. */
    value: (term: string): Locator =>
      page.locator('dl > div').filter({ hasText: term }).getByRole('definition'),

    async connect() {
      await connectButton.click()
      await modal.wallet('Dev Wallet').click()
      await accountButton.waitFor()
    },
  }
}
