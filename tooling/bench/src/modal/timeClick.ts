import type { Page } from 'playwright'

/**
 * Clicks at a point and measures the time until something is seen, on the page's own clock.
 *
 * @param see starts to look before the click is made and resolves with what it saw and when
 */
export async function timeClick<Seen extends { at: number }>(
  page: Page,
  { x, y }: { x: number; y: number },
  see: () => Promise<Seen>,
  pointer: 'mouse' | 'finger' = 'mouse',
) {
  const seeing = see()
  if (pointer === 'mouse') await page.mouse.click(x, y)
  else await page.touchscreen.tap(x, y)
  const seen = await seeing
  const clickedAt = await page.evaluate(() => benchProbe.clickedAt)
  return { seen, ms: seen.at - clickedAt }
}
