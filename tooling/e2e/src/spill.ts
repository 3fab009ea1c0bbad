import type { Page } from '@playwright/test'

/** How many pixels of the page are beyond the right edge of the screen. */
export const spill = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth))
