import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startupNotice } from '../vite/startup/startupNotice.ts'

// `startupNotice.full.test.ts` has what a page shows while the development stack starts.
test('is in no build', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-startup-'))
  vi.stubEnv('PRESALE_CONFIG', join(folder, 'config.json'))
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await rm(folder, { recursive: true, force: true })
  })
  await writeFile(join(folder, 'starting.json'), JSON.stringify({ starting: ['indexer'] }))
  await writeFile(join(folder, 'index.html'), '<html><body></body></html>')
  const outDir = join(folder, 'dist')
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [startupNotice()],
    build: { outDir },
  })
  expect(await readdir(outDir)).toEqual(['index.html'])
  expect(await readFile(join(outDir, 'index.html'), 'utf8')).not.toContain('script')
})
