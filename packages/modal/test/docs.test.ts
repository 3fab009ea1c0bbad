import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const PACKAGE = fileURLToPath(new URL('..', import.meta.url))

const pages = ['README.md', ...readdirSync(join(PACKAGE, 'docs')).map((file) => `docs/${file}`)]

const anchorsOf = (markdown: string) =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .trim()
      .replaceAll(' ', '-'),
  )

/** Links to files and headings of this package: `[from, to]`. */
const links = pages.flatMap((page) => {
  const markdown = readFileSync(join(PACKAGE, page), 'utf8')
  return [...markdown.matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, to = '']) => [page, to] as const)
})

test.each(links)('%s: %s leads somewhere', (page, to) => {
  const [path = '', anchor] = to.split('#')
  const file = path === '' ? join(PACKAGE, page) : join(PACKAGE, dirname(page), path)
  expect(existsSync(file)).toBe(true)
  if (anchor !== undefined) expect(anchorsOf(readFileSync(file, 'utf8'))).toContain(anchor)
})
