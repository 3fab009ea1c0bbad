import type { Page } from '@playwright/test'

/** The wallet modal, found by the roles and names that its users see. */
export function createModal(page: Page) {
  const dialog = page.locator('fy-modal').getByRole('dialog')
  const button = (name: string) => dialog.getByRole('button', { name, exact: true })

  return {
    dialog,
    wallet: button,
    tryAgain: button('Try again'),
    close: button('Close'),
    disconnect: button('Disconnect'),
    copyAddress: button('Copy address'),
    switchNetwork: button('Switch network'),
  }
}
