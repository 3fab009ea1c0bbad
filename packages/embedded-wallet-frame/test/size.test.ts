import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { BUDGETS } from '@foyer/harness/budgets'
import { build, defaultClientConditions } from 'vite'
import { expect, onTestFinished, test } from 'vitest'

const entries = fileURLToPath(new URL('../src/exports', import.meta.url))

/** The compressed size of a page that uses everything of an entry, in KiB. */
async function sizeOf(entry: string) {
  const directory = await mkdtemp(join(tmpdir(), 'foyer-frame-size-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const main = join(directory, 'main.ts')
  await writeFile(
    main,
    `import * as all from ${JSON.stringify(join(entries, `${entry}.ts`))}\nObject.assign(window, { all })\n`,
  )
  await build({
    configFile: false,
    root: directory,
    logLevel: 'silent',
    resolve: { conditions: ['@foyer/source', ...defaultClientConditions] },
    build: {
      outDir: join(directory, 'dist'),
      modulePreload: false,
      rolldownOptions: { input: main, output: { entryFileNames: 'main.js' } },
    },
  })
  return gzipSync(await readFile(join(directory, 'dist/main.js')), { level: 9 }).length / 1024
}

test('the client with its schemas keeps to its budget', async () => {
  expect(await sizeOf('client')).toBeLessThanOrEqual(BUDGETS.embeddedClient)
})
