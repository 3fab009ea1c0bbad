import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { execa } from 'execa'
import { expect, inject, test } from 'vitest'
import { cleanEnv } from './cleanEnv.ts'
import { installedEntries } from './installed.ts'
import { openApp } from './openApp.ts'
import { publishedPackages } from './packages.ts'

/** Entries that say of themselves that they are for Node. */
const NODE_ONLY = ['@foyer/testing/playwright']

test('every entry for browsers can be bundled, and runs there', async () => {
  const fixture = inject('reactFixture')
  const installed = await Promise.all(publishedPackages.map(({ name }) => installedEntries(fixture, name)))
  const entries = installed.flat().filter((entry) => !NODE_ONLY.includes(entry))
  const imports = entries.map((entry, index) => `import * as entry${index} from '${entry}'\n`)
  const exported = entries.map((entry, index) => `'${entry}': Object.keys(entry${index}).length`)
  await writeFile(
    join(fixture, 'entries/main.ts'),
    `${imports.join('')}Object.assign(window, { exported: { ${exported} } })\n`,
  )
  await execa('npx', ['vite', 'build', 'entries', '--outDir', '../dist-entries', '--emptyOutDir'], {
    cwd: fixture,
    env: cleanEnv(),
    extendEnv: false,
    all: true,
  })
  await openApp(join(fixture, 'dist-entries'), async ({ page }) => {
    const exported: Record<string, number> = await page.evaluate('exported')
    expect(Object.keys(exported)).toEqual(entries)
    expect(Object.values(exported).filter((count) => count === 0)).toEqual([])
  })
})
