import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { eagerFiles } from './eagerFiles.ts'

async function writePage(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-eager-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'assets'))
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text)
  return folder
}

test('lists the document, what it links to, and their static imports', async () => {
  const folder = await writePage({
    'index.html':
      '<link rel="icon" href="data:,"><link href="/a.css"><script type="module" src="./main.js"></script>',
    'main.js': 'import { a } from "./assets/a.js"; export * from "./b.js"; a()',
    'b.js': 'export const b = 1',
    'assets/a.js': 'import "../b.js"; export const a = () => import("./lazy.js")',
    'assets/lazy.js': 'import "./lazier.js"',
  })
  expect(await eagerFiles(folder)).toEqual(['/', '/a.css', '/assets/a.js', '/b.js', '/main.js'])
})

test('ends when modules import each other', async () => {
  const folder = await writePage({
    'index.html': '<script type="module" src="/a.js"></script>',
    'a.js': 'import "./b.js"',
    'b.js': 'import "./a.js"',
  })
  expect(await eagerFiles(folder)).toEqual(['/', '/a.js', '/b.js'])
})
