import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { execa } from 'execa'
import { expect, inject, test } from 'vitest'
import { cleanEnv } from './cleanEnv.ts'
import { installedEntries } from './installed.ts'
import { openApp } from './openApp.ts'
import { publishedPackages } from './packages.ts'

/** Entries whose docs say that they are for Node. */
const NODE_ONLY = ['@foyer/testing/playwright']

const fixture = inject('fixtures').react

/** Builds a page with Vite, and returns the folder that it is in. */
async function buildPage(name: string, { body = '', script }: { body?: string; script: string }) {
  await mkdir(join(fixture, name))
  await writeFile(
    join(fixture, name, 'index.html'),
    `<!doctype html><html lang="en"><title>${name}</title><link rel="icon" href="data:,">${body}
    <script type="module" src="/main.ts"></script></html>`,
  )
  await writeFile(join(fixture, name, 'main.ts'), script)
  const dist = join(fixture, `dist-${name}`)
  await execa('node_modules/.bin/vite', ['build', name, '--outDir', dist, '--emptyOutDir'], {
    cwd: fixture,
    env: cleanEnv(),
    extendEnv: false,
    all: true,
  })
  return dist
}

test('bundles every entry for browsers, and runs it', async () => {
  const installed = await Promise.all(publishedPackages.map(({ name }) => installedEntries(fixture, name)))
  const entries = installed.flat().filter((entry) => !NODE_ONLY.includes(entry))
  const imports = entries.map((entry, index) => `import * as entry${index} from '${entry}'\n`)
  const exported = entries.map((entry, index) => `'${entry}': Object.keys(entry${index}).length`)
  const dist = await buildPage('entries', {
    script: `${imports.join('')}Object.assign(window, { exported: { ${exported} } })\n`,
  })
  await openApp(dist, async ({ page }) => {
    const exported: Record<string, number> = await page.evaluate('exported')
    expect(Object.keys(exported)).toEqual(entries)
    expect(Object.values(exported).filter((count) => count === 0)).toEqual([])
  })
})

test('keeps an entry that is imported for its side effect: the embedded modal is drawn', async () => {
  const dist = await buildPage('embedded', {
    body: '<fy-modal embedded></fy-modal>',
    script: `
      import '@foyer/modal/element'
      import { createFoyer } from '@foyer/modal'
      import { eip1193Adapter } from '@foyer/modal/eip1193'
      import { bsc } from 'viem/chains'

      createFoyer({ networks: [bsc], adapters: [eip1193Adapter()] })`,
  })
  await openApp(dist, async ({ page }) => {
    await page.getByRole('heading', { name: 'Connect Wallet' }).waitFor()
  })
})
