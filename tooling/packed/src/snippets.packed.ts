import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { compile } from './compile.ts'
import { installedFiles } from './installed.ts'
import { publishedPackages, root } from './packages.ts'
import { readSnippets } from './readSnippets.ts'
import { readTasks } from './readTasks.ts'

const fixture = inject('fixtures').react

/** Every page that a dapp's developer reads: the repository's own, those of the site, and what the packages bring. */
async function listPages() {
  const published = publishedPackages.map(async ({ name }) => {
    const files = await installedFiles(fixture, name)
    return files
      .filter((file) => file.endsWith('.md'))
      .map((file) => ({ page: `${name}/${file}`, path: join(fixture, 'node_modules', name, file) }))
  })
  // The reference is made from types.
  const isMade = (path: string) => path.includes('/reference/')
  const site = globSync('apps/docs/pages/**/*.md', { cwd: root }).filter((path) => !isMade(path))
  const own = ['README.md', ...site].map((page) => ({ page, path: root + page }))
  return [...own, ...(await Promise.all(published)).flat()]
}

test('compiles every snippet of the pages strictly against the installed packages', async () => {
  const written: string[] = []
  for (const { page, path } of await listPages()) {
    const snippets = readSnippets(await readFile(path, 'utf8'))
    for (const [index, { language, code }] of snippets.entries()) {
      const file = `${page.replace(/\.md$/, '').replaceAll(/\W+/g, '-')}-${index + 1}.${language}`
      await writeFile(join(fixture, 'snippets', file), `${code}\nexport {}\n`)
      written.push(file)
    }
  }
  expect(written).toContain('README-1.tsx')
  await compile(fixture, 'tsconfig.snippets.json')
})

test('states for each of the 45 tasks how many lines it takes, or why it will not be done', async () => {
  const docs = join(fixture, 'node_modules/@foyer/modal/docs')
  const readPage = (path: string) => readFile(join(docs, path), 'utf8')
  const tasks = await readTasks(await readPage('tasks.md'), readPage)
  expect(tasks.map(({ number }) => number)).toEqual(Array.from({ length: 45 }, (_, index) => index + 1))
  const wrong = tasks.filter(({ stated, counted, isRefused }) =>
    isRefused ? stated !== undefined : stated !== counted || counted === 0,
  )
  expect(wrong).toEqual([])
})
