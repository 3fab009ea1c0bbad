import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'

const FOLDER = fileURLToPath(new URL('../../../docs/images/themes/', import.meta.url))
const THEMES = ['light', 'dark', 'midnight', 'paper', 'contrast']
const PICTURES = [
  { name: 'connect', story: 'views-connect--recent', width: 1440 },
  { name: 'account', story: 'views-account--sendable', width: 768 },
]

/** Takes the pictures of `docs/themes.md`: the dialog of two views in each theme. */
export async function takeThemePictures(page: Page) {
  await mkdir(FOLDER, { recursive: true })
  for (const { name, story, width } of PICTURES) {
    await page.setViewportSize({ width, height: 800 })
    for (const theme of THEMES) {
      await page.evaluate(([id, theme]) => probe.show(id, { theme, locale: 'en' }), [story, theme] as const)
      await page.locator('dialog').screenshot({ path: `${FOLDER}${name}-${theme}.png` })
    }
  }
}
