import type { Locator, Page } from '@playwright/test'
import type { Address } from 'viem'
import type { Texts } from '../texts.ts'
import { createModal } from './modal.ts'

export type Site = ReturnType<typeof createSite>

/** The presale site, found by the roles and names that its users see in the language of these texts. */
export function createSite(page: Page, address: Address, texts: Texts) {
  const modal = createModal(page)
  const shortAddress = `${address.slice(0, 6)}…${address.slice(-4)}`
  // The modal's own texts are in English here, so what is needed in every language is found without them.
  const walletButton = page.locator('fy-button').getByRole('button')
  const connectButton = page.getByRole('button', { name: 'Connect Wallet' })
  const accountButton = page.getByRole('button', { name: `Account ${shortAddress}` })
  const invitation = page.getByRole('dialog', { name: texts.invite.title })
  const withdrawal = page.getByRole('dialog', { name: texts.withdraw.title })

  return {
    modal,
    /** The button in the header, whatever it says. */
    walletButton,
    connectButton,
    /** The button in the header, once the buyer's wallet is connected. */
    accountButton,
    buyButton: page.getByRole('button', { name: texts.buy.buyNow }),
    /** The button while a purchase is under way. */
    purchasingButton: page.getByRole('button', { name: texts.buy.purchasing }),
    reminder: page.getByRole('dialog', { name: texts.reminder.title }),
    invitation: {
      dialog: invitation,
      openButton: page.getByRole('button', { name: texts.invite.open }),
      code: invitation.getByRole('textbox', { name: texts.invite.label }),
      submitButton: invitation
        .getByRole('button', { name: texts.invite.submit })
        .or(invitation.getByRole('button', { name: texts.invite.continue })),
      cancelButton: invitation.getByRole('button', { name: texts.app.cancel }),
    },

    /** The panel of an invitation link that was followed. */
    linkedInvitation: page.getByRole('region', { name: texts.invite.linkTitle }),
    withdrawal: {
      openButton: page.getByRole('button', { name: texts.withdraw.open }),
      dialog: withdrawal,
      amount: withdrawal.getByRole('textbox', { name: texts.withdraw.amount }),
      confirmButton: withdrawal.getByRole('button', { name: texts.withdraw.confirm }),
    },
    /** A list of the record page. */
    records: (name: string) => page.getByRole('region', { name }),

    /** An item of the sale; its name says how many are left and how many the buyer owns. */
    item: (name: string) => page.getByRole('radio', { name }),
    token: (symbol: string) => page.getByRole('radio', { name: symbol }),
    quantity: page.getByRole('textbox', { name: texts.buy.quantity }),
    /** The value of a term, for example of 'YES holdings'. */
    value: (term: string): Locator =>
      page.locator('dl > div').filter({ hasText: term }).getByRole('definition'),

    /** Opens the menu of the header where it has one: on a phone. */
    async openMenu() {
      const menu = page.getByRole('button', { name: texts.app.menu, exact: true })
      if (await menu.isVisible()) await menu.click()
    },

    async connect() {
      await walletButton.click()
      await modal.wallet('Dev Wallet').click()
      await walletButton.and(page.getByRole('button', { name: shortAddress })).waitFor()
    },
  }
}
