import { readMachine, writeBaselines } from '../test/baselines.ts'
import { openPlayground } from '../test/openPlayground.ts'
import { takeThemePictures } from './takeThemePictures.ts'

/**
 * Takes the picture of every story anew, for `test/stories.test.ts` to compare with, and those of `docs/themes.md`. Look
 * at what has changed.
 */
const { page, storyIds, chromium, close } = await openPlayground()
const pictures = new Map<string, Buffer>()
await page.setViewportSize({ width: 360, height: 740 })
for (const id of storyIds) {
  await page.evaluate((id) => probe.show(id, { theme: 'dark', locale: 'en' }), id)
  pictures.set(id, await page.screenshot())
}
await takeThemePictures(page)
await close()
await writeBaselines(readMachine(chromium), pictures)
