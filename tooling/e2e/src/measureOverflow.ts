import type { Page } from '@playwright/test'

/** Measures how many pixels of the page are beyond the right edge of the screen. */
export const measureOverflow = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth))
