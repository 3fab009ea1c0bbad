/** Draws the pictures that networks show of the site's own pages, `public/og*.png`. The indexer draws those of invitations. */
import { writeFile } from 'node:fs/promises'
import { createPainter } from '@foyer/indexer/pictures'

const { draw } = createPainter()
for (const [file, kind] of [
  ['og.png', 'home'],
  ['og-record.png', 'record'],
] as const)
  await writeFile(new URL(`../public/${file}`, import.meta.url), await draw({ locale: 'en', kind }))
