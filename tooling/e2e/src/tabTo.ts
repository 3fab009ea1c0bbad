import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until the target has the focus; more often than the page has stops is a failure. */
export async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element.matches(':focus'))) return
  }
  await expect(target).toBeFocused()
}
